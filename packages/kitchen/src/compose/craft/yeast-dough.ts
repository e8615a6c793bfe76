import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import { type Sentence, say } from '../dish/say.ts'
import type { Formula } from './formula.ts'
import { watchesSalt } from './low-carb.ts'

/**
 * A bread dough for 500 g of flour: 7 g of yeast, 9 g of salt (3 where salt is
 * counted) and water by its `hydration`. Without
 * gluten there is nothing to knead: psyllium husk holds it together, and it drinks more water.
 */
export type Dough = {
  flour: Part
  kneaded: boolean
  /** How it is mixed and kneaded or beaten. */
  said: (Sentence | undefined)[]
  /** Minutes of handwork. */
  minutes: number
}

type Amounts = { flour: number; hydration: number; oil: number }

export function takeYeastDough(
  bench: Bench,
  { of }: Formula,
  { flour: grams, hydration, oil: spoons }: Amounts,
): Dough | undefined {
  if (!bench.has('flour')) return undefined
  const free = isGlutenFree(bench)
  const psyllium = free ? of('psyllium-husk', grams * 0.04, 'g') : undefined
  if (free && !psyllium) return undefined
  const yeast = of('yeast', (grams / 500) * 2.25, 'tsp')
  const flour = of('flour', grams, 'g', free ? '' : 'plus a little for dusting')
  const water = of('water', grams * (free ? 0.95 : hydration), 'ml', 'lukewarm')
  const oil = of(['olive-oil', 'oil'], spoons, 'tbsp', 'for the dough')
  if (!yeast || !flour || !water || !oil) return undefined
  const salt = of('salt', (grams / 500) * (watchesSalt(bench) ? 0.5 : 1.5), 'tsp')
  const sweet = of(['sugar', 'honey', 'maple-syrup'], 1, 'tsp')
  if (psyllium) {
    return {
      flour,
      kneaded: false,
      minutes: 10,
      said: [
        say`Whisk the ${[water, psyllium, sweet, oil]} together and leave for 5 minutes, until it sets to a gel.`,
        say`Beat in the ${[flour, yeast, salt]} with a wooden spoon for 3 minutes, until smooth: it is more a thick batter than a dough, and needs no kneading.`,
      ],
    }
  }
  return {
    flour,
    kneaded: true,
    minutes: 14,
    said: [
      say`Stir the ${[flour, yeast, salt]} together in a large bowl, then work in the ${[water, oil, sweet]} until no dry flour is left.`,
    ],
  }
}

/** Flour that must be bought as gluten-free. */
export function isGlutenFree({ wish }: Bench): boolean {
  return wish.keeping.promises.get('flour')?.includes('gluten-free') ?? false
}
