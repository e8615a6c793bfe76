import { isOriginAsked } from '@potluck/rules'
import { column, type Db, getRow } from '../../platform/database/index.ts'
import type { Origin } from './origin.ts'

type Asked = {
  authorId: string
  origin: Origin | null
  source: 'cook' | 'assistant'
  /** Of the recipe that it was made of. */
  adaptedFromTitle: string | null
  publishedAt: unknown
}

/** Whether its cook must confirm, before it is published, that the recipe's text may be. */
export async function isOriginAskedOf(db: Db, recipe: Asked): Promise<boolean> {
  if (!recipe.origin) return false
  const isAdapted = recipe.adaptedFromTitle !== null
  return isOriginAsked({ ...recipe, isAdapted }, await findCookNames(db, recipe.authorId))
}

const COOK_NAMES = { username: column.text, fullName: column.text, website: column.text }

/** What a cook is called, as their profile says it. */
export function findCookNames(db: Db, id: string) {
  return getRow(db, COOK_NAMES)`
    select username, full_name as "fullName", website from users where id = ${id}`
}
