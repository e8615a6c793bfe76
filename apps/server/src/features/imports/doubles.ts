import type { ReadRecipe } from '@potluck/contract'
import type { DoubleReason } from '@potluck/rules'
import type { z } from 'zod'
import {
  deriveKeys,
  type FindDeps,
  type FoundDouble,
  findAmong,
  findDoubles,
} from '../doubles/index.ts'
import { toDoubleRecipe } from '../recipes/index.ts'
import { chooseLikes, type Newcomer, pairsAmong } from './likes.ts'
import type { FoundItem } from './reading/staged.ts'
import type { ReadAlone } from './to-read-recipe.ts'

type Answer = z.output<typeof ReadRecipe>

/** Recipes that were read, each with the cook's own or the earlier one that it seems to be. @throws OVERLOADED */
export async function addDoubles(
  deps: FindDeps,
  userId: string,
  recipes: readonly ReadAlone[],
): Promise<Answer[]> {
  const drafts = recipes.map(({ draft }) => draft)
  const keys = drafts.length > 1 ? await deriveKeys(deps.workers, userId, drafts) : undefined
  const doubles = await findDoubles(deps, userId, drafts, keys)
  const newcomers = drafts.flatMap((draft, at) =>
    doubles[at] ? [] : [{ at, recipe: toDoubleRecipe(draft), keys: keys?.[at] ?? [] }],
  )
  const likes = await findLikes(deps, userId, newcomers)
  return recipes.map((recipe, at) => ({
    ...recipe,
    double: toAnswer(doubles[at]),
    like: likes.get(at) ?? null,
  }))
}

/** The earlier of some newcomers that a later one seems to be, by the later one's place. */
async function findLikes(
  { workers }: FindDeps,
  userId: string,
  newcomers: readonly Newcomer[],
): Promise<ReadonlyMap<number, NonNullable<Answer['like']>>> {
  const recipes = new Map(newcomers.map(({ at, recipe }) => [at, recipe]))
  const pairs = pairsAmong(newcomers, 0).flatMap((pair) => {
    const [one, other] = [recipes.get(pair.position), recipes.get(pair.at)]
    return one && other ? [{ ...pair, pair: [one, other] as const }] : []
  })
  const answers = await findAmong(
    workers,
    userId,
    pairs.map(({ pair }) => pair),
  )
  const alike = pairs.flatMap((pair, place) => {
    const answer = answers[place]
    return answer ? [{ ...pair, ...answer }] : []
  })
  const likes = [...chooseLikes(alike, 0)].map(([at, like]) => {
    const { position, differences } = like
    return [at, { at: position, why: whyDouble(like), differences }] as const
  })
  return new Map(likes)
}

function toAnswer(found: FoundDouble | undefined): Answer['double'] {
  if (!found) return null
  const { recipeId, title, differences } = found
  return { recipeId, title, why: whyDouble(found), differences }
}

/** The double of each thing that was found in a file; undefined where it is no recipe, or has none. */
export async function findItemDoubles(
  deps: FindDeps,
  userId: string,
  items: readonly Pick<FoundItem, 'staged'>[],
): Promise<(FoundDouble | undefined)[]> {
  const drafts = items.flatMap(({ staged }, at) =>
    staged && 'draft' in staged ? [{ at, draft: staged.draft }] : [],
  )
  const found = await findDoubles(
    deps,
    userId,
    drafts.map(({ draft }) => draft),
  )
  const byPlace = new Map(drafts.map(({ at }, place) => [at, found[place]]))
  return items.map((_, at) => byPlace.get(at))
}

/** Why two recipes are taken for one. */
export const whyDouble = ({ isSamePage }: Pick<FoundDouble, 'isSamePage'>): DoubleReason =>
  isSamePage ? 'address' : 'content'
