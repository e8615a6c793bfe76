import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import type { FoodId } from '../foods/foods.ts'
import { isCitrus } from './acid.ts'

/** A dressing: stirred together cold. `word` stands before a noun: 'sesame-lime'. */
export type Dressing = { word: string; parts: Part[]; herb: Part | undefined }

export type DressingMaker = (bench: Bench) => Dressing | undefined

export function lemonOregano(bench: Bench): Dressing | undefined {
  return mix(
    bench,
    'lemon',
    [
      bench.take('olive-oil', { each: 0.75, unit: 'tbsp', cut: 'for the dressing' }),
      juice(bench, ['lemon', 'wine-vinegar'], 0.25),
      bench.take('garlic', { each: 0.25, by: 'raw' }),
      bench.take('oregano'),
    ],
    ['parsley', 'mint', 'dill'],
  )
}

export function mustardVinaigrette(bench: Bench): Dressing | undefined {
  return mix(
    bench,
    'mustard',
    [
      bench.take('olive-oil', { each: 0.75, unit: 'tbsp', cut: 'for the dressing' }),
      juice(bench, ['wine-vinegar', 'lemon', 'cider-vinegar'], 1),
      bench.take('dijon-mustard'),
      bench.take('shallot', { by: 'raw' }),
    ],
    ['chives', 'parsley', 'dill'],
  )
}

export function sesameLime(bench: Bench): Dressing | undefined {
  return mix(
    bench,
    'sesame-lime',
    [
      bench.take('soy-sauce', { each: 0.6 }),
      juice(bench, ['lime', 'rice-vinegar'], 0.35),
      bench.take('sesame-oil', { each: 1 }),
      bench.take(['honey', 'maple-syrup', 'brown-sugar'], { each: 0.5 }),
      bench.take('ginger', { by: 'raw' }),
      bench.wish.heat === 2 ? bench.take('red-chili', { by: 'raw' }) : undefined,
    ],
    ['cilantro', 'mint', 'scallion'],
  )
}

export function limeCumin(bench: Bench): Dressing | undefined {
  return mix(
    bench,
    'lime-cumin',
    [
      bench.take(['olive-oil', 'oil'], { each: 0.6, unit: 'tbsp', cut: 'for the dressing' }),
      juice(bench, ['lime', 'lemon'], 0.4),
      bench.take('cumin', { share: 0.6 }),
      bench.wish.heat > 0
        ? bench.take('jalapeno', { by: 'raw', share: bench.wish.heat })
        : undefined,
    ],
    ['cilantro', 'parsley'],
  )
}

export function tahiniLemon(bench: Bench): Dressing | undefined {
  const tahini = bench.take('tahini')
  if (!tahini) return undefined
  return mix(
    bench,
    'lemony tahini',
    [
      tahini,
      juice(bench, ['lemon'], 0.35),
      bench.take('garlic', { each: 0.25, by: 'raw' }),
      bench.take('water', { each: 1, unit: 'tbsp', cut: 'for the dressing' }),
    ],
    ['parsley', 'mint', 'cilantro'],
  )
}

export function herbedYogurt(bench: Bench): Dressing | undefined {
  const yogurt = bench.take('yogurt', { each: 40 })
  if (!yogurt) return undefined
  return mix(
    bench,
    'creamy yogurt',
    [
      yogurt,
      juice(bench, ['lemon', 'cider-vinegar'], 0.2),
      bench.take('olive-oil', { each: 1, cut: 'for the dressing' }),
      bench.take('garlic', { each: 0.25, by: 'raw' }),
    ],
    ['dill', 'chives', 'mint', 'parsley'],
  )
}

/** The acid of a dressing: citrus goes in as its juice. `each` is of the first. */
function juice(bench: Bench, ids: readonly FoodId[], each: number): Part | undefined {
  const acid = bench.take(ids, { each, by: 'raw' })
  return acid && isCitrus(acid) ? { ...acid, label: `${acid.short.replace(/s$/, '')} juice` } : acid
}

function mix(
  bench: Bench,
  word: string,
  parts: (Part | undefined)[],
  herbs: readonly FoodId[],
): Dressing | undefined {
  const mixed = parts.filter((part) => part !== undefined)
  if (mixed.length < 2) return undefined
  // Soy sauce is salt enough.
  const salty = mixed.some((part) => part.id === 'soy-sauce' || part.id === 'light-soy-sauce')
  const salt = salty ? undefined : bench.take('salt', { share: 0.5, cut: 'for the dressing' })
  return {
    word,
    parts: salt ? [...mixed, salt] : mixed,
    herb: bench.take(herbs, { by: 'raw' }),
  }
}
