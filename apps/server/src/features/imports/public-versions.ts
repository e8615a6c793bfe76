import type { DoubleChoice } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { column, type Db, json, listRows, orNull } from '../../platform/database/index.ts'
import { isPublished, refuseUnconfirmed } from '../recipes/index.ts'
import type { LockedImport } from './queries.ts'
import type { ReadAlone } from './to-read-recipe.ts'

type Origin = ReadAlone['draft']['origin']

const VERSION = {
  origin: orNull(json<NonNullable<Origin>>()),
  source: column.text,
  adapted: orNull(column.text),
  mine: orNull(json<NonNullable<Origin>>()),
}

/**
 * New versions of public recipes that would have the text of another source are asked about before an import
 * starts, once for all of them. @throws ORIGIN_UNCONFIRMED
 */
export async function refuseUnconfirmedVersions(
  tx: Db,
  { id, user_id: authorId, origin_confirmed }: LockedImport,
  doubles: DoubleChoice,
): Promise<void> {
  if (origin_confirmed) return
  const versions = await listRows(tx, VERSION)`
    select distinct i.staged -> 'draft' -> 'origin' as origin, r.source,
      r.adapted_from_title as adapted, r.origin as mine
    from import_items i join recipes r on r.id = i.double_of
    where i.import_id = ${id} and i.state = 'waiting' and ${sql.raw(isPublished('r'))}
      and coalesce(i.choice, ${doubles}) = 'new-version'
      and jsonb_typeof(i.staged -> 'draft' -> 'origin') = 'object'`
  for (const { origin, source, adapted, mine } of versions) {
    const recipe = {
      authorId,
      origin: mine,
      source: source === 'assistant' ? ('assistant' as const) : ('cook' as const),
      adaptedFromTitle: adapted,
      status: 'published' as const,
    }
    await refuseUnconfirmed(tx, recipe, origin)
  }
}
