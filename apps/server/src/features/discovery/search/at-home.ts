import { foodOfName } from '@potluck/kitchen'
import { type SQL, sql } from 'drizzle-orm'
import type { Kitchen } from '../../../platform/kitchen.ts'
import type { PantryFood } from '../../pantry/index.ts'
import { foodKey } from '../../recipes/index.ts'

/**
 * How much of a recipe is at home: `have` of the `of` foods it needs, and some of the missing ones.
 */
export type AtHome = { have: number; of: number; missing: string[] }

const NAMES_SHOWN = 5

/**
 * The foods that a pantry covers: cheddar at home covers the cheese of a recipe, but cheese does
 * not cover its cheddar.
 */
export function pantryFoods(kitchen: Kitchen, items: readonly PantryFood[]): string[] {
  const foods = items.flatMap(([name, ingredientId]) => {
    const known = ingredientId === null ? undefined : kitchen.findIngredient(ingredientId)
    const kinds = known ? [...kitchen.kindsOf(known)].map(({ id }) => id) : []
    return [foodKey(kitchen, { name, ingredientId }), ...kinds]
  })
  return [...new Set(foods)]
}

/** The foods at home, hashed as in `recipe_search.foods`: the table `home` of a statement. */
export function home(foods: readonly string[]): SQL {
  return sql`home as materialized (
    select hashtext(food) as food from unnest(${sql.param(foods)}::text[]) as food)`
}

/** What a recipe needs: for each ingredient the food ('' for what every kitchen has) and the name. */
export type NeedsRow = [recipeId: string, foods: string[], names: string[]]

/** What the recipes of a subquery need, as one value of a statement. */
export function needsOf(recipeIds: SQL): SQL {
  return sql`(
    select coalesce(json_agg(json_build_array(recipe_id, foods, array(
      select name from recipe_ingredients i where i.recipe_id = a.recipe_id order by position
    ))), '[]') from recipe_answers a where recipe_id in (${recipeIds}))`
}

/** Which of the needed foods are at home. */
export function compareWithHome(
  needs: readonly NeedsRow[],
  foodsAtHome: readonly string[],
): ReadonlyMap<string, AtHome> {
  const isAtHome = new Set(foodsAtHome)
  return new Map(
    needs.map(([recipeId, foods, names]) => {
      const needed = [...new Set(foods)].filter((food) => food !== '')
      const missing = needed.filter((food) => !isAtHome.has(food))
      const toBuy = missing.slice(0, NAMES_SHOWN).map((food) => names[foods.indexOf(food)] ?? '')
      const [of, have] = [needed.length, needed.length - missing.length]
      return [recipeId, { have, of, missing: toBuy.map(foodOfName) }]
    }),
  )
}
