import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import { type CardRow, listable, selectCards } from './cards.ts'
import type { RecipeContent } from './content.ts'

/** A recipe to be adapted: what its credit line says, and what an adaptation has in common with it. */
export type Original = Facts & { id: string; title: string; author: string }

type Facts = Pick<
  RecipeContent,
  'prepTime' | 'cookTime' | 'servings' | 'cuisine' | 'difficulty' | 'mealType'
>

/** A recipe the viewer may see; with `lock` nobody deletes it until the transaction ends. */
export async function findOriginal(
  db: Db,
  id: string,
  viewerId: string,
  { lock = false } = {},
): Promise<Original | undefined> {
  const { rows } = await db.execute<Original>(sql`
    select r.id, r.title, u.username as author, r.prep_time as "prepTime", r.cook_time as "cookTime",
      r.servings, r.cuisine, r.difficulty, r.meal_type as "mealType"
    from recipes r join users u on u.id = r.author_id
    where r.id = ${id} and (r.author_id = ${viewerId} or (r.status = 'published' and u.is_public))
    ${lock ? sql`for key share of r` : sql``}`)
  return rows[0]
}

/** Of a draft that says nothing of them, these are as they were. */
export function factsOf(original: Original): Facts {
  const { prepTime, cookTime, servings, cuisine, difficulty, mealType } = original
  return { prepTime, cookTime, servings, cuisine, difficulty, mealType }
}

type AdaptationFilter = { originalId: string; viewerId: string; limit: number; page: number }

/** Public recipes adapted from another, newest first. */
export async function listAdaptationCards(db: Db, filter: AdaptationFilter): Promise<CardRow[]> {
  const { originalId, viewerId, limit, page } = filter
  const { rows } = await db.execute<CardRow>(sql`
    ${selectCards(viewerId)}
    where r.adapted_from = ${originalId} and ${listable(viewerId)}
    order by r.published_at desc, r.id desc
    limit ${limit} offset ${(page - 1) * limit}`)
  return rows
}

export async function countAdaptations(
  db: Db,
  { originalId, viewerId }: AdaptationFilter,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total from recipes r join users u on u.id = r.author_id
    where r.adapted_from = ${originalId} and ${listable(viewerId)}`)
  return rows[0]?.total ?? 0
}
