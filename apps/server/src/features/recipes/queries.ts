import { and, eq, isNull, sql } from 'drizzle-orm'
import { column, type Db, listRows } from '../../platform/database/index.ts'
import { fileForSearch, writeAnswers } from './answer-queries.ts'
import { type RecipeContent, readAmount, readContent, toWrittenIngredient } from './content.ts'
import type { KitchenAnswers } from './kitchen/kitchen-answers.ts'
import { recipeIngredients, recipeSteps, recipes } from './tables.ts'
import { isPublished } from './visible-recipes.ts'

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
    originConfirmed: fields.status === 'published',
    ...toColumns(fields.id, answered),
    createdAt: now,
    updatedAt: now,
  })
  await insertRows(tx, fields.id, answered)
}

/**
 * Replaces the whole content, with the next revision number. What is public has been asked about; of a
 * draft another source is to be asked about again.
 */
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
      originConfirmed: sql`${recipes.status} = 'published' or (${recipes.originConfirmed}
        and ${recipes.origin} is not distinct from ${toJson(answered.content.origin)}::jsonb)`,
      revision: recipe.revision + 1,
      updatedAt: now,
    })
    .where(eq(recipes.id, recipe.id))
  await tx.delete(recipeIngredients).where(eq(recipeIngredients.recipeId, recipe.id))
  await tx.delete(recipeSteps).where(eq(recipeSteps.recipeId, recipe.id))
  await insertRows(tx, recipe.id, answered)
}

const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value))

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
        ? {
            publishedAt: sql`coalesce(published_at, ${now.toISOString()}::timestamptz)`,
            originConfirmed: true,
          }
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
