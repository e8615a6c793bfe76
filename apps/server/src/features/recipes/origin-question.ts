import { isOriginAsked } from '@potluck/rules'
import { column, type Db, getRow } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Origin } from './origin.ts'

type Asked = {
  authorId: string
  origin: Origin | null
  source: 'cook' | 'assistant'
  /** Of the recipe that it was made of. */
  adaptedFromTitle: string | null
  /** Of this very source. */
  originConfirmed: boolean
}

/** Whether its cook must confirm, before it is published, that the recipe's text may be. */
export async function isOriginAskedOf(db: Db, recipe: Asked): Promise<boolean> {
  if (!recipe.origin) return false
  const isAdapted = recipe.adaptedFromTitle !== null
  const facts = { ...recipe, isAdapted, isConfirmed: recipe.originConfirmed }
  return isOriginAsked(facts, await findCookNames(db, recipe.authorId))
}

type Changed = Omit<Asked, 'originConfirmed'> & { status: 'draft' | 'published' }

/**
 * A public recipe that gets another source gets somebody else's text, too: its cook is asked as before a
 * first publication. @throws ORIGIN_UNCONFIRMED
 */
export async function refuseUnconfirmed(
  tx: Db,
  recipe: Changed,
  origin: Origin | null,
): Promise<void> {
  if (recipe.status !== 'published' || isSameSource(recipe.origin, origin)) return
  if (await isOriginAskedOf(tx, { ...recipe, origin, originConfirmed: false })) {
    throw new AppError('ORIGIN_UNCONFIRMED', { message: PUBLIC })
  }
}

const PUBLIC =
  'This recipe is public, and its new source is somebody else’s. Hide it first, and publish it again afterwards: that asks whether the text may be published.'

const isSameSource = (one: Origin | null, other: Origin | null) =>
  one?.address === other?.address && one?.author === other?.author

/** Whether its cook was asked about the source that a recipe names. */
export async function isOriginConfirmed(db: Db, id: string): Promise<boolean> {
  const { confirmed } = await getRow(db, { confirmed: column.boolean })`
    select origin_confirmed as confirmed from recipes where id = ${id}`
  return confirmed
}

const COOK_NAMES = { username: column.text, fullName: column.text, website: column.text }

/** What a cook is called, as their profile says it. */
export function findCookNames(db: Db, id: string) {
  return getRow(db, COOK_NAMES)`
    select username, full_name as "fullName", website from users where id = ${id}`
}
