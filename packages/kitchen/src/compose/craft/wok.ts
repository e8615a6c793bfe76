import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Cuisine } from '../wish.ts'

/** A wok sauce: what is stirred together, what is fried first, what goes on top. */
export type WokSauce = {
  cuisine: Cuisine
  /** Before the noun of a title: 'Ginger-Soy'. */
  word: string
  /** After 'in': 'a ginger and soy glaze'. */
  phrase: string
  mixed: Part[]
  aromatics: (Part | undefined)[]
  topping: (Part | undefined)[]
}

export type WokSauceMaker = (bench: Bench) => WokSauce | undefined

const SOY: FoodId = 'soy-sauce'

/** Salty, gingery, a little sweet. */
export function gingerSoy(bench: Bench): WokSauce | undefined {
  const soy = bench.take(SOY, { each: 1 })
  if (!soy) return undefined
  return {
    cuisine: 'chinese',
    word: 'Ginger-Soy',
    phrase: 'a glossy ginger and soy sauce',
    mixed: present(
      soy,
      bench.take(['rice-vinegar', 'lime'], { each: 1 }),
      bench.take(['brown-sugar', 'sugar', 'maple-syrup'], { each: 0.75 }),
      bench.take('cornstarch'),
      bench.take('sesame-oil'),
      bench.take('water', { each: 1.5, unit: 'tbsp' }),
      hot(bench, 'pepper-flakes'),
    ),
    aromatics: [bench.take('garlic', { by: 'fry' }), bench.take('ginger', { by: 'fry' })],
    topping: [bench.take('scallion', { by: 'raw' }), bench.take('sesame-seeds')],
  }
}

/** A teriyaki glaze: soy, mirin and sugar cooked down. */
export function teriyaki(bench: Bench): WokSauce | undefined {
  const soy = bench.take(SOY, { each: 1 })
  const sweet = bench.take(['brown-sugar', 'sugar', 'maple-syrup'], {
    each: bench.has('mirin') ? 0.75 : 1.25,
  })
  if (!soy || !sweet) return undefined
  return {
    cuisine: 'japanese',
    word: 'Teriyaki',
    phrase: 'a shiny teriyaki glaze',
    mixed: present(
      soy,
      bench.take('mirin', { each: 2.5 }) ?? bench.take('rice-vinegar', { each: 0.75 }),
      sweet,
      bench.take('cornstarch', { each: 0.35 }),
      bench.take('water', { each: 1, unit: 'tbsp' }),
      hot(bench, 'pepper-flakes'),
    ),
    aromatics: [
      bench.take('ginger', { by: 'fry' }),
      bench.take('garlic', { share: 0.6, by: 'fry' }),
    ],
    topping: [bench.take('scallion', { by: 'raw' }), bench.take('sesame-seeds')],
  }
}

/** Sweet and hot with Korean chili paste. */
export function gochujang(bench: Bench): WokSauce | undefined {
  const paste =
    bench.wish.heat > 0
      ? bench.take('gochujang', { each: bench.wish.heat === 2 ? 2.5 : 1.5 })
      : undefined
  const soy = bench.take(SOY, { each: 0.6 })
  if (!paste || !soy) return undefined
  return {
    cuisine: 'korean',
    word: 'Gochujang',
    phrase: 'a sweet and spicy gochujang sauce',
    mixed: present(
      paste,
      soy,
      bench.take(['brown-sugar', 'sugar', 'maple-syrup'], { each: 0.75 }),
      bench.take('rice-vinegar', { each: 0.75 }),
      bench.take('sesame-oil'),
      bench.take('water', { each: 1.5, unit: 'tbsp' }),
    ),
    aromatics: [bench.take('garlic', { by: 'fry' }), bench.take('ginger', { by: 'fry' })],
    topping: [bench.take('scallion', { by: 'raw' }), bench.take('sesame-seeds')],
  }
}

/** Thai: salty and sweet with lime, chili and basil. */
export function basilAndLime(bench: Bench): WokSauce | undefined {
  const lime = bench.take('lime', { cut: 'juiced', label: 'lime juice' })
  const salty = bench.take('fish-sauce', { each: 1.25, unit: 'tsp' })
  const soy = bench.take(SOY, { each: salty ? 0.5 : 1 })
  if (!lime || !(salty ?? soy)) return undefined
  return {
    cuisine: 'thai',
    word: 'Thai Basil and Lime',
    phrase: 'a salty-sweet lime sauce with basil',
    mixed: present(
      salty,
      soy,
      bench.take(['brown-sugar', 'sugar', 'maple-syrup'], { each: 1 }),
      lime,
      bench.take('water', { each: 1, unit: 'tbsp' }),
    ),
    aromatics: [
      bench.take('garlic', { each: 1, by: 'fry' }),
      hot(bench, 'red-chili'),
      bench.take('ginger', { share: 0.6, by: 'fry' }),
    ],
    topping: [bench.take(['basil', 'cilantro', 'mint'], { by: 'raw', share: 1.5 })],
  }
}

/** Peanut butter let down with lime and soy; only where peanuts are welcome. */
export function peanutSauce(bench: Bench): WokSauce | undefined {
  const butter = bench.take('peanut-butter', { each: 1.25 })
  const soy = bench.take(SOY, { each: 0.75 })
  const lime = bench.take('lime', { cut: 'juiced', label: 'lime juice' })
  if (!butter || !soy || !lime) return undefined
  return {
    cuisine: 'thai',
    word: 'Peanut',
    phrase: 'a creamy peanut and lime sauce',
    mixed: present(
      butter,
      soy,
      lime,
      bench.take(['brown-sugar', 'sugar', 'maple-syrup'], { each: 0.75 }),
      bench.take('water', { each: 2, unit: 'tbsp' }),
      hot(bench, 'sriracha'),
    ),
    aromatics: [
      bench.take('garlic', { by: 'fry' }),
      bench.take('ginger', { share: 0.6, by: 'fry' }),
    ],
    topping: [
      bench.take(['cilantro', 'scallion'], { by: 'raw' }),
      bench.take('peanuts', { share: 0.6, by: 'raw' }),
    ],
  }
}

function hot(bench: Bench, id: FoodId): Part | undefined {
  return bench.wish.heat > 0 ? bench.take(id, { share: bench.wish.heat, by: 'fry' }) : undefined
}

function present(...parts: (Part | undefined)[]): Part[] {
  return parts.filter((part) => part !== undefined)
}
