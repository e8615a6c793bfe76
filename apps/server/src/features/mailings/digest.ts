import { sql } from 'drizzle-orm'
import { changeRows, type Database } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { isPublicRecipe } from '../recipes/index.ts'

const MONDAY = 1
/** UTC: early morning in Europe, the evening before in America. */
const FROM_HOUR = 7
const TRENDING_SHOWN = 5

/**
 * Starts the weekly digest, once, on Mondays. It is called every minute instead of by the clock, so
 * that a server that was down at seven sends it when it is back on that day.
 */
export async function startDigest({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  if (now.getUTCDay() !== MONDAY || now.getUTCHours() < FROM_HOUR) return
  const day = now.toISOString().slice(0, 10)
  // Recipes of the last digest are no news; all listed recipes are visible to anybody.
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
