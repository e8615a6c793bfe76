import { before, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { shakshuka, tortilla } from './eggs-more.ts'
import { omelet } from './eggs-omelet.ts'
import { scrambledEggs } from './eggs-scrambled.ts'

export const EGGS: Form = {
  id: 'eggs',
  called: 'an egg dish',
  sweet: false,
  meals: ['breakfast', 'lunch', 'dinner'],
  moods: ['quick', 'cheap', 'light'],
  styles: [
    {
      id: 'frittata',
      called: 'a frittata',
      cuisines: ['italian', 'french', 'mediterranean', 'american'],
      make: frittata,
    },
    {
      id: 'omelet',
      called: 'an omelet',
      cuisines: ['french', 'american'],
      liking: 0.7,
      make: omelet,
    },
    {
      id: 'tortilla',
      called: 'a Spanish omelet',
      cuisines: ['mediterranean'],
      liking: 0.8,
      make: tortilla,
    },
    {
      id: 'scrambled-eggs',
      cuisines: ['american', 'french'],
      liking: 0.7,
      make: scrambledEggs,
    },
    {
      id: 'shakshuka',
      called: 'a shakshuka',
      cuisines: ['mediterranean'],
      liking: 0.7,
      make: shakshuka,
    },
  ],
}

function frittata(bench: Bench): Draft | undefined {
  const eggs = bench.take('egg', { cut: 'beaten' })
  const oil = bench.take(['olive-oil', 'oil'])
  if (!eggs || !oil || bench.servings > 6) return undefined
  const main = takeMain(bench, {
    method: 'fry',
    ideas: [],
    only: ['cured', 'sausage'],
    how: { share: 0.8 },
  })
  const leftovers = bench
    .asked((id) => isKind(id, 'poultry', 'fish', 'root') || id === 'smoked-salmon', true)
    .filter(
      (id) =>
        id === 'smoked-salmon' ||
        bench.wish.asked.some((name) => name.cooked && name.foods.includes(id)),
    )
    .map((id) => bench.take(id, { share: 0.5, by: 'raw' }))
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 18,
    ideas: [
      'zucchini',
      'bell-pepper',
      'mushrooms',
      'spinach',
      'asparagus',
      'cherry-tomatoes',
      'broccoli',
    ],
    atLeast: 1,
    atMost: 3,
    how: { share: 0.8 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const onion = bench.take(['onion', 'red-onion', 'leek', 'shallot', 'scallion'], { by: 'fry' })
  const milk = bench.take(['milk', 'cream', 'plant-milk'], { each: 20, unit: 'ml' })
  const cheese = bench.take(
    bench
      .asked((id) => isKind(id, 'cheese') && goes(id, 'raw'))
      .concat(['feta', 'cheddar', 'goat-cheese', 'parmesan']),
    { by: 'raw', share: 0.8 },
  )
  const seasoning = [bench.take('salt', { share: 0.7 }), bench.take('black-pepper')]
  const herb = bench.take(['chives', 'parsley', 'basil', 'dill'], { by: 'raw' })
  const fried = fryMain(main)
  const greens = fryVegetables(rest)
  return {
    title: `${before(main, ...vegetables)} Frittata${withParts(cheese)}`,
    description: `A thick, golden frittata, started on the stove and set in the oven: good hot, better warm, and fine cold in tomorrow's lunch box.`,
    steps: [
      handwork(
        2,
        say`Heat the oven to ${OVEN.medium}.`,
        say`Whisk the ${[eggs, milk, ...seasoning]} together.`,
      ),
      step(
        fried.minutes + greens.minutes + 7,
        say`Heat the ${oil} in an ovenproof frying pan over medium heat.`,
        ...fried.said,
        say`Add the ${onion} and cook for 4 to 5 minutes, until soft.`,
        ...greens.said,
        say`Stir in the ${leaves} until wilted.`,
        say`Fold in the ${leftovers} and heat through until steaming.`,
      ),
      step(
        4,
        say`Pour in the egg mixture and stir once, so that it runs under everything. Cook without stirring for 3 to 4 minutes, until the edge is set.`,
        say`Scatter over the ${cheese}.`,
      ),
      step(
        12,
        say`Move the pan to the oven and bake for 10 to 14 minutes, until puffed and set in the middle (${EGG_DISH}).`,
      ),
      step(
        3,
        say`Let it stand for 3 minutes, loosen the edge and slide it onto a board.`,
        say`Scatter over the ${herb} and cut into wedges.`,
      ),
    ],
    tips: [
      'No ovenproof pan? Cover it with a lid on the lowest heat for 10 minutes, until set.',
      'Anything leftover and cooked can go in, as long as it is not wet.',
      'Keeps for 2 days in the fridge.',
    ],
    skill: 0,
  }
}
