import { before, named } from '../../craft/naming.ts'
import { fryMain, fryVegetables, settle } from '../../craft/pan.ts'
import { steamedGrain } from '../../craft/sides.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { knownFor, takeHeat } from '../../craft/takes.ts'
import { besides } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Rice, beans, a smoky main and something fresh, rolled into one large tortilla each. */
export function burritos(bench: Bench): Draft | undefined {
  const tortillas = bench.take('burrito-tortilla')
  const oil = bench.take(['oil', 'olive-oil'], { each: 1.5 })
  const main = takeMain(bench, {
    method: 'fry',
    ideas: knownFor(bench, ['ground-beef', 'chicken-thighs'], ['tofu']),
    not: ['cured', 'cheese', 'legume'],
    cooked: true,
    how: { share: 0.6 },
  })
  const beans = takeMain(bench, {
    method: 'fry',
    ideas: ['black-beans', 'kidney-beans'],
    only: ['legume'],
    except: ['edamame'],
    how: { each: 0.25 },
  })
  if (!tortillas || !oil || !beans) return undefined
  const side = bench.wish.keeping.lowCarb
    ? undefined
    : steamedGrain(withHalf(bench), ['basmati-rice', 'brown-rice', 'quinoa'])
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: ['bell-pepper', 'corn', 'mushrooms', 'zucchini'],
    atLeast: main ? 1 : 2,
    atMost: 2,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes' && !isKind(id, 'leaf'),
    how: { share: 0.6 },
  })
  const spices = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('cumin'),
    bench.take('smoked-paprika'),
    bench.take('oregano', { share: 0.6 }),
    takeHeat(bench, 'chili-powder'),
  ]
  const salt = bench.take('salt')
  const salsa = [
    bench.take(['tomato', 'cherry-tomatoes'], { share: 0.6, cut: 'finely diced' }),
    bench.take(['red-onion', 'scallion', 'shallot'], { each: 0.1, cut: 'very finely chopped' }),
    bench.take(['cilantro', 'parsley'], { by: 'raw' }),
    takeHeat(bench, 'jalapeno', { by: 'raw' }),
  ].filter((part) => part !== undefined)
  const lime = bench.take(['lime', 'lemon'], { each: 0.2 })
  const rich = [
    bench.take('cheddar', { each: 20, by: 'raw' }),
    bench.take('avocado', { share: 0.6, by: 'raw' }),
    bench.take(['sour-cream', 'yogurt'], { share: 0.6 }),
  ]
  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  return {
    title: `${bench.wish.heat === 2 ? 'Fiery ' : ''}${before(main ?? vegetables[0], beans)} Burritos`,
    description: `A whole dinner in a tortilla: ${named(main, beans, ...vegetables, side?.part)} with fresh salsa, rolled tight and browned in the pan.`,
    steps: [
      side && step(0, ...side.said),
      handwork(
        4,
        say`Stir the ${salsa} together with the juice of the ${lime} and a pinch of the ${salt}.`,
        lime && salt ? undefined : say`Stir the ${salsa} together.`,
      ),
      step(
        fried.minutes + greens.minutes + 1,
        say`Heat the ${oil} in a wide frying pan over medium-high heat.`,
        ...fried.said,
        settle(main),
        ...greens.said,
      ),
      step(
        besides(fried.minutes + greens.minutes + 1, (side?.minutes ?? 0) - 4) + 4,
        say`Add the ${[beans, ...spices, salt]} with a splash of water and cook for 3 to 4 minutes, crushing some of the beans, until thick and hot.`,
      ),
      step(2, say`Warm the ${tortillas} one by one in a dry pan for 20 seconds on each side.`),
      handwork(
        6,
        say`Lay the ${[side?.part]} and what is in the pan along the middle of each, and top with the salsa.`,
        side
          ? undefined
          : say`Lay what is in the pan along the middle of each, and top with the salsa.`,
        say`Add the ${rich}.`,
        say`Fold in the two ends and roll up tightly.`,
      ),
      step(
        4,
        say`Brown the burritos in the dry pan over medium heat for 1 to 2 minutes on each side, seam down first, so that they hold.`,
      ),
    ],
    tips: [
      'Warm tortillas bend, cold ones crack.',
      'Fill with less than you think: a burrito must close.',
      'Without the fresh parts they freeze well, wrapped in foil; reheat until steaming.',
    ],
    skill: 0,
  }
}

/** Half a side of rice: it shares the tortilla. */
function withHalf(bench: Bench): Bench {
  return { ...bench, take: (ids, how) => bench.take(ids, { ...how, share: HALF }) }
}

const HALF = 0.5
