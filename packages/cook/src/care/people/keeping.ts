import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'

/** What somebody keeps to by faith, health, age or allergy, as far as ingredients tell. */
export type Keeping = {
  /** How it is named where a dish does not keep to it: 'halal'. */
  called: string
  /** How a title says so, instead of one of its restrictions after the other: 'Low-FODMAP'. */
  titled?: string
  /** Read over the request in lower case, without apostrophes. */
  words: RegExp
  /** Restrictions as `checkDiet` takes them; any one of these lists keeps to it. */
  ways: readonly (readonly string[])[]
  /** Said first: by whose list, and what stays for the cook or a doctor to see to. */
  say: string
  /** What a finished recipe asks for besides, said behind it. */
  sayOf?: (recipe: Pick<RecipeData, 'ingredients' | 'instructions'>) => string
  /** For the dishes of `from`, which were written for it. */
  waysOfFrom?: readonly (readonly string[])[]
  /** Dishes to choose from where no dish is named. */
  from?: (dish: Dish) => boolean
  /** Those of them that come before the others: what is baked for that feast alone. */
  isBest?: (dish: Dish) => boolean
  /** Which of them, by the words that named the person: not every age eats the same. */
  suits?: (dish: Dish, said: string) => boolean
  /** One of these is made for whoever names none of them; who adapts a recipe of their own is let. */
  isRatherFrom?: true
  /** Only these dishes will do, whatever was named. */
  isOnlyFrom?: true
  /** What in a finished recipe does not suit, in words; undefined where all does. */
  findUnfit?: (
    recipe: Pick<RecipeData, 'title' | 'description' | 'ingredients' | 'instructions'>,
  ) => string | undefined
}

/** Something that no list of foods can keep to: why not, and what can be done. */
export type Unkept = {
  words: RegExp
  unless?: RegExp
  say: string
  choices?: readonly string[]
}

/** What is mostly made with onion and celery, whatever its name says. */
export const STOCKS = 'stock, vegetable stock, meat stock, fish stock, stock cube'

/** 'Without onion, garlic, leek': several foods to a rule, for each rule is checked by itself. */
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

/** No preference that is set is longer. */
const LONGEST_RULE = 80
