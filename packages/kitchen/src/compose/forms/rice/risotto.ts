import { before, named, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables, soften } from '../../craft/pan.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { Form } from '../form.ts'

export const RISOTTO: Form = {
  id: 'risotto',
  called: 'a risotto',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['cozy', 'fancy'],
  styles: [{ cuisines: ['italian'], liking: 0.6, make: risotto }],
}

function risotto(bench: Bench): Draft | undefined {
  const rice = bench.take('risotto-rice')
  const stock = bench.take(['vegetable-stock', 'chicken-stock'], {
    each: 275,
    cut: 'kept hot in a pan',
  })
  const oil = bench.take(['olive-oil', 'oil'], { each: 1.5 })
  if (!rice || !stock || !oil) return undefined

  const main = takeMain(bench, {
    method: 'fry',
    ideas: [],
    only: ['poultry', 'shellfish', 'cured', 'sausage'],
    cooked: true,
    how: { share: 0.7 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: main ? ['peas', 'asparagus', 'spinach'] : ['mushrooms', 'asparagus', 'zucchini', 'peas'],
    atLeast: 1,
    atMost: 2,
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const base = bench.take(bench.wants('leek') ? 'leek' : ['shallot', 'onion'], { by: 'fry' })
  const garlic = bench.take('garlic', { share: 0.6, by: 'fry' })
  const wine = bench.take('white-wine')
  const butter = bench.take('butter', { each: 8 })
  const cheese = bench.take(['parmesan', 'goat-cheese'], { by: 'raw' })
  const lemon = bench.take('lemon', { each: 0.2 })
  const herb = bench.take(['parsley', 'chives', 'thyme'], { by: 'raw' })
  const pepper = bench.take('black-pepper')
  const fried = fryMain(main)
  const greens = fryVegetables(rest)
  const softened = soften([base])
  return {
    title: `${before(main, ...rest)} Risotto${withParts(...leaves)}`,
    description: `Creamy rice cooked slowly in ${stock.label}, with ${named(main, ...vegetables)} folded through at the end so that nothing loses its bite.`,
    steps: [
      step(
        fried.minutes + greens.minutes + 1,
        say`Heat half of the ${oil} in a wide, heavy pan over medium-high heat.`,
        ...fried.said,
        ...greens.said,
        say`Lift everything out and set it aside.`,
      ),
      step(
        softened.minutes + 1,
        say`Lower the heat to medium and add the rest of the oil.`,
        ...softened.said,
        say`Stir in the ${garlic} for 1 minute.`,
      ),
      step(
        3,
        say`Add the ${rice} and stir for 2 minutes, until the grains look glassy at the edges.`,
        say`Pour in the ${wine} and stir until it is gone.`,
      ),
      step(
        19,
        say`Add a ladle of the hot ${stock} and stir until it is nearly absorbed. Go on ladle by ladle for 18 to 20 minutes, stirring often, until the grains are tender with a little bite and the whole flows slowly off the spoon.`,
      ),
      step(2, say`Fold in the ${[main, ...rest, ...leaves]} and heat through for 1 to 2 minutes.`),
      step(
        2,
        say`Take off the heat, beat in the ${[butter, cheese]}, cover and rest for 2 minutes.`,
        say`Sharpen with a squeeze of the ${lemon}.`,
        say`Top with the ${[herb, pepper]} and serve at once.`,
      ),
    ],
    tips: [
      'Keep the stock hot beside the pan: cold stock stops the rice each time.',
      'If the stock runs out before the rice is tender, go on with hot water.',
      'Leftovers keep for 1 day in the fridge, cooled quickly; shape them into patties and fry until crisp and hot.',
    ],
    skill: 2,
  }
}
