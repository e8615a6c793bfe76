import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Cuisine } from '../wish.ts'

/** What a cuisine cooks with: each list is alternatives, best first. */
export type Seasoning = {
  /** Before the noun of a title; '' where the ingredients speak for themselves. */
  word: string
  fat: readonly FoodId[]
  aromatics: readonly FoodId[]
  spices: readonly FoodId[]
  acid: readonly FoodId[]
  herb: readonly FoodId[]
  heat: FoodId
}

/** The cuisines that season roasts, rice pots and bowls; the wok sauces stand apart. */
const SEASONINGS = {
  italian: {
    word: 'Italian',
    fat: ['olive-oil', 'oil'],
    aromatics: ['garlic'],
    spices: ['oregano'],
    acid: ['lemon', 'wine-vinegar'],
    herb: ['basil', 'parsley'],
    heat: 'pepper-flakes',
  },
  mediterranean: {
    word: 'Mediterranean',
    fat: ['olive-oil', 'oil'],
    aromatics: ['garlic'],
    spices: ['oregano', 'cumin', 'paprika'],
    acid: ['lemon', 'wine-vinegar'],
    herb: ['parsley', 'mint', 'dill'],
    heat: 'pepper-flakes',
  },
  mexican: {
    word: 'Mexican-Style',
    fat: ['oil', 'olive-oil'],
    aromatics: ['garlic'],
    spices: ['cumin', 'smoked-paprika', 'oregano'],
    acid: ['lime', 'lemon'],
    herb: ['cilantro', 'parsley'],
    heat: 'chili-powder',
  },
  indian: {
    word: 'Spiced',
    fat: ['oil', 'olive-oil'],
    aromatics: ['garlic', 'ginger'],
    spices: ['cumin', 'ground-coriander', 'turmeric', 'garam-masala'],
    acid: ['lemon', 'lime'],
    herb: ['cilantro', 'mint'],
    heat: 'chili-powder',
  },
  french: {
    word: 'French',
    fat: ['olive-oil', 'butter', 'oil'],
    aromatics: ['garlic'],
    spices: [],
    acid: ['lemon', 'wine-vinegar'],
    herb: ['thyme', 'parsley', 'chives'],
    heat: 'pepper-flakes',
  },
  american: {
    word: 'Smoky',
    fat: ['oil', 'olive-oil'],
    aromatics: ['garlic'],
    spices: ['smoked-paprika', 'paprika', 'oregano'],
    acid: ['cider-vinegar', 'lemon'],
    herb: ['parsley', 'chives'],
    heat: 'chili-powder',
  },
} as const satisfies Partial<Record<Cuisine, Seasoning>>

export type SeasonedCuisine = keyof typeof SEASONINGS

/** The seasoning of one dish, taken from a bench. */
type Seasoned = {
  fat: Part | undefined
  aromatics: (Part | undefined)[]
  spices: Part[]
  acid: Part | undefined
  herb: Part | undefined
  salt: Part | undefined
}

/** Takes what a cuisine seasons with; hot where the wish is. `fatEach` in teaspoons. */
export function takeSeasoning(bench: Bench, cuisine: SeasonedCuisine, fatEach = 2): Seasoned {
  const set: Seasoning = SEASONINGS[cuisine]
  const usuallyHot = cuisine === 'indian' || cuisine === 'mexican'
  const heat =
    bench.wish.heat === 2 || (bench.wish.heat === 1 && usuallyHot)
      ? bench.take(set.heat, { share: bench.wish.heat })
      : undefined
  const oils = set.fat.filter((id) => id !== 'butter')
  return {
    fat: bench.take(oils, { each: fatEach }),
    aromatics: set.aromatics.map((id) => bench.take(id, { by: 'fry' })),
    spices: [...set.spices.map((id) => bench.take(id)), heat].filter((part) => part !== undefined),
    acid: bench.take(set.acid),
    herb: bench.take(set.herb, {
      by: cuisine === 'french' && bench.has('thyme') ? 'roast' : 'raw',
    }),
    salt: bench.take('salt'),
  }
}
