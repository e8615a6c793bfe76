import { type SQL, sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  orNull,
  type RowOf,
  viewing,
} from '../../platform/database/index.ts'
import { PHOTO_ROW } from '../../platform/media/index.ts'
import type { Move } from '../../platform/move.ts'
import { isReadableBy } from '../recipes/index.ts'

const COOKED_ROW = {
  ...PHOTO_ROW,
  id: column.uuid,
  /** The title as the cook may read it now, or as it was when they last could. */
  title: column.text,
  day: column.date,
  portions: orNull(column.float),
  eaten: column.float,
  note: column.text,
  created_at: column.moment,
  /** Null if the cook may no longer read the recipe. */
  recipe_id: orNull(column.uuid),
  recipe_cover: orNull(column.text),
  recipe_image: orNull(column.text),
  recipe_widths: orNull(column.integers),
}
export type CookedRow = RowOf<typeof COOKED_ROW>

const selectCooked = (userId: string): SQL => sql`
  select c.id, coalesce(r.title, c.recipe_title) as title, r.id as recipe_id, c.day, c.portions::float8 as portions, c.eaten::float8 as eaten, c.note,
    c.created_at, i.hash as image_hash, i.width as image_width, i.height as image_height,
    i.placeholder as image_placeholder, i.widths as image_widths, i.has_avif as image_has_avif,
    r.cover_code as recipe_cover, r.image_hash as recipe_image,
    ri.widths as recipe_widths
  from cooked_recipes c
  left join (recipes r join users u on u.id = r.author_id)
    on r.id = c.recipe_id and ${readableBy(userId)}
  left join images i on i.hash = c.image_hash
  left join images ri on ri.hash = r.image_hash`

export function readableBy(userId: string): SQL {
  return viewing(isReadableBy('r', 'u'), userId)
}

type Wanted = { recipeId?: string | undefined; page: number; limit: number }

/** A cook's records, of one recipe or of all, latest day first. */
export function listCooked(
  db: Db,
  userId: string,
  { recipeId, page, limit }: Wanted,
): Promise<CookedRow[]> {
  return listRows(db, COOKED_ROW)`
    ${selectCooked(userId)} where ${ownedBy(userId, recipeId)}
    order by c.day desc, c.id desc limit ${limit} offset ${(page - 1) * limit}`
}

export async function countCooked(db: Db, userId: string, recipeId?: string): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from cooked_recipes c where ${ownedBy(userId, recipeId)}`
  return count
}

function ownedBy(userId: string, recipeId: string | undefined): SQL {
  const ofRecipe = recipeId === undefined ? sql`` : sql`and c.recipe_id = ${recipeId}`
  return sql`c.user_id = ${userId} ${ofRecipe}`
}

export function findCooked(db: Db, id: string, userId: string): Promise<CookedRow | undefined> {
  return findRow(db, COOKED_ROW)`
    ${selectCooked(userId)} where c.id = ${id} and c.user_id = ${userId}`
}

/** Whether the cook may read a recipe; if so it cannot be deleted until the transaction ends. */
export async function lockReadable(tx: Db, recipeId: string, userId: string): Promise<boolean> {
  const found = await changeRows(tx)`
    select 1 from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId} and ${readableBy(userId)} for key share of r`
  return found > 0
}

export type NewCooked = {
  id: string
  userId: string
  recipeId: string
  day: string
  portions: number | null
  eaten: number
  note: string
  imageHash: string | null
}

export async function insertCooked(tx: Db, record: NewCooked, now: Date): Promise<void> {
  await changeRows(tx)`
    insert into cooked_recipes
      (id, user_id, recipe_id, recipe_title, recipe_nutrition, day, portions, eaten, note, image_hash,
        created_at)
    select ${record.id}, ${record.userId}, r.id, r.title, kept_nutrition(r.id), ${record.day}::date,
      ${record.portions}::numeric, ${record.eaten}::numeric, ${record.note}, ${record.imageHash},
      ${now.toISOString()}::timestamptz
    from recipes r where r.id = ${record.recipeId}`
}

type Changeable = 'day' | 'portions' | 'eaten' | 'note' | 'imageHash'
type CookedChanges = { [Field in Changeable]?: NewCooked[Field] | undefined }

/**
 * Answers whether it existed. `portions: null` means that they are not known, `imageHash: null`
 * that there is no photo.
 */
export async function updateCooked(
  tx: Db,
  { id, userId, changes }: { id: string; userId: string; changes: CookedChanges },
): Promise<boolean> {
  const { day, portions, eaten, note, imageHash } = changes
  const updated = await changeRows(tx)`
    update cooked_recipes set day = coalesce(${day ?? null}::date, day),
      portions = case when ${portions !== undefined} then ${portions ?? null}::numeric
        else portions end,
      eaten = coalesce(${eaten ?? null}::numeric, eaten),
      note = coalesce(${note ?? null}::text, note),
      image_hash = case when ${imageHash !== undefined} then ${imageHash ?? null} else image_hash end
    where id = ${id} and user_id = ${userId}`
  return updated > 0
}

/** Answers whether it existed. */
export async function deleteCooked(db: Db, id: string, userId: string): Promise<boolean> {
  const deleted = await changeRows(db)`
    delete from cooked_recipes where id = ${id} and user_id = ${userId}`
  return deleted > 0
}

export async function moveCookings(tx: Db, { userId, from, to }: Move): Promise<void> {
  await changeRows(tx)`
    update cooked_recipes set recipe_id = ${to} where user_id = ${userId} and recipe_id = ${from}`
}
