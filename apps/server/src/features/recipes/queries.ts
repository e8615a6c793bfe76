import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Database,
  type Db,
  findRow,
  getRow,
  json,
  listRows,
  object,
  objects,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { isCookShownTo } from '../auth/index.ts'
import {
  CARD_COLUMNS,
  CARD_ROW,
  CARD_TABLES,
  type CardRow,
  RECIPE_STATUS,
  selectCards,
  viewerColumns,
} from './cards.ts'
import {
  type RecipeContent,
  readAmount,
  readContent,
  toWrittenIngredient,
  type WrittenIngredient,
} from './content.ts'
import { keepDoubleKeys } from './double-keys.ts'
import { INGREDIENT_ROW, INGREDIENTS_OF_R } from './ingredient-rows.ts'
import type { KitchenAnswers } from './kitchen/kitchen-answers.ts'
import { ORIGIN } from './origin.ts'
import { recipeAnswers, recipeIngredients, recipeSteps, recipes } from './tables.ts'
import { isPublicRecipe, isPublished, isReadableBy } from './visible-recipes.ts'

const RECIPE = {
  ...CARD_ROW,
  revision: column.integer,
  source: oneOf(['cook', 'assistant']),
  has_cover: column.boolean,
  adapted_from: orNull(column.uuid),
  adapted_from_title: orNull(column.text),
  adapted_from_author: orNull(column.text),
  /** The author of the original, if the viewer may see them. */
  credited: orNull(column.text),
  follower_count: column.integer,
  is_following: column.boolean,
  ingredients: json<WrittenIngredient[]>(),
  instructions: column.texts,
  video_url: orNull(column.text),
  origin: orNull(ORIGIN),
  language: orNull(column.text),
}
export type RecipeColumns = RowOf<typeof RECIPE>

/** A recipe, with the kitchen's answers as the JSON they are stored as. */
const RECIPE_ROW = {
  recipe: object(RECIPE),
  diets: column.text,
  nutrition: column.text,
  /** Part of the nutrition; 'null' if it is not known. */
  per_serving: column.text,
}
export type RecipeRow = RowOf<typeof RECIPE_ROW>

/**
 * The ingredients of a recipe `r` as they were written; `group` is left out where there is no
 * heading.
 */
const WRITTEN_INGREDIENTS = `array(select json_strip_nulls(to_json(i))
    from (select g.name, g.quantity, g.unit, g.group_name as "group" from recipe_ingredients g
      where g.recipe_id = r.id order by g.position) i)`

const RECIPE_COLUMNS = `r.revision, r.source, r.video_url, r.origin, r.language, r.has_cover, r.adapted_from, r.adapted_from_title,
  r.adapted_from_author, u.follower_count,
  ${WRITTEN_INGREDIENTS} as ingredients,
  array(select t.text from recipe_steps t where t.recipe_id = r.id order by t.position) as instructions`

/**
 * A username is free again after its account is deleted: a later owner of the name is not the
 * original's author.
 */
const CREDITED_TO = (viewer: string) => `(select c.username from users c
  where lower(c.username) = lower(r.adapted_from_author) and c.created_at <= r.created_at
    and ${isCookShownTo('c')(viewer)})`

/** The value before the kitchen has been asked. */
const NOTHING_COUNTED = JSON.stringify({
  perServing: null,
  per100g: null,
  coverage: 0,
  lines: [],
} satisfies KitchenAnswers['nutrition'])

const PER_SERVING = `coalesce((a.nutrition->'perServing')::text, 'null') as per_serving`

const FIND_RECIPE = {
  name: 'find_recipe',
  row: RECIPE_ROW,
  text: `select ${asJson(`${CARD_COLUMNS}, ${viewerColumns('$2::uuid')}, ${RECIPE_COLUMNS},
    ${CREDITED_TO('$2::uuid')} as credited,
    exists (select 1 from follows f where f.followee_id = r.author_id and f.follower_id = $2::uuid) as is_following`)}
      as recipe, coalesce(a.diets::text, '[]') as diets,
      coalesce(a.nutrition::text, '${NOTHING_COUNTED}') as nutrition, ${PER_SERVING}
    from ${CARD_TABLES} left join recipe_answers a on a.recipe_id = r.id
    where r.id = $1::uuid and ${isReadableBy('r', 'u')('$2::uuid')}`,
}

/** A whole recipe as `viewerId` may read it, in one prepared statement. */
export async function findRecipe(
  database: Database,
  id: string,
  viewerId: string,
): Promise<RecipeRow | undefined> {
  const [found] = await database.rows(FIND_RECIPE, [id, viewerId])
  return found
}

const FIND_PUBLIC_RECIPE = {
  name: 'find_public_recipe',
  row: RECIPE_ROW,
  text: `select ${asJson(`${CARD_COLUMNS}, false as is_liked, false as is_saved, ${RECIPE_COLUMNS}, null as credited, false as is_following`)}
      as recipe, '[]' as diets, coalesce(a.nutrition::text, '${NOTHING_COUNTED}') as nutrition, ${PER_SERVING}
    from ${CARD_TABLES} left join recipe_answers a on a.recipe_id = r.id
    where r.id = $1::uuid and ${isPublicRecipe('r', 'u')}`,
}

export async function findPublicRecipe(
  database: Database,
  id: string,
): Promise<RecipeRow | undefined> {
  const [found] = await database.rows(FIND_PUBLIC_RECIPE, [id])
  return found
}

/**
 * The columns as one JSON value, since reading forty separately takes twice as long (64 µs, not
 * 31).
 */
function asJson(columns: string): string {
  return `(select to_json(listed) from (select ${columns}) listed)`
}

/** The author's own recipe, locked until the transaction ends. */
export async function lockOwnRecipe(tx: Db, id: string, authorId: string) {
  const [row] = await tx
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.authorId, authorId)))
    .for('update')
  if (!row) return undefined
  const ingredients = await tx
    .select({
      name: recipeIngredients.name,
      quantity: recipeIngredients.quantity,
      unit: recipeIngredients.unit,
      group: recipeIngredients.group,
    })
    .from(recipeIngredients)
    .where(eq(recipeIngredients.recipeId, id))
    .orderBy(recipeIngredients.position)
  const steps = await tx
    .select({ text: recipeSteps.text })
    .from(recipeSteps)
    .where(eq(recipeSteps.recipeId, id))
    .orderBy(recipeSteps.position)
  return {
    ...row,
    ingredients: ingredients.map(toWrittenIngredient),
    instructions: steps.map(({ text }) => text),
  }
}

export async function isOwnRecipe(db: Db, id: string, authorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.authorId, authorId)))
  return rows.length > 0
}

export type OwnRecipe = NonNullable<Awaited<ReturnType<typeof lockOwnRecipe>>>

type RecipeFields = {
  id: string
  authorId: string
  imageHash?: string | null
  hasCover: boolean
  source?: 'cook' | 'assistant'
  adaptedFrom?: string | null
  adaptedFromTitle?: string | null
  adaptedFromAuthor?: string | null
  status?: 'draft' | 'published'
  publishedAt?: Date | null
}

/** A cook's content and the kitchen's answers: neither is stored without the other. */
export type Answered = { content: RecipeContent; answers: KitchenAnswers }

export async function insertRecipe(
  tx: Db,
  fields: RecipeFields,
  answered: Answered,
  now: Date,
): Promise<void> {
  await tx.insert(recipes).values({
    ...fields,
    ...toColumns(fields.id, answered),
    createdAt: now,
    updatedAt: now,
  })
  await insertRows(tx, fields.id, answered)
}

/** Replaces the whole content, with the next revision number. */
export async function replaceContent(
  tx: Db,
  recipe: { id: string; revision: number },
  answered: Answered,
  cover: { imageHash: string | null; hasCover: boolean },
  now: Date,
): Promise<void> {
  await tx
    .update(recipes)
    .set({
      ...toColumns(recipe.id, answered),
      ...cover,
      revision: recipe.revision + 1,
      updatedAt: now,
    })
    .where(eq(recipes.id, recipe.id))
  await tx.delete(recipeIngredients).where(eq(recipeIngredients.recipeId, recipe.id))
  await tx.delete(recipeSteps).where(eq(recipeSteps.recipeId, recipe.id))
  await insertRows(tx, recipe.id, answered)
}

function toColumns(id: string, { content, answers }: Answered) {
  const { ingredients, instructions, ...columns } = content
  const { kitchenVersion, freeOf } = answers
  const read = readContent(id, content)
  return { ...columns, ...read, kitchenVersion, freeOf }
}

async function insertRows(tx: Db, recipeId: string, answered: Answered): Promise<void> {
  const { content, answers } = answered
  await writeAnswers(tx, recipeId, answers)
  if (content.ingredients.length > 0) {
    await tx.insert(recipeIngredients).values(
      content.ingredients.map((row, position) => ({
        recipeId,
        position,
        ...row,
        ...readAmount(row),
        ingredientId: answers.ingredientIds[position] ?? null,
      })),
    )
  }
  if (content.instructions.length > 0) {
    await tx
      .insert(recipeSteps)
      .values(content.instructions.map((text, position) => ({ recipeId, position, text })))
  }
  await fileForSearch(tx, recipeId)
}

/** Written last, since the search's row is made from all other parts. */
async function fileForSearch(tx: Db, recipeId: string): Promise<void> {
  await changeRows(tx)`select file_recipe(${recipeId}::uuid)`
}

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

async function writeAnswers(tx: Db, recipeId: string, answers: KitchenAnswers): Promise<void> {
  const { diets, nutrition, marks, foods } = answers
  const columns = { diets, nutrition, marks, foods }
  await tx
    .insert(recipeAnswers)
    .values({ recipeId, ...columns })
    .onConflictDoUpdate({ target: recipeAnswers.recipeId, set: columns })
  await keepDoubleKeys(tx, recipeId, answers.doubleKeys)
}

export async function setStatus(
  tx: Db,
  id: string,
  status: 'draft' | 'published',
  now: Date,
): Promise<void> {
  await tx
    .update(recipes)
    .set({
      status,
      updatedAt: now,
      // Publishing again keeps the first date.
      ...(status === 'published'
        ? { publishedAt: sql`coalesce(published_at, ${now.toISOString()}::timestamptz)` }
        : {}),
    })
    .where(eq(recipes.id, id))
}

/** Gives the author's own recipe a photo where it has none. */
export async function setMissingPhoto(
  tx: Db,
  { id, authorId, imageHash }: { id: string; authorId: string; imageHash: string },
): Promise<void> {
  await tx
    .update(recipes)
    .set({ imageHash, hasCover: true })
    .where(and(eq(recipes.id, id), eq(recipes.authorId, authorId), isNull(recipes.imageHash)))
}

export async function setAllowComments(tx: Db, id: string, allowComments: boolean): Promise<void> {
  await tx.update(recipes).set({ allowComments }).where(eq(recipes.id, id))
}

export async function deleteOwnRecipe(tx: Db, id: string, authorId: string): Promise<boolean> {
  const deleted = await tx
    .delete(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.authorId, authorId)))
    .returning({ id: recipes.id })
  return deleted.length > 0
}

/** Deletes those of the given recipes that are the author's drafts; answers which. */
export async function deleteOwnDrafts(
  tx: Db,
  ids: readonly string[],
  authorId: string,
): Promise<string[]> {
  const deleted = await listRows(tx, { id: column.uuid })`
    delete from recipes r where r.id = any(${sql.param(ids)}::uuid[]) and r.author_id = ${authorId}
      and not ${sql.raw(isPublished('r'))} returning r.id`
  return deleted.map(({ id }) => id)
}

type OwnFilter = {
  authorId: string
  status: 'all' | 'draft' | 'published'
  limit: number
  page: number
  /** Each of them must stand in the title, a tag or an ingredient. */
  words: readonly string[]
}

/**
 * A cook's own recipes are some thousands at most and found by their author: the words are looked for
 * in those alone.
 */
function namesAll(words: readonly string[]) {
  if (words.length === 0) return sql`true`
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql`not exists (select 1 from unnest(${sql.param(patterns)}::text[]) wanted
    where not (r.title ilike wanted
      or exists (select 1 from unnest(r.tags) tag where tag ilike wanted)
      or exists (select 1 from recipe_ingredients g where g.recipe_id = r.id and g.name ilike wanted)))`
}

/** The author's own recipes, latest change first. */
export function listOwnCards(db: Db, filter: OwnFilter): Promise<CardRow[]> {
  return listRows(db, CARD_ROW)`
    ${selectCards(filter.authorId)}
    where r.author_id = ${filter.authorId} and ${sql.raw(OF_STATUS[filter.status])}
      and ${namesAll(filter.words)}
    order by r.updated_at desc, r.id desc
    limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`
}

const OF_STATUS = { all: 'true', published: isPublished('r'), draft: `not ${isPublished('r')}` }

const OWN_COUNTS = {
  published: column.integer,
  drafts: column.integer,
  total: column.integer,
  views: column.integer,
}
export type OwnCounts = RowOf<typeof OWN_COUNTS>

export function countOwnRecipes(
  db: Db,
  authorId: string,
  words: readonly string[],
): Promise<OwnCounts> {
  return getRow(db, OWN_COUNTS)`
    select count(*) filter (where ${sql.raw(OF_STATUS.published)})::integer as published,
      count(*) filter (where ${sql.raw(OF_STATUS.draft)})::integer as drafts,
      count(*)::integer as total, coalesce(sum(views), 0)::integer as views
    from recipes r where author_id = ${authorId} and ${namesAll(words)}`
}
