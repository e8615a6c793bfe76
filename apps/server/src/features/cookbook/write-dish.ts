import type { Database, Db } from '../../platform/database/index.ts'
import { uuidv7Of } from '../../platform/ids.ts'
import {
  type Answered,
  insertRecipe,
  lockOwnRecipe,
  replaceContent,
  setStatus,
} from '../recipes/index.ts'
import * as queries from './queries.ts'

/** A dish of the book as it should be on the site. */
export type WantedDish = {
  dish: string
  /** The digest of its content. */
  digest: string
  /** Made from its name; the recipe's id and date are derived from it. */
  seed: Buffer
}

/** The digest of a dish that left the book. */
const LEFT = ''

/**
 * Writes a dish as the house's recipe, published with an old date: nobody is notified. Doing it
 * again, or in another process at the same time, changes nothing.
 */
export async function writeDish(
  database: Database,
  houseId: string,
  { dish, digest, seed }: WantedDish,
  answered: Answered,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const known = await queries.lockDish(tx, dish)
    if (known?.digest === digest) return
    if (known) await rewrite(tx, houseId, known.recipe_id, answered, now)
    const publishedAt = dateOf(seed)
    const id = known?.recipe_id ?? uuidv7Of(publishedAt, seed)
    if (!known) {
      const fields = {
        id,
        authorId: houseId,
        hasCover: true,
        status: 'published',
        publishedAt,
      } as const
      await insertRecipe(tx, fields, answered, publishedAt)
    }
    await queries.noteDigest(tx, { dish, recipe_id: id, digest })
  })
}

/** Rewrites the recipe; what others saved, rated and planned stays with it. */
async function rewrite(tx: Db, houseId: string, id: string, answered: Answered, now: Date) {
  const recipe = await lockOwnRecipe(tx, id, houseId)
  if (!recipe) return
  await replaceContent(tx, recipe, answered, { imageHash: null, hasCover: true }, now)
  if (recipe.status === 'draft') await setStatus(tx, id, 'published', now)
}

/**
 * Withdraws the recipe of a dish that left the book; those who saved it have it again if the dish
 * returns.
 */
export async function takeBack(database: Database, dish: string, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const known = await queries.lockDish(tx, dish)
    if (!known || known.digest === LEFT) return
    await setStatus(tx, known.recipe_id, 'draft', now)
    await queries.noteDigest(tx, { ...known, digest: LEFT })
  })
}

export function hasLeft({ digest }: queries.HouseRecipe): boolean {
  return digest === LEFT
}

const YEAR_2024 = Date.UTC(2024, 0, 1)
const MINUTES_OF_IT = 366 * 24 * 60

/**
 * A minute of 2024, different for each dish: before any cook wrote here, so that no list of the
 * newest recipes is full of the house's.
 */
function dateOf(seed: Buffer): Date {
  return new Date(YEAR_2024 + (seed.readUInt32BE(16) % MINUTES_OF_IT) * 60_000)
}
