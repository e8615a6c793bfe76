import { sql } from 'drizzle-orm'
import {
  column,
  type Db,
  listRowsPrepared,
  orNull,
  type RowOf,
  viewing,
} from '../../../platform/database/index.ts'
import { PHOTO_ROW } from '../../../platform/media/photo.ts'
import { isPublicCook } from '../../auth/index.ts'
import { isFoundBy } from '../../recipes/index.ts'
import { TOO_MANY_TO_HIDE } from './words/lexeme-queries.ts'

const RECIPE_SUGGESTION = {
  ...PHOTO_ROW,
  id: column.uuid,
  title: column.text,
  cover_code: column.text,
}
export type RecipeSuggestionRow = RowOf<typeof RECIPE_SUGGESTION>

/** The data for picture and title of some recipes, in the order of the ids. */
export async function listSuggestedRecipes(
  tx: Db,
  ids: readonly string[],
): Promise<RecipeSuggestionRow[]> {
  return listRowsPrepared(tx, RECIPE_SUGGESTION)`
    select r.id, r.title, r.cover_code, r.image_hash, i.width as image_width,
      i.height as image_height, i.placeholder as image_placeholder, i.widths as image_widths,
      i.has_avif as image_has_avif
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, position)
    join recipes r on r.id = wanted.id
    left join images i on i.hash = r.image_hash
    order by wanted.position`
}

/** The marks that a recipe visible to the viewer has, the most common first. */
export async function listUsedMarks(
  tx: Db,
  marks: readonly string[],
  viewerId: string,
): Promise<string[]> {
  const rows = await listRowsPrepared(tx, { mark: column.text })`
    select mark from (
      -- One look-up each: joined, the counts of all lexemes would be read through.
      select mark, position,
        coalesce((select recipes from search_counts where lexeme = mark), 0) as recipes
      from unnest(${sql.param(marks)}::text[]) with ordinality as asked(mark, position)
      offset 0
    ) as counted
    where recipes > ${sql.raw(String(TOO_MANY_TO_HIDE))} or exists (select 1 from recipe_search s
      where s.words @@ quote_literal(mark)::tsquery
        and ${viewing(isFoundBy('s'), viewerId)})
    order by recipes desc, position`
  return rows.map(({ mark }) => mark)
}

const COOK = { username: column.text, full_name: column.text, avatar_hash: orNull(column.text) }
export type CookRow = RowOf<typeof COOK>

/** The number of cooks among whom the best known are chosen. */
const LOOKED_AT = 500

/**
 * Public cooks with a word in their names that starts with each of these, the most followed first.
 */
export async function listCooks(tx: Db, prefixes: string, most: number): Promise<CookRow[]> {
  return listRowsPrepared(tx, COOK)`
    select username, full_name, avatar_hash from (
      select username, full_name, avatar_hash, follower_count from users
      where ${sql.raw(isPublicCook('users'))}
        and to_tsvector('simple', potluck_sort_key(full_name || ' ' || username)) @@ ${prefixes}::tsquery
      limit ${sql.raw(String(LOOKED_AT))}
    ) as named
    order by follower_count desc, username limit ${most}`
}
