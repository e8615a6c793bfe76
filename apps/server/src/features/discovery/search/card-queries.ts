import { sql } from 'drizzle-orm'
import { type Db, listRowsPrepared } from '../../../platform/database/index.ts'
import { CARD_ROW, type CardRow, selectCards } from '../../recipes/index.ts'

/** The cards of some recipes, in the order of their ids. */
export async function listCards(
  db: Db,
  ids: readonly string[],
  viewerId: string,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  return listRowsPrepared(db, CARD_ROW)`
    ${selectCards(viewerId)}
    join unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, position)
      on wanted.id = r.id
    order by wanted.position`
}
