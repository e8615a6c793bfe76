import type { DoubleDifferences, DoubleRecipe } from '@potluck/kitchen/doubles'
import type { Database } from '../../platform/database/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import {
  type Compared,
  hasDoubleKeys,
  listSharing,
  listToCompare,
  type ToCompare,
  toDoubleRecipe,
} from '../recipes/index.ts'
import { compareEach, findAmong } from './compare.ts'
import { doubleTasks } from './double-tasks.ts'

/** How many of a cook's recipes each newcomer is compared with. */
export const MOST_COMPARED = 10
/** Whose keys a thread derives at once. */
const KEYS_AT_ONCE = 100

export type FindDeps = { database: Database; workers: Workers }

/** A recipe of the cook's that a newcomer seems to be. */
export type FoundDouble = {
  recipeId: string
  title: string
  isSamePage: boolean
  /** From the cook's own to the newcomer. */
  differences: DoubleDifferences
}

/**
 * The likeliest double of each newcomer among a cook's recipes; undefined where there is none. Their
 * keys are derived unless they are known.
 * @throws OVERLOADED
 */
export async function findDoubles(
  { database, workers }: FindDeps,
  authorId: string,
  newcomers: readonly Compared[],
  known?: readonly (readonly string[])[],
): Promise<(FoundDouble | undefined)[]> {
  if (newcomers.length === 0 || !(await hasDoubleKeys(database.db, authorId))) {
    return newcomers.map(() => undefined)
  }
  const recipes = newcomers.map(toDoubleRecipe)
  const keys = known ?? (await deriveKeys(workers, authorId, newcomers))
  const asked = keys.flatMap((each, at) => each.map((key) => ({ at, key })))
  const candidates = await listSharing(database.db, authorId, asked, MOST_COMPARED)
  const own = await readOwn(database, authorId, [...new Set(candidates.map(({ id }) => id))])
  const pairs = candidates.flatMap(({ at, id }) => {
    const [mine, newcomer] = [own.get(id), recipes[at]]
    return mine && newcomer ? [{ at, row: mine.row, pair: [mine.recipe, newcomer] as const }] : []
  })
  const answers = await findAmong(
    workers,
    authorId,
    pairs.map(({ pair }) => pair),
  )
  const found = new Map<number, FoundDouble & { score: number }>()
  for (const [place, { at, row }] of pairs.entries()) {
    const answer = answers[place]
    if (!answer || answer.score <= (found.get(at)?.score ?? 0)) continue
    const { score, isSamePage, differences } = answer
    found.set(at, { recipeId: row.id, title: row.title, score, isSamePage, differences })
  }
  return newcomers.map((_, at) => found.get(at))
}

/** From a recipe of the cook's own to a newcomer; undefined where the recipe is gone. @throws OVERLOADED */
export async function compareWithOwn(
  { database, workers }: FindDeps,
  authorId: string,
  { recipeId, newcomer }: { recipeId: string; newcomer: Compared },
): Promise<DoubleDifferences | undefined> {
  const mine = (await readOwn(database, authorId, [recipeId])).get(recipeId)
  if (!mine) return undefined
  const pair = [mine.recipe, toDoubleRecipe(newcomer)] as const
  const [answer] = await compareEach(workers, authorId, [pair])
  return answer?.differences
}

/** By what each newcomer is looked for. @throws OVERLOADED */
export async function deriveKeys(
  workers: Workers,
  owner: string,
  newcomers: readonly Compared[],
): Promise<string[][]> {
  const recipes = newcomers.map(toDoubleRecipe)
  const keys: string[][] = []
  for (let from = 0; from < recipes.length; from += KEYS_AT_ONCE) {
    const part = recipes.slice(from, from + KEYS_AT_ONCE)
    keys.push(...(await workers.run(doubleTasks.keys, part, owner)))
  }
  return keys
}

/** A cook's recipes as rows, and as they are compared. */
export async function readOwn(
  { db }: Database,
  authorId: string,
  ids: readonly string[],
): Promise<Map<string, { row: ToCompare; recipe: DoubleRecipe }>> {
  if (ids.length === 0) return new Map()
  const rows = await listToCompare(db, authorId, ids)
  return new Map(rows.map((row) => [row.id, { row, recipe: toDoubleRecipe(row) }]))
}
