import { DIFFICULTIES, MEAL_TYPES } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  oneOf,
  orNull,
  type RowOf,
  viewing,
} from '../../platform/database/index.ts'
import { CARD_ROW, type CardRow, selectCards } from './cards.ts'
import { isListedFor, isReadableBy } from './visible-recipes.ts'

const FACTS = {
  prepTime: column.text,
  cookTime: column.text,
  restTime: column.text,
  servings: column.text,
  cuisine: orNull(column.text),
  difficulty: orNull(oneOf(DIFFICULTIES)),
  mealType: orNull(oneOf(MEAL_TYPES)),
}
type Facts = RowOf<typeof FACTS>

const ORIGINAL = { id: column.uuid, title: column.text, author: column.text, ...FACTS }

/** The original of an adaptation: its credit line, and what the adaptation takes over. */
export type Original = RowOf<typeof ORIGINAL>

/** A recipe the viewer may see; with `lock` it cannot be deleted until the transaction ends. */
export function findOriginal(
  db: Db,
  id: string,
  viewerId: string,
  { lock = false } = {},
): Promise<Original | undefined> {
  return findRow(db, ORIGINAL)`
    select r.id, r.title, u.username as author, r.prep_time as "prepTime", r.cook_time as "cookTime",
      r.rest_time as "restTime", r.servings, r.cuisine, r.difficulty, r.meal_type as "mealType"
    from recipes r join users u on u.id = r.author_id
    where r.id = ${id} and ${viewing(isReadableBy('r', 'u'), viewerId)}
    ${lock ? sql`for key share of r` : sql``}`
}

/** The facts that an adaptation takes over where its draft gives none. */
export function factsOf(original: Original): Facts {
  const { prepTime, cookTime, restTime, servings, cuisine, difficulty, mealType } = original
  return { prepTime, cookTime, restTime, servings, cuisine, difficulty, mealType }
}

type AdaptationFilter = { originalId: string; viewerId: string; limit: number; page: number }

/** Public recipes adapted from another, newest first. */
export function listAdaptationCards(db: Db, filter: AdaptationFilter): Promise<CardRow[]> {
  const { originalId, viewerId, limit, page } = filter
  return listRows(db, CARD_ROW)`
    ${selectCards(viewerId)}
    where r.adapted_from = ${originalId} and ${viewing(isListedFor('r', 'u'), viewerId)}
    order by r.published_at desc, r.id desc
    limit ${limit} offset ${(page - 1) * limit}`
}

export async function countAdaptations(
  db: Db,
  { originalId, viewerId }: AdaptationFilter,
): Promise<number> {
  const { total } = await getRow(db, { total: column.integer })`
    select count(*)::integer as total from recipes r join users u on u.id = r.author_id
    where r.adapted_from = ${originalId} and ${viewing(isListedFor('r', 'u'), viewerId)}`
  return total
}
