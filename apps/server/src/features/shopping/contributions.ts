import { portionsFactor, toIngredientText } from '@potluck/kitchen'
import { sql } from 'drizzle-orm'
import { changeRows, type Db } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { RecipeToBuy } from './queries.ts'

/** A line that a recipe adds to the list, alone or as part of a planned meal. */
export type Contribution = {
  id: string
  text: string
  factor: number
  recipe_id: string
  recipe_title: string
  /**
   * Counted over all lines of the whole recipe, so that it does not depend on which of them were
   * chosen.
   */
  position: number
  entry_id: string | null
  planned_for: string | null
}

export type Asked = {
  portions: number | undefined
  /** Positions of the chosen ingredients; left out for all. */
  ingredients?: readonly number[] | undefined
  entry?: { id: string; day: string }
}

/**
 * What a recipe at some number of portions adds to the list. `split`: the kitchen's
 * `splitLineToBuy`.
 */
export function toContributions(
  recipe: RecipeToBuy,
  { portions, ingredients, entry }: Asked,
  split: (text: string) => string[],
): Contribution[] {
  const factor = portionsFactor(recipe.servings, portions)
  return recipe.ingredients
    .flatMap((row, index) => split(toIngredientText(row)).map((text) => ({ text, index })))
    .map(({ text, index }, position) => ({ text, index, position }))
    .filter(({ index }) => ingredients?.includes(index) ?? true)
    .map(({ text, position }) => ({
      id: uuidv7(),
      text: text.slice(0, LONGEST),
      factor,
      position,
      recipe_id: recipe.recipe_id,
      recipe_title: recipe.title,
      entry_id: entry?.id ?? null,
      planned_for: entry?.day ?? null,
    }))
}

/** The limit of the table's column. */
const LONGEST = 400

/** The lines of one recipe, of all meals planned for some days, or of some of these meals. */
export type Scope = { recipeId: string } | { from: string; to: string } | { entries: string[] }

/**
 * Replaces the lines that the same recipe or days added before. A line that asks for the same as
 * before stays ticked or removed; one that asks for something else is open again. Open lines that
 * are no longer asked for are deleted.
 */
export async function putContributions(
  tx: Db,
  userId: string,
  given: { scope: Scope; lines: readonly Contribution[] },
  now: Date,
): Promise<void> {
  const { scope, lines } = given
  const at = now.toISOString()
  const ofRecipe = 'recipeId' in scope
  const key = ofRecipe
    ? sql`(user_id, recipe_id, position) where entry_id is null and recipe_id is not null`
    : sql`(user_id, entry_id, position) where entry_id is not null`
  // What was removed from a week stays removed; a recipe that is added again has all lines again.
  const kept = ofRecipe ? sql`l.state = 'ticked'` : sql`true`
  const isSame = sql`l.text = excluded.text and l.factor = excluded.factor and ${kept}`
  await changeRows(tx)`
    insert into shopping_lines as l (id, user_id, text, factor, recipe_id, recipe_title, position,
      entry_id, planned_for, created_at, changed_at)
    select id, ${userId}, text, factor, recipe_id, recipe_title, position, entry_id, planned_for, at, at
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (id uuid, text text,
      factor double precision, recipe_id uuid, recipe_title text, position integer, entry_id uuid,
      planned_for date), (select ${at}::timestamptz as at) moment
    on conflict ${key} do update set text = excluded.text, factor = excluded.factor,
      recipe_id = excluded.recipe_id, recipe_title = excluded.recipe_title,
      planned_for = excluded.planned_for,
      state = case when ${isSame} then l.state else 'open' end,
      replaced_by = case when ${isSame} then l.replaced_by end,
      changed_at = case when ${isSame} then l.changed_at else excluded.changed_at end`
  const scoped = scopeOf(scope)
  // One key per line: a list of keys is looked up by hash, a condition on two columns line by line.
  const wanted = lines.map(({ entry_id, position }) => `${entry_id ?? ''} ${position}`)
  await changeRows(tx)`
    delete from shopping_lines
    where user_id = ${userId} and state = 'open' and ${scoped}
      and concat(entry_id::text, ' ', position::text) <> all(${sql.param(wanted)}::text[])`
}

function scopeOf(scope: Scope) {
  if ('recipeId' in scope) return sql`entry_id is null and recipe_id = ${scope.recipeId}`
  if ('entries' in scope) return sql`entry_id = any(${sql.param(scope.entries)}::uuid[])`
  return sql`planned_for between ${scope.from}::date and ${scope.to}::date`
}
