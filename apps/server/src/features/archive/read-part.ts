import type { ArchivePart } from '../../platform/archive-part.ts'
import type { Database } from '../../platform/database/index.ts'

const PAGE = 500

/** The rows of a part, page by page; the pictures they name are added to `pictures`. */
export async function* readPart(
  database: Database,
  part: ArchivePart,
  memberId: string,
  pictures: Set<string>,
): AsyncGenerator<Record<string, unknown>> {
  let after = ''
  while (true) {
    const rows = await database.query<PartRow>({ text: pageOf(part) }, [memberId, after])
    for (const { _key, _pictures, ...row } of rows) {
      for (const hash of _pictures ?? []) pictures.add(hash)
      yield _pictures ? { ...row, pictures: _pictures.map(pictureName) } : row
      after = _key
    }
    if (rows.length < PAGE) return
  }
}

type PartRow = Record<string, unknown> & { _key: string; _pictures?: string[] }

/** The path of a picture in the zip. */
export function pictureName(hash: string): string {
  return `images/${hash}.webp`
}

function pageOf({ rows }: ArchivePart): string {
  return `select * from (${rows}) part where _key collate "C" > $2
    order by _key collate "C" limit ${PAGE}`
}
