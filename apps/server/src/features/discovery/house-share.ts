import { type SQL, sql } from 'drizzle-orm'
import { isOfHouse } from '../auth/index.ts'

/** The house gets at most every third place of a list while cooks have recipes for the others. */
const EVERY = 3

/**
 * Spaces out the house's recipes in a list: `id, place`, from 1. They never rise, and fill the
 * places that cooks leave.
 * @param source SQL of `id, author_id, at`: the recipes and their places, from 1
 */
export function shareWithHouse(source: SQL): SQL {
  return sql`
    select id, row_number() over (order by wished, is_house, at)::integer as place
    from (
      select id, at, is_house, case
        when is_house then greatest(at, ${sql.raw(String(EVERY))} * nth)
        else least(at, ${sql.raw(`${EVERY}.0 / ${EVERY - 1}`)} * nth) end as wished
      from (
        select id, at, is_house, row_number() over (partition by is_house order by at) as nth
        from (select id, at, ${sql.raw(isOfHouse('author_id'))} as is_house from (${source}) as listed) as told
      ) as counted
    ) as wishing`
}
