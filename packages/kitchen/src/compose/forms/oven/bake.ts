import { before, named, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables, soften } from '../../craft/pan.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeAskedOr } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { lasagna } from '../pasta-and-noodles/lasagna.ts'
import { moussaka } from './bake-moussaka.ts'

export const BAKE: Form = {
  id: 'bake',
  called: 'a bake',
  sweet: false,
  meals: ['dinner'],
  moods: ['cozy', 'hearty', 'kids', 'cheap'],
  styles: [
    { id: 'pasta-bake', cuisines: ['italian', 'american'], make: pastaBake },
    { id: 'lasagna', cuisines: ['italian'], liking: 0.6, make: lasagna },
    {
      id: 'eggplant-bake',
      cuisines: ['italian', 'mediterranean'],
      liking: 0.6,
      make: eggplantBake,
    },
    {
      id: 'moussaka',
      called: 'a moussaka',
      cuisines: ['mediterranean'],
      liking: 0.4,
      apart: true,
      make: moussaka,
    },
  ],
}

const MELTING: readonly FoodId[] = ['mozzarella', 'cheddar', 'feta', 'gruyere', 'parmesan']

/** Pasta in more sauce than it seems to need: it goes on drinking in the oven. */
function pastaBake(bench: Bench): Draft | undefined {
  const pasta = takeAskedOr(bench, (id) => SHORT.includes(id), bench.chance.shuffle(SHORT), {
    each: 80,
    unit: 'g',
  })
  const tomatoes = bench.take('canned-tomatoes', { each: 0.4 })
  const oil = bench.take(['olive-oil', 'oil'], { each: 2 })
  const cheese = takeAskedOr(bench, (id) => MELTING.includes(id), MELTING, {
    each: 40,
    unit: 'g',
    cut: 'torn or grated',
    insist: true,
  })
  if (!pasta || !tomatoes || !oil || !cheese) return undefined
  const main = takeMain(bench, {
    method: 'fry',
    ideas: [],
    not: ['fish', 'shellfish', 'cheese'],
    how: { share: 0.7 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 14,
    ideas: ['zucchini', 'mushrooms', 'spinach', 'bell-pepper', 'eggplant', 'broccoli'],
    atLeast: main ? 1 : 2,
    atMost: 3,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: main ? 0.6 : 0.7 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const onion = bench.take(['onion', 'red-onion', 'shallot', 'leek'], { by: 'fry' })
  const garlic = bench.take('garlic', { by: 'fry' })
  const herb = bench.take(['oregano', 'basil', 'thyme'])
  const salt = bench.take('salt', { each: 0.3 })
  const water = bench.take('water', { each: 40, cut: 'for the sauce' })
  const fried = fryMain(main)
  const greens = fryVegetables(rest)
  return {
    title: `Baked ${pasta.short}${withParts(main, ...rest, ...leaves)}`,
    description: `${pasta.label} baked in a thick tomato sauce${vegetables.length > 0 ? ` with ${named(...vegetables)}` : ''} under bubbling ${cheese.label}: the pan everyone scrapes.`,
    steps: [
      step(
        8,
        say`Heat the oven to ${OVEN.roast} and bring a large pot of water to a boil.`,
        say`Cook the ${pasta} for 2 minutes less than the packet says, then drain: it finishes in the oven.`,
      ),
      step(
        fried.minutes + greens.minutes + soften([onion]).minutes,
        say`Meanwhile, heat the ${oil} in a wide, deep pan over medium-high heat.`,
        ...fried.said,
        ...soften([onion]).said,
        ...greens.said,
      ),
      step(
        9,
        say`Stir in the ${garlic} for 1 minute.`,
        say`Add the ${[tomatoes, water, herb, salt]} and simmer for 7 to 8 minutes, until slightly thick.`,
        say`Stir in the ${leaves} until wilted.`,
      ),
      handwork(
        2,
        say`Fold in the ${pasta}, tip everything into a baking dish and scatter over the ${cheese}.`,
      ),
      step(20, say`Bake for 18 to 22 minutes, until golden and bubbling at the edges.`),
      step(5, say`Let it stand for 5 minutes before you dig in.`),
    ],
    tips: [
      'Assemble it in the morning, bake it at night: give it 10 minutes more from the fridge.',
      'Leftovers keep for 3 days in the fridge and freeze well in portions.',
    ],
    skill: 0,
  }
}

const SHORT: readonly FoodId[] = ['penne', 'fusilli', 'macaroni']

/** Slices roasted first, so that they drink sauce and not oil, then layered and baked. */
function eggplantBake(bench: Bench): Draft | undefined {
  const slices = takeAskedOr(bench, (id) => LAYERED.includes(id), LAYERED, {
    each: 250,
    unit: 'g',
    cut: 'cut into 1 cm slices',
  })
  const tomatoes = bench.take('canned-tomatoes', { each: 0.4 })
  const oil = bench.take(['olive-oil', 'oil'], { each: 3.5 })
  if (!slices || !tomatoes || !oil) return undefined
  const onion = bench.take(['onion', 'shallot', 'leek'], { by: 'fry' })
  const garlic = bench.take('garlic', { each: 0.75, by: 'fry' })
  const herb = bench.take(['oregano', 'thyme'])
  const legume = bench.take(bench.asked((id) => BEANS.includes(id)).concat(BEANS), {
    each: 0.25,
    cut: 'drained and rinsed',
  })
  const salt = bench.take('salt', { each: 0.25 })
  const cheese = takeAskedOr(bench, (id) => MELTING.includes(id), MELTING, {
    each: 35,
    unit: 'g',
    cut: 'torn or grated',
  })
  const crumbs = cheese
    ? undefined
    : bench.take(['breadcrumbs', 'pumpkin-seeds'], { each: 12, unit: 'g' })
  const basil = bench.take(['basil', 'parsley'], { by: 'raw' })
  return {
    title: `Layered ${before(slices)} and Tomato Bake${withParts(cheese ?? legume)}`,
    description: `Silky ${slices.label} layered with a slow tomato sauce${cheese ? ` and ${cheese.label}` : ''}, baked until it hardly needs a knife.`,
    steps: [
      step(
        25,
        say`Heat the oven to ${OVEN.hot}. Brush the ${slices} with about two thirds of the ${oil}, spread out on a lined sheet and roast for 22 to 25 minutes, turning once, until golden and soft.`,
      ),
      step(
        0,
        say`Meanwhile, warm the rest of the oil in a pan over medium heat.`,
        ...soften([onion]).said,
        say`Stir in the ${garlic} for 1 minute.`,
        say`Add the ${[tomatoes, legume, herb, salt]} and simmer for 10 minutes, until thick.`,
      ),
      handwork(
        4,
        say`Layer the slices and the sauce in a baking dish, ending with sauce.`,
        say`Scatter over the ${[cheese, crumbs]}.`,
      ),
      step(20, say`Bake at ${OVEN.roast} for 18 to 20 minutes, until bubbling and browned.`),
      step(5, say`Let it stand for 5 minutes.`, say`Scatter over the ${basil}.`),
    ],
    tips: [
      'It tastes even better the next day, warm rather than hot.',
      'Keeps for 3 days in the fridge; serve with a crisp salad.',
    ],
    skill: 0,
  }
}

const LAYERED: readonly FoodId[] = ['eggplant', 'zucchini']
const BEANS: readonly FoodId[] = ['white-beans', 'brown-lentils', 'chickpeas']
