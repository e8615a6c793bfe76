import { before, named, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeAskedOr, takeHeat } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'

const MELTING: readonly FoodId[] = ['cheddar', 'mozzarella', 'gruyere']

function takeMelting(bench: Bench, each: number): Part | undefined {
  return takeAskedOr(bench, (id) => MELTING.includes(id), MELTING, {
    each,
    unit: 'g',
    cut: 'coarsely grated',
    insist: true,
  })
}

/** Tortillas folded over melting cheese and fried dry. */
export function quesadilla(bench: Bench): Draft | undefined {
  const tortillas = bench.take(['flour-tortilla', 'corn-tortilla'])
  const cheese = takeMelting(bench, 50)
  const oil = bench.take(['oil', 'olive-oil'], { each: 1 })
  if (!tortillas || !cheese || !oil) return undefined
  const main = takeMain(bench, {
    method: 'fry',
    ideas: ['black-beans', 'chicken-breast'],
    not: ['cheese', 'fish'],
    cooked: true,
    how: { share: 0.6 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: ['bell-pepper', 'corn', 'mushrooms', 'spinach'],
    atLeast: 1,
    atMost: 2,
    how: { share: 0.6 },
  })
  const spices = [
    bench.take('cumin'),
    bench.take('smoked-paprika'),
    takeHeat(bench, 'chili-powder'),
  ]
  const salt = bench.take('salt', { share: 0.5 })
  const onion = bench.take(['scallion', 'red-onion', 'onion'], { cut: 'finely sliced' })
  const dips = [
    bench.take(['sour-cream', 'yogurt'], { share: 0.7 }),
    bench.take('avocado', { share: 0.7, cut: 'sliced' }),
    bench.take('lime', { cut: 'cut into wedges' }),
  ]
  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  return {
    title: `${before(main, ...vegetables.slice(0, 1))} Quesadillas${withParts(cheese)}`,
    description: `Tortillas folded over ${named(main, ...vegetables)} and melting ${cheese.label}, crisp and freckled from a dry pan.`,
    steps: [
      step(
        fried.minutes + greens.minutes + 2,
        say`Heat the ${oil} in a large frying pan over medium-high heat.`,
        ...fried.said,
        ...greens.said,
        say`Stir in the ${[...spices, salt, onion]} for 1 minute, tip onto a plate and wipe the pan.`,
      ),
      handwork(
        3,
        say`Spread the filling over half of each of the ${tortillas}, scatter over the ${cheese} and fold.`,
      ),
      step(
        10,
        say`Cook in the dry pan over medium heat for 2 to 3 minutes on each side, two or three at a time, until crisp and melted inside.`,
      ),
      handwork(1, say`Cut into wedges and serve with the ${dips}.`),
    ],
    tips: [
      'Less filling holds better: the cheese is the glue.',
      'Keep the first ones warm in a low oven; they stay crisp on a rack.',
    ],
    skill: 0,
  }
}

/** Rolled tortillas baked in a chili and tomato sauce. */
export function enchiladas(bench: Bench): Draft | undefined {
  const tortillas = bench.take(['flour-tortilla', 'corn-tortilla'])
  const tomatoes = bench.take('canned-tomatoes', { each: 0.375 })
  const oil = bench.take(['oil', 'olive-oil'], { each: 2 })
  const main = takeMain(bench, {
    method: 'fry',
    ideas: ['chicken-thighs', 'black-beans', 'ground-beef'],
    not: ['cheese', 'fish', 'shellfish', 'cured'],
    cooked: true,
    how: { share: 0.8 },
  })
  const cheese = takeMelting(bench, 35)
  if (!tortillas || !tomatoes || !oil || !main || !cheese) return undefined
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 10,
    ideas: ['bell-pepper', 'corn', 'spinach'],
    atLeast: 1,
    atMost: 2,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: 0.6 },
  })
  const onion = bench.take(['onion', 'red-onion', 'shallot'], { each: 0.3, cut: 'finely chopped' })
  const spices = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('cumin', { share: 1.3 }),
    bench.take('smoked-paprika'),
    bench.take('oregano'),
    takeHeat(bench, 'chili-powder', { share: 1.5 }),
  ]
  const water = bench.take('water', { each: 40, cut: 'for the sauce' })
  const salt = bench.take('salt', { each: 0.25 })
  const top = [
    bench.take(['sour-cream', 'yogurt'], { share: 0.6 }),
    bench.take(['cilantro', 'scallion'], { by: 'raw' }),
  ]
  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  return {
    title: `${before(main, ...vegetables.slice(0, 1))} Enchiladas`,
    description: `Tortillas rolled around ${named(main, ...vegetables)}, baked in a smoky tomato sauce under ${cheese.label}.`,
    steps: [
      step(
        17,
        say`Heat half of the ${oil} in a saucepan over medium heat, add the ${onion} and cook for 5 minutes, until soft.`,
        say`Stir in the ${spices} for 1 minute.`,
        say`Add the ${[tomatoes, water, salt]} and simmer for 10 minutes; blend it smooth, if you like.`,
      ),
      step(
        fried.minutes + greens.minutes,
        say`Meanwhile, heat the oven to ${OVEN.roast} and the rest of the oil in a frying pan over medium-high heat.`,
        ...fried.said,
        ...greens.said,
        say`Stir in a quarter of the sauce.`,
      ),
      handwork(
        8,
        say`Spread a little sauce in a baking dish. Fill the ${tortillas}, roll them up and lay them in, seam down.`,
        say`Pour over the rest of the sauce and scatter over the ${cheese}.`,
      ),
      step(20, say`Bake for 18 to 20 minutes, until bubbling and browned at the edges.`),
      handwork(0, say`Serve with the ${top}.`),
    ],
    tips: [
      'Warm the tortillas for a few seconds before rolling, and they will not crack.',
      'It can be assembled a few hours ahead; pour on the sauce just before it bakes.',
      'Leftovers keep for 3 days in the fridge.',
    ],
    skill: 0,
  }
}
