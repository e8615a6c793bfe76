import { parseIngredientLine } from '@potluck/kitchen'
import { sql } from 'drizzle-orm'
import { type Db, executePrepared } from '../../../platform/database/index.ts'
import { foodKey, type Kitchen } from '../../recipes/index.ts'

/** How much of a recipe is at home: `of` foods it needs, `have` of them, and some of those that are missing. */
export type AtHome = { have: number; of: number; missing: string[] }

const NAMES_SHOWN = 5

/** What a pantry answers for: cheddar at home is the cheese of a recipe, but no cheese is its cheddar. */
export function pantryFoods(
  kitchen: Kitchen,
  items: readonly { name: string; ingredientId: string | null }[],
): string[] {
  const foods = items.flatMap((row) => {
    const known = row.ingredientId === null ? undefined : kitchen.findIngredient(row.ingredientId)
    const kinds = known ? [...kitchen.kindsOf(known)].map(({ id }) => id) : []
    return [foodKey(kitchen, row), ...kinds]
  })
  return [...new Set(foods)]
}

/** Of some recipes, what of their foods is among these. */
export async function listAtHome(
  db: Db,
  recipeIds: readonly string[],
  foods: readonly string[],
): Promise<ReadonlyMap<string, AtHome>> {
  const rows = await executePrepared<AtHome & { recipe_id: string }>(
    db,
    sql`
    select recipe_id, count(*) filter (where is_there)::integer as have, count(*)::integer as of,
      (coalesce(array_agg(name order by position) filter (where not is_there), '{}'))[1:${sql.raw(String(NAMES_SHOWN))}]
        as missing
    from (
      select distinct on (i.recipe_id, a.foods[i.position + 1]) i.recipe_id, i.position, i.name,
        a.foods[i.position + 1] = any (${sql.param(foods)}::text[]) as is_there
      from recipe_ingredients i join recipe_answers a using (recipe_id)
      where i.recipe_id = any (${sql.param(recipeIds)}::uuid[]) and a.foods[i.position + 1] <> ''
      order by i.recipe_id, a.foods[i.position + 1], i.position
    ) as needed
    group by recipe_id`,
  )
  return new Map(
    rows.map(({ recipe_id, have, of, missing }) => [
      recipe_id,
      { have, of, missing: missing.map(nameToBuy) },
    ]),
  )
}

/** 'Pecorino, finely grated' is bought as Pecorino. */
function nameToBuy(name: string): string {
  return parseIngredientLine(name).name || name
}
