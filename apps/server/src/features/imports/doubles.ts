import type { ReadRecipe } from '@potluck/contract'
import type { DoubleReason } from '@potluck/rules'
import type { z } from 'zod'
import { type FindDeps, type FoundDouble, findDoubles } from '../doubles/index.ts'
import type { FoundItem } from './reading/staged.ts'
import type { ReadAlone } from './to-read-recipe.ts'

type Answer = z.output<typeof ReadRecipe>

/** Recipes that were read, each with the cook's own that it seems to be. @throws OVERLOADED */
export async function addDoubles(
  deps: FindDeps,
  userId: string,
  recipes: readonly ReadAlone[],
): Promise<Answer[]> {
  const drafts = recipes.map(({ draft }) => draft)
  const doubles = await findDoubles(deps, userId, drafts)
  return recipes.map((recipe, at) => ({ ...recipe, double: toAnswer(doubles[at]) }))
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
