import { avoidsStarch } from '../../craft/low-carb.ts'
import { named, withParts } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { takeMain } from '../../craft/slots.ts'
import { knownFor, takeHeat, takeOnlyAsked } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'

const MELTING: readonly FoodId[] = ['cheddar', 'mozzarella', 'gruyere']

/** For a portion: 50 g of chips, 40 g of cheese, and beans or meat between two layers. */
export function nachos(bench: Bench): Draft | undefined {
  const chips = bench.wish.keeping.lowCarb
    ? bench.take('bell-pepper', { each: 1, cut: 'seeded and cut into wide wedges' })
    : bench.take('tortilla-chips')
  const cheese = bench.take([...bench.asked((id) => MELTING.includes(id)), ...MELTING], {
    each: 40,
    unit: 'g',
    cut: 'coarsely grated',
    insist: true,
  })
  const main = takeMain(bench, {
    method: 'fry',
    ideas: avoidsStarch(bench)
      ? knownFor(bench, ['ground-beef'], ['tofu'])
      : ['black-beans', 'kidney-beans', 'ground-beef'],
    only: ['legume', 'mince', 'poultry', 'cured', 'soy'],
    except: ['edamame'],
    cooked: true,
    how: { share: 0.6 },
  })
  const oil = bench.take(['oil', 'olive-oil'], { each: 1 })
  if (!chips || !cheese || !main || !oil) return undefined
  const spices = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('cumin'),
    bench.take('smoked-paprika'),
  ]
  const [extra] = takeOnlyAsked(bench, (id) => id !== chips.id && EXTRAS.includes(id), 1, {
    share: 0.5,
    by: 'fry',
  })
  const heat = takeHeat(bench, 'jalapeno', { by: 'raw', share: 1.5 })
  const olives = bench.wants('olives') ? bench.take('olives', { by: 'raw' }) : undefined
  const salsa = [
    bench.take(['tomato', 'cherry-tomatoes'], { share: 0.7, cut: 'finely diced' }),
    bench.take(['red-onion', 'scallion', 'shallot'], { each: 0.12, cut: 'very finely chopped' }),
    bench.take(['cilantro', 'parsley'], { by: 'raw' }),
  ].filter((part) => part !== undefined)
  const lime = bench.take(['lime', 'lemon'], { each: 0.25 })
  const cool = [
    bench.take('avocado', { by: 'raw', cut: 'stoned and diced' }),
    bench.take(['sour-cream', 'yogurt'], { share: 0.8 }),
  ]
  const fried = fryMain(main)
  const peppers = chips.id === 'bell-pepper'
  return {
    title: `Loaded ${peppers ? 'Pepper ' : ''}Nachos${withParts(main)}`,
    description: `${peppers ? 'wedges of sweet pepper' : `crisp ${chips.label}`} under melted ${cheese.label} and smoky ${named(main)}, with everything cold and fresh on top: eaten with the fingers, straight from the tray.`,
    steps: [
      step(
        fried.minutes + 1,
        say`Heat the oven to ${OVEN.roast} and the ${oil} in a frying pan over medium-high heat.`,
        ...fried.said,
        say`Stir in the ${extra} for 3 minutes.`,
        say`Stir in the ${spices} with a splash of water for 1 minute.`,
      ),
      handwork(4, say`Stir the ${salsa} together.`, say`Squeeze over the juice of the ${lime}.`),
      peppers
        ? step(
            10,
            say`Spread the ${chips} on a lined baking sheet, hollow side up, and roast for 8 to 10 minutes, until they begin to soften.`,
          )
        : undefined,
      handwork(
        3,
        peppers
          ? say`Fill them with the ${main} and scatter over the ${[cheese, heat, olives]}.`
          : say`Spread half of the ${chips} on a large baking sheet and scatter over half of the ${[main, cheese]}; repeat with the rest.`,
        peppers ? undefined : say`Top with the ${[heat, olives]}.`,
      ),
      step(8, say`Bake for 7 to 9 minutes, until the ${cheese} has melted and bubbles.`),
      handwork(
        1,
        salsa.length > 0 ? say`Spoon over the salsa.` : undefined,
        say`Add the ${cool} and serve at once.`,
        cool.some((part) => part) ? undefined : say`Serve at once.`,
      ),
    ],
    tips: [
      'Two thin layers beat one thick one: every chip gets its share.',
      'Put on nothing wet before the oven, or the chips go soft.',
      'Grate the cheese yourself: it melts more smoothly.',
    ].slice(peppers ? 2 : 0),
    skill: 0,
  }
}

const EXTRAS: readonly FoodId[] = ['corn', 'bell-pepper', 'mushrooms', 'zucchini', 'red-onion']
