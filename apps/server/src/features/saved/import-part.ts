import { ARCHIVE_LIMITS, LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineImporter } from '../../platform/archive-part.ts'
import { changeRows, column, type Db, listRows } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { isPublicRecipe } from '../recipes/index.ts'
import { lockAndCountCollections } from './collection-queries.ts'
import { toNameKey } from './name-key.ts'
import { countSaved } from './queries.ts'

const Name = z
  .string()
  .max(TEXT_LIMITS.collectionName)
  .refine((name) => name.trim() !== '')

/** A recipe of the cook's own, known as the import of recipes knows it: by title and beginning. */
const OwnRecipe = z.object({
  title: z.string().max(TEXT_LIMITS.title),
  createdAt: z.iso.datetime({ offset: true }),
})

/** Collections with the same name count as the same; recipes of one's own go back into them. */
export const collectionsImporter = defineImporter(
  z.object({ name: Name, ownRecipes: z.array(OwnRecipe).max(ARCHIVE_LIMITS.recipes).default([]) }),
  async (tx, userId, read, now) => {
    const room = LIST_LIMITS.collections - (await lockAndCountCollections(tx, userId))
    const named = new Map(read.map(({ name }) => [toNameKey(name), name.trim()]))
    const known = await listNameKeys(tx, userId)
    const fresh = Array.from(named, ([key, name]) => ({ id: uuidv7(), key, name })).filter(
      ({ key }) => !known.has(key),
    )
    const added = fresh.slice(0, Math.max(0, room))
    await changeRows(tx)`
    insert into collections (id, user_id, name, name_key, created_at)
    select id, ${userId}, name, key, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as given (id uuid, name text, key text)`
    await fillWithOwn(tx, userId, read, now)
    return {
      added: added.length,
      known: named.size - fresh.length,
      problems: { full: fresh.length - added.length },
    }
  },
)

type WithOwn = { name: string; ownRecipes: z.output<typeof OwnRecipe>[] }

async function fillWithOwn(tx: Db, userId: string, read: readonly WithOwn[], now: Date) {
  const given = read.flatMap(({ name, ownRecipes }) =>
    ownRecipes.map((recipe) => ({ ...recipe, key: toNameKey(name) })),
  )
  await changeRows(tx)`
    insert into collection_recipes (collection_id, user_id, recipe_id, added_at, is_own)
    select distinct on (c.id, r.id) c.id, ${userId}::uuid, r.id, ${now.toISOString()}::timestamptz, true
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (key text, title text, "createdAt" timestamptz)
    join collections c on c.user_id = ${userId} and c.name_key = given.key
    join recipes r on r.author_id = ${userId} and r.title = given.title
      and date_trunc('milliseconds', r.created_at) = date_trunc('milliseconds', given."createdAt")
    order by c.id, r.id on conflict do nothing`
}

async function listNameKeys(tx: Db, userId: string): Promise<Set<string>> {
  const rows = await listRows(tx, { key: column.text })`
    select name_key as key from collections where user_id = ${userId}`
  return new Set(rows.map(({ key }) => key))
}

const Row = z.object({
  recipe: z.uuid(),
  savedAt: z.iso.datetime({ offset: true }),
  collections: z.array(Name).max(LIST_LIMITS.collections).default([]),
})
type Row = z.output<typeof Row>

/** Only recipes that others published here can be saved; they go back into their collections. */
export const savedImporter = defineImporter(Row, async (tx, userId, read, now) => {
  await changeRows(tx)`select 1 from users where id = ${userId} for no key update`
  const here = await listSavable(tx, userId, read)
  const found = read.filter(({ recipe }) => here.has(recipe))
  const fresh = found.filter(({ recipe }) => !here.get(recipe))
  const room = Math.max(0, LIST_LIMITS.saved - (await countSaved(tx, userId)))
  const added = fresh.slice(0, room)
  await insertSaved(tx, userId, added, now)
  await fillCollections(tx, userId, found, now)
  return {
    added: added.length,
    known: found.length - fresh.length,
    problems: {
      full: fresh.length - added.length,
      'not-here': read.length - found.length,
    },
  }
})

/** The recipes that the cook may save, each with whether it is saved. */
async function listSavable(tx: Db, userId: string, rows: readonly Row[]) {
  const ids = rows.map(({ recipe }) => recipe)
  const found = await listRows(tx, { id: column.uuid, saved: column.boolean })`
    select r.id, exists (select 1 from saved_recipes v
      where v.recipe_id = r.id and v.user_id = ${userId}) as saved
    from recipes r join users u on u.id = r.author_id
    where r.id = any(${sql.param(ids)}::uuid[]) and r.author_id <> ${userId}
      and ${sql.raw(isPublicRecipe('r', 'u'))}
    order by r.id for key share of r`
  return new Map(found.map(({ id, saved }) => [id, saved]))
}

async function insertSaved(tx: Db, userId: string, rows: readonly Row[], now: Date) {
  await changeRows(tx)`
    insert into saved_recipes (user_id, recipe_id, created_at)
    select ${userId}, recipe, least("savedAt", ${now.toISOString()}::timestamptz)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (recipe uuid, "savedAt" timestamptz)
    order by recipe on conflict do nothing`
}

async function fillCollections(tx: Db, userId: string, rows: readonly Row[], now: Date) {
  const given = rows.flatMap(({ recipe, collections }) =>
    collections.map((name) => ({ recipe, key: toNameKey(name) })),
  )
  await changeRows(tx)`
    insert into collection_recipes (collection_id, user_id, recipe_id, added_at)
    select c.id, v.user_id, v.recipe_id, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (recipe uuid, key text)
    join collections c on c.user_id = ${userId} and c.name_key = given.key
    join saved_recipes v on v.user_id = ${userId} and v.recipe_id = given.recipe
    order by c.id, v.recipe_id on conflict do nothing`
}
