import { before, named } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** Minced meat or lentils under mashed roots: 250 g of them a portion. */
export function mashPie(bench: Bench): Draft | undefined {
  const main = takeMain(bench, {
    method: 'fry',
    ideas: ['ground-lamb', 'ground-beef', 'brown-lentils', 'ground-turkey'],
    only: ['mince', 'legume'],
    except: ['red-lentils'],
  })
  const roots = bench.take(['potato', 'sweet-potato', 'parsnip', 'cauliflower'], {
    each: 250,
    unit: 'g',
    cut: 'peeled and cut into 3 cm pieces',
  })
  const oil = bench.take(['oil', 'olive-oil'], { each: 1.5 })
  if (!main || !roots || !oil) return undefined
  const base = takeVegetables(bench, {
    method: 'fry',
    ideas: ['carrot', 'celery', 'mushrooms', 'peas'],
    atLeast: 2,
    atMost: 3,
    how: { share: 0.5 },
  })
  const onion = bench.take(['onion', 'leek', 'shallot'], { each: 0.35, cut: 'finely chopped' })
  const garlic = bench.take('garlic', { by: 'fry' })
  const paste = bench.take('tomato-paste', { each: 0.5 })
  const herb = bench.take(['thyme', 'rosemary'])
  const stock = bench.take(['beef-stock', 'vegetable-stock', 'water'], { each: 90 })
  const salt = bench.take('salt', { each: 0.3 })
  const fat = bench.take(['butter', 'olive-oil'], { each: 8, cut: 'for the mash' })
  const milk = bench.take(['milk', 'plant-milk'], { each: 25, cut: 'for the mash' })
  const cheese = bench.take('cheddar', { each: 12, by: 'raw' })
  const fried = fryMain(main)
  const greens = fryVegetables(base)
  const lid = roots.id === 'potato' ? 'Mash' : `${before(roots)} Mash`
  return {
    title: `${before(main)} Pie under ${lid}`,
    description: `${named(main, ...base)} cooked down until dark and savory, hidden under a crisp-edged ${lid.toLowerCase()}.`,
    steps: [
      step(
        18,
        say`Put the ${roots} into a pan of cold water, bring to a boil and cook for 15 minutes, until a knife slides in.`,
      ),
      step(
        Math.max(0, fried.minutes + greens.minutes - 5),
        say`Meanwhile, heat the ${oil} in a wide pan over medium-high heat.`,
        ...fried.said,
        say`Add the ${onion} and cook for 4 to 5 minutes, until soft.`,
        ...greens.said,
      ),
      step(
        12,
        say`Stir in the ${[garlic, paste, herb]} for 1 minute.`,
        say`Pour in the ${stock}, season with half of the ${salt} and simmer for 8 to 10 minutes, until thick, then spread out in a baking dish.`,
        salt
          ? undefined
          : say`Pour in the ${stock} and simmer for 8 to 10 minutes, until thick, then spread out in a baking dish.`,
      ),
      handwork(
        5,
        say`Heat the oven to ${OVEN.roast}. Drain the ${roots}, let them steam dry and mash with the ${[fat, milk]}${salt ? ' and the rest of the salt' : ''}.`,
        say`Spoon over the filling and rough up the top with a fork.`,
        say`Scatter over the ${cheese}.`,
      ),
      step(
        25,
        say`Bake for 25 minutes, until the peaks are golden and the filling bubbles at the edge.`,
      ),
      step(5, say`Let it stand for 5 minutes before serving.`),
    ],
    tips: [
      'A dry mash crisps, a wet one slumps: let the steam out before you mash.',
      'Freezes well before baking; give it 50 minutes straight from the freezer.',
    ],
    skill: 0,
  }
}
