import { setTimeout } from 'node:timers/promises'
import { AppError } from '../../../platform/http/index.ts'
import {
  deriveKeys,
  type FindDeps,
  type FoundDouble,
  findAmong,
  findDoubles,
  MOST_COMPARED,
} from '../../doubles/index.ts'
import { toDoubleRecipe } from '../../recipes/index.ts'
import { chooseLikes, type Like, type Newcomer, type Pair, pairsAmong } from '../likes.ts'
import { listHereAlready, listSharingItems, listStaged } from './item-keys.ts'
import type { FoundItem, StagedRecipe } from './staged.ts'

/** How what was found stands to the cook's own recipes and to the rest of its import. */
export type Standing = {
  /** The recipe that an earlier import made of the very same lines. */
  hereAs: string | undefined
  /** The cook's own recipe that it seems to be. */
  own: FoundDouble | undefined
  /** Else the earlier item of the import that it seems to be. */
  like: Like | undefined
  /** By what later items find it; none where it is a double itself. */
  keys: readonly string[]
}

type Place = { importId: string; userId: string }

/** How each thing that was found stands, in their order; the first of them will be at position `first`. */
export async function findStandings(
  deps: FindDeps,
  { importId, userId }: Place,
  items: readonly FoundItem[],
  first: number,
): Promise<Standing[]> {
  const digests = items.flatMap(({ digest }) => digest ?? [])
  const here = await listHereAlready(deps.database.db, userId, digests)
  const hereAs = items.map(({ digest }) => here.get(digest ?? ''))
  const drafts = items.flatMap(({ staged, digest }, at) =>
    staged && 'draft' in staged && !hereAs[at] ? [{ at, digest, draft: staged.draft }] : [],
  )
  const doubles = await patiently(() => findDoublesOf(deps, { importId, userId }, drafts, first))
  return items.map((_, at) => ({ hereAs: hereAs[at], ...(doubles?.get(at) ?? ALONE) }))
}

const ALONE = { own: undefined, like: undefined, keys: [] }

/**
 * What threads that others keep busy answer in the end. Undefined where they never do: a file is not lost
 * for that, and its recipes are looked for once more as they come in.
 */
async function patiently<T>(work: () => Promise<T>): Promise<T | undefined> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'OVERLOADED') throw error
      await setTimeout(pauseMs)
    }
  }
  return undefined
}

/** Between one try and the next; a thread that has just started reads the kitchen first. */
const PAUSES_MS = [500, 2_000, 0]

type Draft = { at: number; digest: string | null; draft: StagedRecipe['draft'] }

/** The doubles of some recipes, by their places. @throws OVERLOADED */
async function findDoublesOf(
  deps: FindDeps,
  { importId, userId }: Place,
  drafts: readonly Draft[],
  first: number,
): Promise<ReadonlyMap<number, Omit<Standing, 'hereAs'>>> {
  const looked = drafts.map(({ draft }) => draft)
  const derived = await deriveKeys(deps.workers, userId, looked)
  const found = await findDoubles(deps, userId, looked, derived)
  const newcomers = drafts.flatMap(({ at, digest, draft }, place) => {
    const keys = [`=${digest}`, ...(derived[place] ?? [])]
    return found[place] ? [] : [{ at, recipe: toDoubleRecipe(draft), keys }]
  })
  const likes = await findLikes(deps, { importId, userId }, newcomers, first)
  const keys = new Map(newcomers.map((newcomer) => [newcomer.at, newcomer.keys]))
  return new Map(
    drafts.map(({ at }, place) => {
      const like = likes.get(at)
      return [at, { own: found[place], like, keys: (!like && keys.get(at)) || [] }]
    }),
  )
}

/** The earlier item of the import that each newcomer seems to be, by the newcomer's place. */
async function findLikes(
  deps: FindDeps,
  { importId, userId }: Place,
  newcomers: readonly Newcomer[],
  first: number,
): Promise<ReadonlyMap<number, Like>> {
  const { db } = deps.database
  const asked = newcomers.flatMap(({ at, keys }) => keys.map((key) => ({ at, key })))
  const before = await listSharingItems(db, importId, asked, MOST_COMPARED)
  const recipes = new Map(newcomers.map(({ at, recipe }) => [first + at, recipe]))
  const staged = await listStaged(db, importId, [
    ...new Set(before.map(({ position }) => position)),
  ])
  for (const { position, staged: it } of staged) {
    if ('draft' in it) recipes.set(position, toDoubleRecipe(it.draft))
  }
  const pairs: Pair[] = [...before, ...pairsAmong(newcomers, first)]
  const compared = pairs.flatMap((pair) => {
    const [one, other] = [recipes.get(pair.position), recipes.get(first + pair.at)]
    return one && other ? [{ ...pair, pair: [one, other] as const }] : []
  })
  const answers = await findAmong(
    deps.workers,
    userId,
    compared.map(({ pair }) => pair),
  )
  const alike = compared.flatMap(({ at, position, isIdentical }, place) => {
    const answer = answers[place] ?? (isIdentical && IDENTICAL)
    return answer ? [{ at, position, ...answer }] : []
  })
  return chooseLikes(alike, first)
}

/** What the kitchen need not be asked about. */
const IDENTICAL = { score: 1, isSamePage: false }
