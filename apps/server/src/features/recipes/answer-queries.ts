import { eq, sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  objects,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { RECIPE_STATUS } from './cards.ts'
import { keepDoubleKeys } from './double-keys.ts'
import { INGREDIENT_ROW, INGREDIENTS_OF_R } from './ingredient-rows.ts'
import type { KitchenAnswers } from './kitchen/kitchen-answers.ts'
import { ORIGIN } from './origin.ts'
import { recipeAnswers, recipes } from './tables.ts'

export async function hasOlderAnswers(db: Db, version: number): Promise<boolean> {
  const { older } = await getRow(db, { older: column.boolean })`
    select exists (select 1 from recipes where kitchen_version < ${version}) as older`
  return older
}

const READABLE = {
  id: column.uuid,
  servings: column.text,
  ingredients: objects(INGREDIENT_ROW),
  instructions: column.texts,
  language: orNull(column.text),
}

/** What answers are derived from, and what publication checks. */
const OLDER_RECIPE = {
  ...READABLE,
  title: column.text,
  description: column.text,
  tags: column.texts,
  origin: orNull(ORIGIN),
  author_id: column.uuid,
  status: RECIPE_STATUS,
  cook_time: column.text,
  has_cover: column.boolean,
}
export type OlderRecipe = RowOf<typeof OLDER_RECIPE>

/** What the kitchen reads of a recipe `r`: its ingredients and steps. */
const LINES = sql`${INGREDIENTS_OF_R} as ingredients,
  array(select t.text from recipe_steps t where t.recipe_id = r.id order by t.position) as instructions`

/** The parts of recipes that the kitchen reads, by id, in no order. */
export function listReadable(db: Db, ids: readonly string[]): Promise<RowOf<typeof READABLE>[]> {
  return listRows(db, READABLE)`
    select r.id, r.servings, r.language, ${LINES} from recipes r where r.id = any (${sql.param(ids)}::uuid[])`
}

const OLDER = sql`r.id, r.author_id, r.status, r.cook_time, r.has_cover, r.title, r.description, r.tags,
  r.origin, r.servings, r.language, ${LINES}`

/** Recipes whose answers are older than `version`, the oldest first. */
export function listOlderAnswers(db: Db, version: number, limit: number): Promise<OlderRecipe[]> {
  return listRows(db, OLDER_RECIPE)`
    select ${OLDER} from recipes r where r.kitchen_version < ${version}
    order by r.kitchen_version, r.id limit ${limit}`
}

/** The recipe, locked; undefined if its answers are no longer older. */
export async function lockOlderAnswer(
  tx: Db,
  id: string,
  version: number,
): Promise<OlderRecipe | undefined> {
  // Locked first and read afterwards, so that an edit that was waited for is seen.
  await changeRows(tx)`select 1 from recipes where id = ${id} for no key update`
  return findRow(tx, OLDER_RECIPE)`
    select ${OLDER} from recipes r where r.id = ${id} and r.kitchen_version < ${version}`
}

/** Stores answers without marking the recipe as edited. */
export async function replaceAnswers(tx: Db, id: string, answers: KitchenAnswers): Promise<void> {
  const { kitchenVersion, freeOf, ingredientIds } = answers
  await tx.update(recipes).set({ kitchenVersion, freeOf }).where(eq(recipes.id, id))
  await writeAnswers(tx, id, answers)
  await changeRows(tx)`
    update recipe_ingredients set ingredient_id = (${sql.param(ingredientIds)}::text[])[position + 1]
    where recipe_id = ${id}`
  await fileForSearch(tx, id)
}

export async function writeAnswers(
  tx: Db,
  recipeId: string,
  answers: KitchenAnswers,
): Promise<void> {
  const { diets, nutrition, marks, foods } = answers
  const columns = { diets, nutrition, marks, foods }
  await tx
    .insert(recipeAnswers)
    .values({ recipeId, ...columns })
    .onConflictDoUpdate({ target: recipeAnswers.recipeId, set: columns })
  await keepDoubleKeys(tx, recipeId, answers.doubleKeys)
}

/** Written last, since the search's row is made from all other parts. */
export async function fileForSearch(tx: Db, recipeId: string): Promise<void> {
  await changeRows(tx)`select file_recipe(${recipeId}::uuid)`
}
