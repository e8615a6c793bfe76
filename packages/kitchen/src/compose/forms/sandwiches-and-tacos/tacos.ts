import { avoidsStarch } from '../../craft/low-carb.ts'
import { before, named } from '../../craft/naming.ts'
import { fryMain, fryVegetables, settle } from '../../craft/pan.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { knownFor, takeExtra, takeHeat, takeOnlyAsked } from '../../craft/takes.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { burritos } from './tacos-burritos.ts'
import { nachos } from './tacos-nachos.ts'
import { enchiladas, quesadilla } from './tortillas.ts'

export const TACOS: Form = {
  id: 'tacos',
  called: 'tacos',
  sweet: false,
  meals: ['dinner', 'lunch', 'snack'],
  moods: ['quick', 'kids'],
  styles: [
    { cuisines: ['mexican'], make: (bench) => tacos(bench, takeSlaw) },
    { cuisines: ['mexican'], make: (bench) => tacos(bench, takeSalsa) },
    {
      id: 'quesadilla',
      cuisines: ['mexican', 'american'],
      liking: 0.7,
      apart: true,
      make: quesadilla,
    },
    { id: 'enchiladas', cuisines: ['mexican'], liking: 0.5, apart: true, make: enchiladas },
    {
      id: 'burritos',
      called: 'burritos',
      cuisines: ['mexican'],
      liking: 0.5,
      apart: true,
      make: burritos,
    },
    {
      id: 'nachos',
      called: 'nachos',
      cuisines: ['mexican', 'american'],
      liking: 0.4,
      apart: true,
      make: nachos,
    },
  ],
}

/** What is raw and sharp on top. */
type Topping = { word: string; lead: string; parts: Part[] }

function tacos(bench: Bench, takeTopping: (bench: Bench) => Topping): Draft | undefined {
  const leaves = avoidsStarch(bench)
    ? bench.take('lettuce', { cut: 'leaves separated, to fill' })
    : undefined
  const tortillas = leaves ?? bench.take(['corn-tortilla', 'flour-tortilla'])
  const oil = bench.take(['oil', 'olive-oil'])
  const lime = bench.take(['lime', 'lemon'], { each: 0.4 })
  const { main, vegetables } = takeFilling(bench)
  const topping = takeTopping(bench)
  if (!tortillas || !oil || !lime || !main || topping.parts.length < 2) return undefined

  const spices = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('cumin'),
    bench.take('smoked-paprika'),
    bench.take('oregano', { share: 0.6 }),
    takeHeat(bench, 'chili-powder'),
  ]
  const salt = bench.take('salt')
  const rich = [
    takeExtra(bench, ['avocado'], { share: 0.7, by: 'raw' }),
    bench.take(['sour-cream', 'yogurt'], { share: 0.7 }),
    ...takeOnlyAsked(bench, (id) => isKind(id, 'cheese') && goes(id, 'raw'), 1, { by: 'raw' }),
  ]
  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  return {
    title: `${bench.wish.heat === 2 ? 'Fiery ' : ''}${before(main, vegetables[0])} Tacos with ${topping.lead}${before(topping.parts[0])} ${topping.word}`,
    description: `${leaves ? 'Crisp leaves' : 'Warm tortillas'}, smoky ${named(main)} and a sharp, fresh ${topping.word}: put it all on the table and let everyone build their own.`,
    steps: [
      handwork(
        4,
        say`Toss the ${topping.parts} with the juice of half of the ${lime}.`,
        say`Add a pinch of the ${salt}.`,
        say`Let it soften while you cook.`,
      ),
      step(
        greens.minutes,
        vegetables.length > 0
          ? say`Heat half of the ${oil} in a wide frying pan over medium-high heat.`
          : undefined,
        ...greens.said,
        vegetables.length > 0 ? say`Tip out onto a plate.` : undefined,
      ),
      step(
        fried.minutes + 1,
        vegetables.length > 0
          ? say`Heat the rest of the oil in the pan.`
          : say`Heat the ${oil} in a wide frying pan over medium-high heat.`,
        ...fried.said,
      ),
      step(
        2,
        say`Add the ${[...spices, salt]} with a splash of water and stir for 1 minute, until the pan smells toasty and everything is coated.`,
        say`Stir in the ${vegetables}.`,
        settle(main),
      ),
      step(
        3,
        leaves
          ? undefined
          : say`Warm the ${tortillas} in a dry pan for 20 to 30 seconds on each side and keep them soft in a clean towel.`,
      ),
      step(
        0,
        say`Fill the ${tortillas}, top with the ${topping.word} and squeeze over the rest of the juice.`,
        say`Add the ${rich}.`,
      ),
    ],
    tips: [
      leaves
        ? 'Dry the leaves well: wet ones slip out of the hand.'
        : 'Char the tortillas straight over a gas flame for a few seconds if you have one.',
      'The filling keeps for 2 days in the fridge; reheat it until steaming.',
      'Leftover filling makes a good bowl over rice.',
    ],
    skill: 0,
  }
}

const BESIDE_BEANS: readonly FoodId[] = ['sweet-potato', 'corn', 'bell-pepper', 'mushrooms']

/** A main, and vegetables where the cook names them or the main is beans. */
function takeFilling(bench: Bench): { main: Part | undefined; vegetables: Part[] } {
  const main = takeMain(bench, {
    method: 'fry',
    ideas: avoidsStarch(bench)
      ? knownFor(bench, ['ground-beef', 'chicken-thighs', 'shrimp', 'cod'], ['tofu'])
      : ['black-beans', 'ground-beef', 'chicken-thighs', 'shrimp', 'cod'],
    not: ['cured', 'cheese'],
    cooked: true,
    how: { share: 0.8 },
  })
  const beans = main !== undefined && isKind(main.id, 'legume')
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 14,
    ideas: beans ? BESIDE_BEANS : [],
    atLeast: beans ? 1 : 0,
    atMost: 2,
    also: (id) => !['tomato', 'cherry-tomatoes', 'cabbage'].includes(id) && !isKind(id, 'leaf'),
    how: { share: 0.8 },
  })
  return { main, vegetables }
}

function takeSlaw(bench: Bench): Topping {
  const parts = [
    bench.take('cabbage', { share: 0.7, by: 'raw' }),
    bench.take('carrot', { each: 0.35, by: 'raw' }),
    bench.take(['cilantro', 'scallion', 'mint'], { by: 'raw' }),
  ]
  return { word: 'slaw', lead: 'Lime ', parts: parts.filter((part) => part !== undefined) }
}

function takeSalsa(bench: Bench): Topping {
  const parts = [
    bench.take(['tomato', 'cherry-tomatoes'], { share: 0.8, cut: 'finely diced' }),
    bench.take(['red-onion', 'scallion', 'shallot'], { each: 0.12, cut: 'very finely chopped' }),
    takeHeat(bench, 'jalapeno', { by: 'raw' }),
    bench.take(['cilantro', 'parsley'], { by: 'raw' }),
  ]
  return { word: 'salsa', lead: 'Fresh ', parts: parts.filter((part) => part !== undefined) }
}
