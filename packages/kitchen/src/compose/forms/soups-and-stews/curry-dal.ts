import { withParts } from '../../craft/naming.ts'
import { meanwhile, steamedGrain, warmBread } from '../../craft/sides.ts'
import { splitLeaves, takeVegetables } from '../../craft/slots.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** Red lentil dal, finished with onion and spices fried apart. */
export function dal(bench: Bench): Draft | undefined {
  const lentils = bench.take('red-lentils', { by: 'simmer' })
  const water = bench.take('water', { each: 275 })
  const oil = bench.take(['oil', 'olive-oil'])
  const onion = bench.take(['onion', 'red-onion', 'shallot'], { each: 0.35, cut: 'thinly sliced' })
  if (!lentils || !water || !oil || !onion) return undefined
  const turmeric = bench.take('turmeric')
  const tomatoes = bench.take(['tomato', 'canned-tomatoes', 'cherry-tomatoes'], {
    share: 0.6,
    by: 'simmer',
  })
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 15,
    ideas: ['spinach', 'kale', 'peas'],
    atLeast: 1,
    atMost: 2,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: 0.8 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const aromatics = [
    bench.take('garlic', { each: 1, by: 'fry' }),
    bench.take('ginger', { by: 'fry' }),
    bench.wish.heat > 0
      ? bench.take(['jalapeno', 'red-chili'], { share: bench.wish.heat, by: 'fry' })
      : undefined,
  ]
  const spices = [bench.take('cumin'), bench.take('garam-masala')]
  const salt = bench.take('salt', { each: 0.25 })
  const acid = bench.take(['lemon', 'lime'])
  const herb = bench.take(['cilantro', 'mint'], { by: 'raw' })
  const side = bench.wants('naan')
    ? warmBread(bench, ['naan'])
    : steamedGrain(bench, ['basmati-rice', 'brown-rice', 'quinoa'])
  return {
    title: `Red Lentil Dal${withParts(...vegetables)}`,
    description: `Lentils simmered soft and golden, then woken up with ${onion.label} and spices sizzled in oil: cheap, quick and deeply comforting.`,
    steps: [
      step(
        22,
        say`Put the ${[lentils, water, turmeric]} into a pot, bring to a boil and skim off the foam.`,
        say`Add the ${[tomatoes, ...rest]}, half cover and simmer for 18 to 20 minutes, stirring now and then, until the lentils have fallen soft.`,
        !tomatoes && rest.length === 0
          ? say`Half cover and simmer for 18 to 20 minutes, stirring now and then, until soft.`
          : undefined,
      ),
      side && step(0, ...meanwhile(side.said)),
      step(
        0,
        say`While the pot simmers, heat the ${oil} in a frying pan over medium heat.`,
        say`Add the ${onion} and fry for 8 to 10 minutes, until deep golden.`,
        say`Stir in the ${[...aromatics, ...spices]} and sizzle for 1 minute, until fragrant.`,
      ),
      step(
        3,
        say`Stir the ${leaves} into the pot until wilted.`,
        say`Tip in most of what is in the frying pan, season with the ${salt}, and simmer for 2 minutes; thin with a little hot water if it is thicker than you like.`,
      ),
      step(
        0,
        say`Squeeze in the juice of the ${acid}.`,
        say`Top with what is left in the frying pan and the ${herb}.`,
        say`Serve with the ${side?.part}.`,
      ),
    ],
    tips: [
      'It thickens as it stands: loosen leftovers with water when you warm them.',
      'Keeps for 3 days in the fridge and freezes for 3 months.',
      'Fry the onion patiently: its color is the flavor.',
    ],
    skill: 0,
  }
}
