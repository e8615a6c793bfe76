import { sql } from 'drizzle-orm'
import { changeRows, type Database } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { isPublicRecipe } from '../recipes/index.ts'

const MONDAY = 1
/** UTC: early in Europe, the evening before in America. */
const FROM_HOUR = 7
const TRENDING_SHOWN = 5

/**
 * Begins the digest of the week, on Mondays, once. Asked every minute instead of by the clock: a
 * server that was down at seven sends it when it is back that day.
 */
export async function startDigest({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  if (now.getUTCDay() !== MONDAY || now.getUTCHours() < FROM_HOUR) return
  const day = now.toISOString().slice(0, 10)
  // What the last digest showed is no news; the list is of recipes that anybody may see.
  await changeRows(db)`
    insert into mailings (id, kind, key, subject, body, recipe_ids, created_at)
    select ${uuidv7()}, 'digest', ${day}, 'This week on Potluck', '', array(
      select l.recipe_id from ranked_lists l
      join recipes r on r.id = l.recipe_id join users u on u.id = r.author_id
      where l.list = 'week' and ${sql.raw(isPublicRecipe('r', 'u'))}
        and not l.recipe_id = any (coalesce((
          select m.recipe_ids from mailings m where m.kind = 'digest' and m.key < ${day}
          order by m.key desc limit 1), '{}'))
      order by l.rank limit ${TRENDING_SHOWN}), ${now.toISOString()}::timestamptz
    where not exists (select 1 from mailings where kind = 'digest' and key = ${day})
    on conflict do nothing`
}
