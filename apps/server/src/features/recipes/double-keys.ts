import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  getRow,
  listRows,
  objects,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { CARD_ROW, type CardRow, selectCards } from './cards.ts'
import { INGREDIENT_ROW, INGREDIENTS_OF_R } from './ingredient-rows.ts'
import { ORIGIN } from './origin.ts'

/** Keeps by what a recipe is found among its cook's others, and nothing of what it was before. */
export async function keepDoubleKeys(
  tx: Db,
  recipeId: string,
  keys: readonly string[],
): Promise<void> {
  await changeRows(tx)`
    delete from recipe_double_keys
    where recipe_id = ${recipeId} and key <> all (${sql.param(keys)}::text[])`
  await changeRows(tx)`
    insert into recipe_double_keys (author_id, key, recipe_id)
    select r.author_id, given.key, r.id
    from recipes r cross join unnest(${sql.param(keys)}::text[]) as given (key)
    where r.id = ${recipeId} on conflict do nothing`
}

/** Whether an author has recipes that could be found. */
export async function hasDoubleKeys(db: Db, authorId: string): Promise<boolean> {
  const { has } = await getRow(db, { has: column.boolean })`
    select exists (select 1 from recipe_double_keys where author_id = ${authorId}) as has`
  return has
}

const KEY = { recipe_id: column.uuid, key: column.text }

/** By what these recipes are found. */
export function listDoubleKeys(db: Db, ids: readonly string[]): Promise<RowOf<typeof KEY>[]> {
  return listRows(db, KEY)`
    select recipe_id, key from recipe_double_keys where recipe_id = any (${sql.param(ids)}::uuid[])`
}

/** One of several that are looked for, and a key of it. */
export type AskedKey = { at: number; key: string }

const CANDIDATE = { at: column.integer, id: column.uuid }

/**
 * The author's recipes that share most keys with each of those that are looked for, some `atMost` each.
 * A page that both are from goes before anything else.
 */
export function listSharing(
  db: Db,
  authorId: string,
  asked: readonly AskedKey[],
  atMost: number,
): Promise<RowOf<typeof CANDIDATE>[]> {
  return listRows(db, CANDIDATE)`
    select at, id from (
      select given.at, k.recipe_id as id, row_number() over (partition by given.at
        order by bool_or(given.key like 'a%') desc, count(*) desc, k.recipe_id desc) as place
      from unnest(${sql.param(asked.map(({ at }) => at))}::integer[],
        ${sql.param(asked.map(({ key }) => key))}::text[]) as given (at, key)
      cross join lateral (select recipe_id from recipe_double_keys
        where author_id = ${authorId} and key = given.key
        order by recipe_id desc limit ${MOST_HOLDERS}) k
      group by given.at, k.recipe_id) ranked
    where place <= ${atMost} order by at, place`
}

/** A key that more have ('chicken soup') says little; their doubles share others. */
const MOST_HOLDERS = 30

const TO_COMPARE = {
  id: column.uuid,
  revision: column.integer,
  kitchen_version: column.integer,
  title: column.text,
  language: orNull(column.text),
  origin: orNull(ORIGIN),
  ingredients: objects(INGREDIENT_ROW),
  instructions: column.texts,
}
export type ToCompare = RowOf<typeof TO_COMPARE>

/** An author's recipes by id, as lists show them, in no order. */
export function listCardsOf(db: Db, authorId: string, ids: readonly string[]): Promise<CardRow[]> {
  return listRows(db, CARD_ROW)`
    ${selectCards(authorId)}
    where r.id = any (${sql.param(ids)}::uuid[]) and r.author_id = ${authorId}`
}

/** What is compared of an author's recipes, by id, in no order. */
export function listToCompare(
  db: Db,
  authorId: string,
  ids: readonly string[],
): Promise<ToCompare[]> {
  return listRows(db, TO_COMPARE)`
    select r.id, r.revision, r.kitchen_version, r.title, r.language, r.origin,
      ${INGREDIENTS_OF_R} as ingredients,
      array(select t.text from recipe_steps t where t.recipe_id = r.id order by t.position) as instructions
    from recipes r where r.id = any (${sql.param(ids)}::uuid[]) and r.author_id = ${authorId}`
}
