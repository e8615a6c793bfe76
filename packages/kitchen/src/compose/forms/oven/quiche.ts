import { before, named, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { makePastry, takePastry } from '../../craft/pastry.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Shortcrust baked blind, filled with vegetables or bacon in an egg custard. */
export function quiche(bench: Bench): Draft | undefined {
  if (bench.servings > 6) return undefined
  const pastry = takePastry(bench, 45)
  const eggs = bench.take('egg', { each: 0.75 })
  const cream = bench.take(['cream', 'creme-fraiche', 'soy-cream'], { each: 50 })
  if (!pastry || !eggs || !cream) return undefined
  const milk = bench.take(['milk', 'plant-milk'], { each: 35, unit: 'ml' })
  const main = takeMain(bench, { method: 'fry', ideas: [], only: ['cured'], how: { share: 0.9 } })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 10,
    ideas: ['spinach', 'mushrooms', 'asparagus', 'broccoli', 'zucchini'],
    atLeast: main ? 0 : 1,
    atMost: 2,
    how: { share: 0.8 },
  })
  const onion = bench.take(['leek', 'onion', 'shallot'], { by: 'fry' })
  const oil = bench.take(['olive-oil', 'oil'], { each: 1 })
  const cheese = bench.take(
    bench
      .asked((id) => isKind(id, 'cheese') && goes(id, 'raw'))
      .concat(['gruyere', 'cheddar', 'feta']),
    { by: 'raw' },
  )
  const seasoning = [
    bench.take('nutmeg'),
    bench.take('salt', { each: 0.12, cut: 'for the filling' }),
    bench.take('black-pepper'),
  ]
  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  return {
    title: `${before(main, ...vegetables)} Quiche${withParts(cheese)}`,
    description: `Crisp shortcrust around a trembling custard of eggs and cream with ${named(main, ...vegetables, onion)}: lunch today, and better than a sandwich tomorrow.`,
    steps: [
      makePastry(pastry),
      step(
        28,
        say`Heat the oven to ${OVEN.warm}. Roll out the chilled dough between two sheets of baking paper to 4 mm, line a 24 cm tart tin and prick the base.`,
        say`Cover with paper and dried beans or rice and bake for 15 minutes; take them out and bake for 8 minutes more, until dry and pale gold.`,
      ),
      step(
        0,
        say`Meanwhile, heat the ${oil} in a frying pan over medium heat.`,
        ...fried.said,
        say`Add the ${onion} and cook for 5 minutes, until soft.`,
        ...greens.said,
        say`Let any liquid cook away: a wet filling makes a wet crust.`,
      ),
      handwork(
        3,
        say`Whisk the ${[eggs, cream, milk, ...seasoning]} together.`,
        say`Spread the filling in the crust, scatter over the ${cheese} and pour in the custard.`,
        cheese ? undefined : say`Spread the filling in the crust and pour in the custard.`,
      ),
      step(
        30,
        say`Bake at ${OVEN.medium} for 28 to 32 minutes, until puffed and golden with only a slight tremble in the middle (${EGG_DISH}).`,
      ),
      step(10, say`Let it stand for 10 minutes before you cut it.`),
    ],
    tips: [
      'A bought crust does the job on a weeknight: check what it is made of.',
      'It keeps for 3 days in the fridge; warm it in the oven, so that the crust stays crisp.',
    ],
    skill: 1,
  }
}
