import { named } from '../../craft/naming.ts'
import { warmBread } from '../../craft/sides.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** Summer vegetables fried one after the other and stewed together. */
export function ratatouille(bench: Bench): Draft | undefined {
  const oil = bench.take(['olive-oil', 'oil'], { each: 1, unit: 'tbsp' })
  const eggplant = bench.take('eggplant', { cut: 'cut into 2 cm cubes' })
  const zucchini = bench.take('zucchini', { cut: 'cut into 2 cm pieces' })
  const tomatoes = bench.take(['tomato', 'canned-tomatoes'], {
    each: 1.5,
    cut: bench.has('tomato') ? 'chopped' : '',
  })
  if (!oil || !eggplant || !zucchini || !tomatoes) return undefined
  const pepper = bench.take('bell-pepper', { cut: 'cut into 2 cm pieces' })
  const onion = bench.take(['onion', 'red-onion', 'shallot'], { each: 0.35, cut: 'sliced' })
  const garlic = bench.take('garlic', { each: 0.75, by: 'fry' })
  const herbs = [bench.take('thyme', { by: 'simmer' }), bench.take('bay-leaf')]
  const salt = bench.take('salt', { each: 0.25 })
  const pepperCorn = bench.take('black-pepper')
  const basil = bench.take(['basil', 'parsley'], { by: 'raw' })
  const bread = bench.wish.keeping.lowCarb ? undefined : warmBread(bench, ['bread'])
  return {
    title: 'Provençal Ratatouille',
    description: `${named(eggplant, zucchini, pepper)} browned one after the other, then stewed with ${tomatoes.label} until they melt together and still taste of themselves.`,
    steps: [
      step(
        10,
        say`Heat a third of the ${oil} in a wide, heavy pot over medium-high heat, add the ${eggplant} and cook for 8 to 10 minutes, until golden and soft; lift out onto a plate.`,
      ),
      step(
        7,
        say`Add another third of the oil and cook the ${zucchini} for 5 to 7 minutes, until golden; lift out too.`,
      ),
      step(
        10,
        say`In the rest of the oil, cook the ${[onion, pepper]} over medium heat for 8 to 10 minutes, until soft.`,
        say`Stir in the ${garlic} for 1 minute.`,
      ),
      step(
        25,
        say`Add the ${[tomatoes, ...herbs, salt, pepperCorn]}, return the fried vegetables, cover and simmer gently for 20 to 25 minutes, until everything is very soft and the juices are thick.`,
      ),
      step(
        5,
        say`Take out the ${herbs}.`,
        say`Let it stand for 5 minutes off the heat, then scatter over the ${basil}.`,
        ...(bread?.said ?? []),
      ),
    ],
    tips: [
      'Frying one after the other is what keeps it from turning to mush.',
      'It is best lukewarm, and better the next day; it keeps for 4 days in the fridge.',
      'Crack an egg into what is left over, and there is another meal.',
    ],
    skill: 0,
  }
}
