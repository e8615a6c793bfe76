import type { DoubleRecipe } from '@potluck/kitchen/doubles'
import {
  deriveKeys,
  type FindDeps,
  type FoundDouble,
  findAmong,
  findDoubles,
  MOST_COMPARED,
} from '../../doubles/index.ts'
import { toDoubleRecipe } from '../../recipes/index.ts'
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
export type Like = { position: number; isSamePage: boolean }

type Place = { importId: string; userId: string }
type Newcomer = { at: number; draft: StagedRecipe['draft']; recipe: DoubleRecipe; keys: string[] }

/**
 * How each thing that was found stands, in their order; the first of them will be at position `first`.
 * @throws OVERLOADED
 */
export async function findStandings(
  deps: FindDeps,
  { importId, userId }: Place,
  items: readonly FoundItem[],
  first: number,
): Promise<Standing[]> {
  const { database, workers } = deps
  const digests = items.flatMap(({ digest }) => digest ?? [])
  const here = await listHereAlready(database.db, userId, digests)
  const hereAs = items.map(({ digest }) => here.get(digest ?? ''))
  const drafts = items.flatMap(({ staged }, at) =>
    staged && 'draft' in staged && !hereAs[at] ? [{ at, draft: staged.draft }] : [],
  )
  const looked = drafts.map(({ draft }) => draft)
  const derived = await deriveKeys(workers, userId, looked)
  const found = await findDoubles(deps, userId, looked, derived)
  const own = new Map(drafts.map(({ at }, place) => [at, found[place]]))
  const newcomers = drafts.flatMap(({ at, draft }, place) => {
    const keys = [`=${items[at]?.digest}`, ...(derived[place] ?? [])]
    return found[place] ? [] : [{ at, draft, recipe: toDoubleRecipe(draft), keys }]
  })
  const likes = await findLikes(deps, { importId, userId }, newcomers, first)
  const keys = new Map(newcomers.map((newcomer) => [newcomer.at, newcomer.keys]))
  return items.map((_, at) => {
    const like = likes.get(at)
    return { hereAs: hereAs[at], own: own.get(at), like, keys: (!like && keys.get(at)) || [] }
  })
}

/** Two items of an import that could be one, the earlier by its position. */
type Pair = { at: number; position: number; isIdentical: boolean }

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

/** Newcomers that share keys with those before them, the likeliest few of each. */
function pairsAmong(newcomers: readonly Newcomer[], first: number): Pair[] {
  const places = new Map<string, number[]>()
  return newcomers.flatMap(({ at, keys }) => {
    const shared = keys.flatMap((key) => {
      const holders = places.get(key) ?? []
      places.set(key, [...holders, at])
      return holders.map((other) => ({ other, isIdentical: key.startsWith('=') }))
    })
    return [...Map.groupBy(shared, ({ other }) => other)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, MOST_COMPARED)
      .map(([other, keysOfBoth]) => ({
        at,
        position: first + other,
        isIdentical: keysOfBoth.some(({ isIdentical }) => isIdentical),
      }))
  })
}

type Answered = { at: number; position: number; score: number; isSamePage: boolean }

/** Of each the likeliest that is no double itself: that one will be there when it comes in. */
function chooseLikes(answered: readonly Answered[], first: number): ReadonlyMap<number, Like> {
  const likes = new Map<number, Like>()
  const inOrder = answered.toSorted(
    (one, other) => one.at - other.at || other.score - one.score || one.position - other.position,
  )
  for (const { at, position, isSamePage } of inOrder) {
    if (likes.has(at) || likes.has(position - first)) continue
    likes.set(at, { position, isSamePage })
  }
  return likes
}
