import { before, named } from '../../craft/naming.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { takeMain } from '../../craft/slots.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'

/** A loaf of ground meat under a glaze; of lentils where there is none. */
export function meatloaf(bench: Bench): Draft | undefined {
  if (bench.servings > 8) return undefined
  const main = takeMain(bench, {
    method: 'fry',
    ideas: ['ground-beef', 'ground-turkey', 'brown-lentils'],
    only: ['mince', 'legume'],
    except: ['edamame'],
    how: { share: 1.1 },
  })
  if (!main) return undefined
  return isKind(main.id, 'mince') ? ofMeat(bench, main) : ofLentils(bench, main)
}

/** For a portion: 140 g of meat, 15 g of crumbs soaked in milk, a quarter of an egg. */
function ofMeat(bench: Bench, main: Part): Draft | undefined {
  const bound = takeBound(bench, ['breadcrumbs', 'oats', 'almond-flour'], { crumbs: 15, egg: 0.25 })
  const base = takeBase(bench)
  if (!bound || !base) return undefined
  const flavor = takeFlavor(bench)
  const glaze = takeGlaze(bench)
  const safe = safeTemperature(main.id)
  return {
    title: `${glaze.length > 1 ? 'Glazed ' : ''}${before(main).replace('ground ', '')} Meatloaf`,
    description: `A juicy meatloaf${glaze.length > 1 ? ' under a sticky, sweet and sharp glaze' : ''}: ten minutes of mixing, and the oven does the rest. The leftovers make tomorrow's sandwich.`,
    steps: [
      step(
        6,
        say`Heat the oven to ${OVEN.medium}.`,
        say`Heat the ${base.oil} in a frying pan over medium heat and cook the ${base.vegetables} for 5 to 6 minutes, until soft; let them cool a little.`,
      ),
      soak(bound),
      handwork(
        5,
        say`Add the ${[main, ...flavor]} and what is in the pan, and mix lightly with your hands, just until even.`,
      ),
      handwork(
        4,
        say`Shape into a loaf of about ${sizeFor(bench)} on a lined baking sheet.`,
        brush(glaze),
      ),
      bake(glaze, bench.servings > 4 ? 65 : 50, `browned and ${safe} in the middle`),
      step(10, say`Let it rest for 10 minutes, so that it slices without crumbling.`),
    ],
    tips: ['Mix no longer than needed: packed meat turns tough.', ...TIPS],
    skill: 0,
  }
}

/** For a portion: half a can of lentils, 40 g of mushrooms, 22 g of oats to bind it. */
function ofLentils(bench: Bench, main: Part): Draft | undefined {
  const bound = takeBound(bench, ['oats', 'breadcrumbs'], { crumbs: 22, egg: 0.5 })
  const base = takeBase(bench)
  if (!bound || !base) return undefined
  const mushrooms = bench.take('mushrooms', { each: 40, cut: 'very finely chopped' })
  const flavor = takeFlavor(bench)
  const glaze = takeGlaze(bench)
  return {
    title: `${before(main)} Loaf${glaze.length > 1 ? ' with a Sticky Glaze' : ''}`,
    description: `A loaf for Sunday lunch: ${named(main, mushrooms)} bound to slices that hold${glaze.length > 1 ? ', under a sticky glaze' : ''}.`,
    steps: [
      step(
        9,
        say`Heat the oven to ${OVEN.medium}.`,
        say`Heat the ${base.oil} in a frying pan over medium heat and cook the ${[...base.vegetables, mushrooms]} for 8 to 9 minutes, until soft and dry; let them cool a little.`,
      ),
      soak(bound),
      handwork(
        5,
        say`Add the ${[main, ...flavor]} and what is in the pan, and mash with a fork until it holds together, with some of the ${main} left whole.`,
      ),
      handwork(
        4,
        say`Shape into a loaf of about ${sizeFor(bench)} on a lined baking sheet, pressing it firmly together.`,
        brush(glaze),
      ),
      bake(glaze, 40, 'firm and dark at the edges'),
      step(10, say`Let it rest for 10 minutes, so that it slices without crumbling.`),
    ],
    tips: [
      'Too loose to shape? Stir in a spoonful more of what binds it and wait 5 minutes.',
      ...TIPS,
    ],
    skill: 0,
  }
}

const TIPS = [
  'Serve it with mash, or cold in a sandwich the next day.',
  'Leftovers keep for 3 days in the fridge and freeze well in slices.',
]

type Bound = { crumbs: Part; binder: Part; milk: Part | undefined }

/** Crumbs, and an egg or swollen seeds to hold them. */
function takeBound(
  bench: Bench,
  kinds: readonly FoodId[],
  each: { crumbs: number; egg: number },
): Bound | undefined {
  const crumbs = bench.take(kinds, { each: each.crumbs, unit: 'g' })
  const binder =
    bench.take('egg', { each: each.egg }) ?? bench.take('chia-seeds', { each: 0.35, unit: 'tbsp' })
  if (!crumbs || !binder) return undefined
  const milk = bench.take(['milk', 'plant-milk', 'oat-milk', 'water'], { each: 20, unit: 'ml' })
  return { crumbs, binder, milk }
}

function soak({ crumbs, milk, binder }: Bound) {
  return handwork(
    6,
    say`Stir the ${[crumbs, milk, binder]} together in a large bowl and leave for 5 minutes to soak.`,
  )
}

function takeBase(bench: Bench) {
  const oil = bench.take(['olive-oil', 'oil'], { each: 1 })
  const vegetables = [
    bench.take(['onion', 'shallot', 'red-onion'], { cut: 'very finely chopped' }),
    bench.take('carrot', { each: 0.25, cut: 'finely grated' }),
  ]
  return oil && { oil, vegetables }
}

function takeFlavor(bench: Bench): (Part | undefined)[] {
  return [
    bench.take('garlic', { by: 'raw', share: 0.7 }),
    bench.take('thyme', { each: 0.5, cut: 'leaves picked' }) ?? bench.take('oregano'),
    bench.take('parsley', { by: 'raw' }),
    bench.take('soy-sauce', { each: 0.25 }),
    bench.take('salt', { each: 0.15 }),
    bench.take('black-pepper'),
  ]
}

function takeGlaze(bench: Bench): Part[] {
  const base = bench.take(['ketchup', 'tomato-paste'], { each: 1, unit: 'tbsp' })
  if (!base) return []
  return [
    base,
    bench.take(['brown-sugar', 'sugar', 'maple-syrup'], { each: 0.75 }),
    bench.take(['cider-vinegar', 'wine-vinegar'], { each: 0.5 }),
    bench.take('dijon-mustard', { each: 0.35 }),
  ].filter((part) => part !== undefined)
}

function brush(glaze: readonly Part[]) {
  return glaze.length > 1
    ? say`Stir the ${glaze} together and brush half of it over.`
    : say`Brush half of the ${glaze} over.`
}

function bake(glaze: readonly Part[], minutes: number, done: string) {
  return step(
    minutes,
    glaze.length > 0
      ? say`Bake for ${minutes - 15} minutes, brush with the rest of the glaze and bake for 15 minutes more, until ${done}.`
      : say`Bake for ${minutes} to ${minutes + 5} minutes, until ${done}.`,
  )
}

function sizeFor({ servings }: Bench): string {
  return servings > 4 ? '30 x 12 cm' : '22 x 10 cm'
}
