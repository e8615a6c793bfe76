import { named, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { yeastPizza } from './pizza-yeast.ts'

export const PIZZA: Form = {
  id: 'pizza',
  called: 'a flatbread pizza',
  sweet: false,
  meals: ['dinner', 'lunch', 'snack'],
  moods: ['kids', 'cozy', 'cheap'],
  styles: [
    { cuisines: ['italian', 'american', 'mediterranean'], liking: 0.5, make: flatbread },
    {
      id: 'yeast-pizza',
      called: 'a yeasted pizza',
      cuisines: ['italian', 'american'],
      liking: 0,
      apart: true,
      make: yeastPizza,
    },
  ],
}

/**
 * A dough without yeast. For each portion: 100 g flour, 1 tsp baking powder, and 80 g yogurt or
 * 55 ml water with 2 tsp oil.
 */
function flatbread(bench: Bench): Draft | undefined {
  const flour = bench.take('flour', { each: 105, cut: 'plus a little for dusting' })
  const powder = bench.take('baking-powder', { each: 1 })
  const yogurt = bench.take('yogurt', { each: 80 })
  const water = yogurt ? undefined : bench.take('water', { each: 55 })
  const oil = bench.take(['olive-oil', 'oil'], { each: yogurt ? 1.5 : 3.5 })
  const tomatoes = bench.take(
    bench.wants('pesto') ? 'pesto' : ['canned-tomatoes', 'cherry-tomatoes'],
    { share: 0.6, cut: '' },
  )
  if (!flour || !powder || !oil || !tomatoes) return undefined
  const salt = bench.take('salt', { share: 1.2 })
  const main = takeMain(bench, {
    method: 'fry',
    ideas: [],
    not: ['fish', 'soy', 'legume'],
    cooked: true,
    how: { share: 0.5 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: ['mushrooms', 'bell-pepper', 'zucchini', 'spinach'],
    atLeast: bench.has('mozzarella') ? 1 : 2,
    atMost: 3,
    also: (id) => id !== 'cherry-tomatoes' && id !== 'tomato',
    how: { share: 0.6 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const cheese = bench.take(
    bench
      .asked((id) => isKind(id, 'cheese') && goes(id, 'raw'))
      .concat(['mozzarella', 'cheddar', 'feta']),
    { by: 'raw', share: 1.1 },
  )
  const seasonings = [bench.take('garlic', { by: 'raw', share: 0.6 }), bench.take('oregano')]
  const heat = bench.wish.heat === 2 ? bench.take('pepper-flakes') : undefined
  const olives = cheese && !bench.wants('olives') ? undefined : bench.take('olives', { by: 'raw' })
  const herb = bench.take(['basil', 'arugula', 'parsley'], { by: 'raw' })
  const fried = fryMain(main)
  const greens = fryVegetables(rest)
  return {
    title: `Flatbread Pizza${withParts(main, ...vegetables.slice(0, 2), main ? undefined : cheese)}`,
    description: `A pizza for tonight, not for tomorrow: the dough is stirred together in minutes and bakes crisp under ${named(main, ...vegetables, cheese)}.`,
    steps: [
      handwork(
        8,
        say`Heat the oven to 240 °C (475 °F) with a baking sheet inside.`,
        say`Stir the ${[flour, powder, salt]} together, add the ${[yogurt, water]} and a little of the ${oil}, and bring together into a soft dough.`,
        say`Knead for 2 minutes and let it rest under a cloth while you prepare the toppings.`,
      ),
      step(
        fried.minutes + greens.minutes + 1,
        say`Heat a little of the oil in a frying pan over medium-high heat.`,
        ...fried.said,
        ...greens.said,
        say`Stir in the ${leaves} until wilted.`,
      ),
      handwork(1, say`Stir the ${[tomatoes, ...seasonings, heat]} together.`),
      handwork(
        4,
        say`Divide the dough into ${bench.servings === 1 ? 'one round' : `${bench.servings} pieces`}, roll out on a floured sheet of baking paper to 5 mm and brush the edges with the rest of the oil.`,
        say`Spread thinly with the sauce and add what is in the pan.`,
        say`Top with the ${[cheese, olives]}.`,
      ),
      step(
        12,
        say`Slide the paper onto the hot sheet and bake for 10 to 13 minutes, until the edge is crisp and spotted brown underneath; bake in batches if you need to.`,
      ),
      step(0, say`Scatter over the ${herb} and cut into wedges.`),
    ],
    tips: [
      'Less is more: a thick layer of sauce makes a soggy base.',
      'Bake the base alone for 4 minutes first if you like it extra crisp.',
      'Leftover slices crisp up again in a dry frying pan.',
    ],
    skill: 0,
  }
}
