import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'

/** Food rules that somebody keeps to by faith, health, age or allergy, as far as ingredients tell. */
export type Keeping = {
  /** Its name in a sentence: 'halal'. */
  called: string
  /** Its name in a title, instead of its restrictions one by one: 'Low-FODMAP'. */
  titled?: string
  /** Matched against the request in lower case, without apostrophes. */
  words: RegExp
  /** Lists of restrictions as `checkDiet` takes them; keeping to any one list is enough. */
  ways: readonly (readonly string[])[]
  /** Said first: whose list it follows, and what the cook or a doctor still has to see to. */
  say: string
  /** What else a finished recipe calls for, said after `say`; may be empty. */
  sayOf?: (recipe: Pick<RecipeData, 'ingredients' | 'instructions'>) => string
  /** As `ways`, for the dishes of `from` that were written for it. */
  waysOfFrom?: readonly (readonly string[])[]
  /** Whether a dish is one to choose from if the request names none. */
  from?: (dish: Dish) => boolean
  /** Whether a dish of `from` comes before the others, as those made for that feast alone. */
  isBest?: (dish: Dish) => boolean
  /** Whether a dish of `from` suits, by the words that named the person: not every age eats the same. */
  suits?: (dish: Dish, said: string) => boolean
  /** A dish of `from` is made for every request, but a recipe of the cook's own may be adapted. */
  isRatherFrom?: true
  /** Only dishes of `from` will do, whatever the request names, and no recipe is adapted. */
  isOnlyFrom?: true
  /** Names what in a finished recipe does not suit; undefined if everything does. */
  findUnfit?: (
    recipe: Pick<RecipeData, 'title' | 'description' | 'ingredients' | 'instructions'>,
  ) => string | undefined
}

/** Something that no list of foods is enough for: why not, and what can be done. */
export type Unkept = {
  words: RegExp
  unless?: RegExp
  say: string
  choices?: readonly string[]
}

/** Stocks, which are mostly made with onion and celery whatever their name says. */
export const STOCKS = 'stock, vegetable stock, meat stock, fish stock, stock cube'

/**
 * Turns a list of foods into rules: 'without onion, garlic, leek'. A rule has several foods, because each rule is
 * checked by itself.
 */
export function no(foods: string): string[] {
  const rules: string[] = []
  for (const food of foods.split(', ')) {
    const last = rules.at(-1)
    const longer = last === undefined ? '' : `${last}, ${food}`
    if (last === undefined || longer.length > LONGEST_RULE) rules.push(`without ${food}`)
    else rules[rules.length - 1] = longer
  }
  return rules
}

/** Characters: no restriction that can be set is longer. */
const LONGEST_RULE = 80
