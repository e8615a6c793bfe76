import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import { type Sentence, say } from '../dish/say.ts'
import { isKind } from '../foods/foods.ts'

/** A sauce made in the pan that the main was seared in. */
export type PanSauce = {
  word: string
  phrase: string
  minutes: number
  said: (Sentence | undefined)[]
  asian: boolean
}

export function takeMustardCream(bench: Bench, main: Part): PanSauce | undefined {
  if (isKind(main.id, 'cheese', 'soy')) return undefined
  const cream = bench.take(['cream', 'creme-fraiche', 'soy-cream'], { share: 0.8 })
  const mustard = bench.take('dijon-mustard', { each: 0.75 })
  const shallot = bench.take(['shallot', 'onion'], { by: 'fry' })
  if (!cream || !mustard) return undefined
  const stock = bench.take(
    [isKind(main.id, 'poultry') ? 'chicken-stock' : 'vegetable-stock', 'vegetable-stock', 'water'],
    { each: 30 },
  )
  const mushrooms = bench.wants('mushrooms') ? bench.take('mushrooms', { by: 'fry' }) : undefined
  return {
    word: mushrooms ? 'Mushroom Mustard Sauce' : 'Mustard Cream Sauce',
    phrase: `a quick mustard and ${cream.label} sauce`,
    minutes: 6,
    asian: false,
    said: [
      say`Lower the heat to medium and cook the ${[shallot, mushrooms]} in the fat left in the pan for ${mushrooms ? '5 to 6' : '2 to 3'} minutes, until soft.`,
      say`Add the ${stock} and scrape up what stuck, then stir in the ${[cream, mustard]} and bubble for 2 minutes, until lightly thickened.`,
    ],
  }
}

export function takeLemonButter(bench: Bench): PanSauce | undefined {
  const butter = bench.take(['butter', 'olive-oil'], { share: 1, cut: 'for the sauce' })
  const lemon = bench.take('lemon', { each: 0.35, cut: 'juiced' })
  const garlic = bench.take('garlic', { cut: 'thinly sliced' })
  if (!butter || !lemon) return undefined
  const capers = bench.take('capers', { by: 'raw' })
  const herb = bench.take(['parsley', 'chives', 'dill'], { by: 'raw' })
  return {
    word: butter.id === 'butter' ? 'Lemon Butter' : 'Lemon and Olive Oil',
    phrase: `${butter.label}, lemon and whatever browned`,
    minutes: 3,
    asian: false,
    said: [
      say`Lower the heat, add the ${[butter, garlic, capers]} to the pan and cook for 1 minute, until it foams and smells nutty.`,
      say`Stir in the juice of the ${lemon}.`,
      say`Throw in the ${herb}.`,
    ],
  }
}

export function takeTomatoOlive(bench: Bench): PanSauce | undefined {
  const tomatoes = bench.take(['cherry-tomatoes', 'tomato', 'canned-tomatoes'], { by: 'fry' })
  if (!tomatoes) return undefined
  const garlic = bench.take('garlic', { cut: 'thinly sliced' })
  const salty = [
    bench.take('olives', { by: 'raw' }),
    bench.take('capers', { by: 'raw', share: 0.7 }),
  ]
  const heat = bench.wish.heat === 2 ? bench.take('pepper-flakes') : undefined
  const herb = bench.take(['basil', 'parsley'], { by: 'raw' })
  return {
    word: salty[0] ? 'Tomatoes and Olives' : 'Blistered Tomatoes',
    phrase: 'a sharp little tomato sauce',
    minutes: 6,
    asian: false,
    said: [
      say`Lower the heat to medium, add the ${[tomatoes, garlic, heat]} to the pan and cook for 4 to 5 minutes, until they slump into a sauce.`,
      say`Stir in the ${[...salty, herb]}.`,
    ],
  }
}

export function takeSoyGinger(bench: Bench): PanSauce | undefined {
  const soy = bench.take('soy-sauce', { each: 0.75 })
  const sweet = bench.take(['honey', 'maple-syrup', 'brown-sugar'], { each: 1 })
  if (!soy || !sweet) return undefined
  const rest = [
    bench.take('rice-vinegar'),
    bench.take('ginger', { by: 'raw' }),
    bench.take('garlic', { share: 0.6, by: 'raw' }),
  ]
  const heat = bench.wish.heat === 2 ? bench.take('sriracha') : undefined
  const water = bench.take('water', { each: 1, unit: 'tbsp' })
  const topping = [bench.take('scallion', { by: 'raw' }), bench.take('sesame-seeds')]
  return {
    word: 'Soy-Ginger Glaze',
    phrase: 'a sticky soy and ginger glaze',
    minutes: 3,
    asian: true,
    said: [
      say`Lower the heat, pour in the ${[soy, sweet, ...rest, heat, water]} and bubble for 1 to 2 minutes, until syrupy; turn the pieces in it.`,
      say`Scatter over the ${topping}.`,
    ],
  }
}
