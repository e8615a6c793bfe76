import { changeRows, column, type Db, getRow } from '../../../platform/database/index.ts'
import { whyDouble } from '../doubles.ts'
import { insertItemKeys } from './item-keys.ts'
import type { FoundItem } from './staged.ts'
import type { Standing } from './standings.ts'

/** Where the next item of an import goes; nobody but who reads a file for it adds any. */
export async function findNextPosition(db: Db, importId: string): Promise<number> {
  const { next } = await getRow(db, { next: column.integer })`
    select coalesce(max(position) + 1, 0)::integer as next from import_items
    where import_id = ${importId}`
  return next
}

type Place = { importId: string; file: number; first: number }

/** Adds what was found in a file, each with how it stands to the cook's recipes and to the others. */
export async function insertItems(
  tx: Db,
  { importId, file, first }: Place,
  found: readonly (FoundItem & { standing: Standing })[],
): Promise<void> {
  const rows = found.map((item, at) => toRow(item, first + at))
  await changeRows(tx)`
    insert into import_items (import_id, position, file_position, format, kind, title, state, staged,
      collections, doubts, lost, size, digest, reason, picture, picture_address, recipe_id,
      double_of, like_item, double_why)
    select ${importId}, g.position, ${file}, g.format, g.kind, g.title, g.state, g.staged,
      array(select jsonb_array_elements_text(g.collections)), g.doubts, g.lost, g.size, g.digest,
      g.reason, g.picture, g."pictureAddress", r.id, d.id, g."likeItem", g."doubleWhy"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (position integer, format text,
      kind text, title text, state text, staged jsonb, collections jsonb, doubts jsonb, lost jsonb,
      size integer, digest text, reason text, picture text, "pictureAddress" text, "hereAs" uuid,
      "doubleOf" uuid, "likeItem" integer, "doubleWhy" text)
    left join recipes r on r.id = g."hereAs" left join recipes d on d.id = g."doubleOf"`
  const keys = found.flatMap(({ standing }, at) =>
    standing.keys.map((key) => ({ position: first + at, key })),
  )
  await insertItemKeys(tx, importId, keys)
  for (const [at, { picture, standing }] of found.entries()) {
    if (!picture || standing.hereAs !== undefined) continue
    await changeRows(tx)`
      insert into import_pictures (import_id, position, bytes)
      values (${importId}, ${first + at}, ${Buffer.from(picture)})`
  }
}

function toRow(item: FoundItem & { standing: Standing }, position: number) {
  const { picture, pictureAddress, standing, staged, reason, ...rest } = item
  const { hereAs, own, like } = standing
  const isHere = hereAs !== undefined
  const double = own ?? like
  return {
    ...rest,
    position,
    state: isHere ? 'here-already' : item.kind === 'refused' ? 'refused' : 'waiting',
    reason: isHere ? HERE : reason,
    staged: isHere ? null : staged,
    picture: !isHere && (picture || pictureAddress) ? 'waiting' : null,
    pictureAddress,
    hereAs: hereAs ?? null,
    doubleOf: own?.recipeId ?? null,
    likeItem: like?.position ?? null,
    doubleWhy: double ? whyDouble(double) : null,
  }
}

/** Why a recipe stays out that an earlier import made of the same lines. */
export const HERE = 'This very recipe was brought in before.'
