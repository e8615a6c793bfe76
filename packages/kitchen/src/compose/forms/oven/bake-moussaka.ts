import { avoidsStarch, watchesSalt } from '../../craft/low-carb.ts'
import { before, named } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeMain } from '../../craft/slots.ts'
import { knownFor } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bechamel, makeBechamel, takeBechamel } from '../../craft/white-sauce.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, type Step, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Roasted eggplant, a sauce of lamb or lentils with cinnamon, and a pale top that sets in the oven. */
export function moussaka(bench: Bench): Draft | undefined {
  const eggplant = bench.take(['eggplant', 'zucchini'], {
    each: 200,
    unit: 'g',
    cut: 'cut into 1 cm slices',
  })
  const main = takeMain(bench, {
    method: 'fry',
    ideas: knownFor(bench, ['ground-lamb', 'ground-beef'], ['brown-lentils']),
    only: ['mince', 'legume'],
    except: ['edamame', 'black-beans', 'kidney-beans'],
    how: { share: 0.8 },
  })
  const tomatoes = bench.take('canned-tomatoes', { each: 0.25 })
  const oil = bench.take(['olive-oil', 'oil'], { each: 3 })
  const top = takeTop(bench)
  if (!eggplant || !main || !tomatoes || !oil || !top) return undefined
  const potatoes = bench.wish.keeping.lowCarb
    ? undefined
    : bench.take('potato', { each: 75, cut: 'peeled and cut into 5 mm slices' })
  const onion = bench.take(['onion', 'red-onion', 'shallot'], { cut: 'finely chopped' })
  const flavor = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('oregano'),
    bench.take('cinnamon', { each: 0.15 }),
    bench.take('tomato-paste', { each: 0.5 }),
  ]
  const salt = bench.take('salt', { each: 0.2, cut: 'for the sauce' })
  const cheese = watchesSalt(bench)
    ? undefined
    : bench.take(['parmesan', 'feta', 'cheddar'], { each: 12, by: 'raw' })
  const meaty = isKind(main.id, 'mince')
  const fried = fryMain(main)
  return {
    title: `${meaty ? '' : `${before(main)} `}Moussaka`,
    description: `${named(eggplant)} roasted until silky, ${named(main)} in tomato with a breath of cinnamon, and ${top.called} that browns on top: the great bake of Greece.`,
    steps: [
      step(
        28,
        say`Heat the oven to ${OVEN.hot}. Brush the ${[eggplant, potatoes]} with two thirds of the ${oil}, spread out on two lined sheets and roast for 25 to 28 minutes, turning once, until soft and golden.`,
      ),
      step(
        0,
        say`Meanwhile, heat the rest of the oil in a wide pan over medium heat and cook the ${onion} for 6 to 8 minutes, until soft.`,
        ...(meaty ? fried.said : []),
      ),
      step(
        4,
        say`Stir in the ${flavor} for 1 minute.`,
        meaty
          ? say`Add the ${[tomatoes, salt]} and simmer for 15 minutes, until thick and almost dry.`
          : say`Add the ${[main, tomatoes, salt]} and simmer for 12 minutes, until thick and almost dry.`,
      ),
      ...top.made,
      handwork(
        5,
        say`Lower the oven to ${OVEN.medium}. Layer half of the slices, all of the sauce and the rest of the slices in a baking dish.`,
        say`Spread over ${top.called}.`,
        say`Scatter over the ${cheese}.`,
      ),
      step(
        38,
        say`Bake for 35 to 40 minutes, until golden and set${top.eggs ? ` (${EGG_DISH} in the top)` : ''}.`,
      ),
      step(20, say`Let it stand for 20 minutes: cut hot, it slides apart.`),
    ],
    tips: [
      'Roasting takes a third of the oil that frying does.',
      'It can be put together a day ahead and baked when you need it; give it 10 minutes more.',
      'Leftovers keep for 3 days in the fridge and freeze well in squares.',
    ],
    skill: 1,
  }
}

type Top = { called: string; made: (Step | undefined)[]; eggs: boolean }

/** A white sauce, richer by an egg; yogurt and egg where it would be too much starch. */
function takeTop(bench: Bench): Top | undefined {
  if (avoidsStarch(bench)) return takeYogurtTop(bench)
  const bechamel = takeBechamel(bench)
  if (!bechamel) return takeYogurtTop(bench)
  const egg = bench.take('egg', { each: 0.25, cut: 'beaten' })
  return {
    called: `the ${bechamel.called}`,
    made: [makeBechamel(bechamel), enrich(bechamel, egg)],
    eggs: egg !== undefined,
  }
}

function enrich({ called }: Bechamel, egg: Part | undefined) {
  return handwork(1, say`Let the ${called} cool for 5 minutes, then beat in the ${egg}.`)
}

function takeYogurtTop(bench: Bench): Top | undefined {
  const yogurt = bench.take('yogurt', { each: 75 })
  const egg = bench.take('egg', { each: 0.5, cut: 'beaten' })
  if (!yogurt || !egg) return undefined
  const nutmeg = bench.take('nutmeg')
  return {
    called: `the ${yogurt.label} topping`,
    made: [handwork(2, say`Beat the ${[yogurt, egg, nutmeg]} together until smooth.`)],
    eggs: true,
  }
}
