import { before, named } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeAskedOr, takeExtraHeat, takeOnlyAsked, takeWanted } from '../../craft/takes.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { filled, grilledCheese } from './toast-sandwich.ts'

export const TOAST: Form = {
  id: 'toast',
  called: 'something on toast',
  sweet: false,
  meals: ['breakfast', 'lunch', 'snack'],
  moods: ['quick', 'cheap', 'light'],
  styles: [
    { cuisines: ['american', 'mediterranean', 'italian'], liking: 0.8, make: topped },
    { id: 'sandwich', cuisines: ['american', 'french'], liking: 0.6, make: filled },
    { id: 'grilled-cheese', cuisines: ['american'], liking: 0.5, make: grilledCheese },
  ],
}

const SPREADS: readonly FoodId[] = [
  'ricotta',
  'goat-cheese',
  'cream-cheese',
  'avocado',
  'feta',
  'pesto',
  'tahini',
]

function topped(bench: Bench): Draft | undefined {
  const bread = bench.take(['bread', 'pita'])
  const oil = bench.take(['olive-oil', 'oil'], { each: 1.5 })
  const spread = takeAskedOr(
    bench,
    (id) => SPREADS.includes(id),
    bench.chance.shuffle(SPREADS.slice(0, 4)),
    {
      share: 0.8,
    },
  )
  if (!bread || !oil || !spread) return undefined
  const { eggs, main, cold } = takeStar(bench)
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 8,
    ideas: ['mushrooms', 'cherry-tomatoes', 'spinach', 'kale', 'zucchini'],
    atLeast: 1,
    atMost: 2,
    how: { share: 0.9 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const garlic = bench.take('garlic', { each: 0.4, cut: 'halved' })
  const lemon = bench.take('lemon', { share: 0.6 })
  const seasoning = [
    bench.take('salt', { share: 0.6 }),
    bench.take('black-pepper'),
    takeExtraHeat(bench, 'pepper-flakes'),
  ]
  const herb = bench.take(['basil', 'chives', 'parsley', 'dill'], { by: 'raw' })
  const fried = fryMain(main)
  const greens = fryVegetables(rest)
  return {
    title: `${named(...vegetables, main ?? cold ?? eggs)} on ${bread.id === 'pita' ? 'Pita' : 'Toast'} with ${before(spread)}`,
    description: `Crisp ${toastWords(bread, garlic)}, spread with ${before(spread)} and piled with ${named(...vegetables, main ?? cold ?? eggs)}: little work that still feels like a meal.`,
    steps: [
      step(
        fried.minutes + greens.minutes + 1,
        say`Heat the ${oil} in a frying pan over medium-high heat.`,
        ...greens.said,
        say`Stir in the ${leaves} until wilted.`,
        ...fried.said,
      ),
      eggs &&
        step(
          4,
          say`Push everything aside, crack in the ${eggs} and fry for 3 to 4 minutes, covered, until whites and yolks are firm (${EGG_DISH}).`,
        ),
      step(
        3,
        say`Toast the ${bread} until golden.`,
        say`Rub the hot slices with the cut side of the ${garlic}.`,
      ),
      handwork(
        3,
        spread.id === 'avocado'
          ? say`Halve and stone the ${spread}, crush the flesh with a fork and spread it over.`
          : say`Spread with the ${spread}.`,
        say`Pile on what is in the pan.`,
        say`Lay the ${cold} on top.`,
      ),
      handwork(
        0,
        say`Squeeze over the juice of the ${lemon}.`,
        say`Season with the ${seasoning}.`,
        say`Scatter over the ${herb}.`,
      ),
    ],
    tips: [
      'Toast last, so that it is still crisp when you sit down.',
      'The topping keeps for 2 days in the fridge; warm it while the bread toasts.',
    ],
    skill: 0,
  }
}

function toastWords(bread: Part, garlic: Part | undefined): string {
  if (bread.id === 'pita') return bread.label
  return garlic ? 'garlic-rubbed toast' : 'toast'
}

/** What makes it a meal: an egg, beans or a main from the pan, or smoked and canned fish. */
function takeStar(bench: Bench) {
  const eggs = takeWanted(bench, 'egg', { each: 1 })
  const [cold] = takeOnlyAsked(bench, (id) => id === 'smoked-salmon' || id === 'canned-tuna', 1, {
    by: 'raw',
  })
  const main = takeMain(bench, {
    method: 'fry',
    ideas: (eggs ?? cold) ? [] : ['white-beans', 'chickpeas'],
    not: ['mince', 'meat', 'sausage', 'soy'],
    except: ['cod'],
    cooked: true,
    how: { share: 0.7 },
  })
  return { eggs, main, cold }
}
