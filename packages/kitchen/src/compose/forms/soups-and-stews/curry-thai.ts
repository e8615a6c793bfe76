import { named } from '../../craft/naming.ts'
import { steamedGrain } from '../../craft/sides.ts'
import { simmerAll } from '../../craft/simmer.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** Thai red curry with coconut milk. Needs chili, so never for a mild wish. */
export function thaiCurry(bench: Bench): Draft | undefined {
  if (bench.wish.heat === 0) return undefined
  const paste = bench.take('thai-curry-paste', {
    each: bench.wish.heat === 2 ? 1 : 0.7,
  })
  const coconut = bench.take('coconut-milk', { each: 0.35 })
  const rice = steamedGrain(bench, ['jasmine-rice', 'basmati-rice', 'brown-rice'])
  if (!paste || !coconut) return undefined
  const main = takeMain(bench, {
    method: 'simmer',
    within: 25,
    ideas: ['chicken-breast', 'tofu', 'shrimp', 'chickpeas'],
    except: ['red-lentils'],
    not: ['mince', 'sausage', 'cured', 'cheese'],
  })
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 20,
    ideas: ['bell-pepper', 'green-beans', 'snap-peas', 'eggplant', 'butternut-squash', 'bok-choy'],
    atLeast: 2,
    atMost: 3,
    also: (id) => id !== 'tomato',
    how: { share: 0.8 },
  })
  if (!main) return undefined
  const { leaves, rest } = splitLeaves(vegetables)
  const aromatics = [bench.take('garlic', { by: 'fry' }), bench.take('ginger', { by: 'fry' })]
  const water = bench.take('water', { each: 50 })
  const salty =
    bench.take('fish-sauce', { each: 1, unit: 'tsp' }) ?? bench.take('soy-sauce', { each: 0.5 })
  const sugar = bench.take(['brown-sugar', 'sugar', 'maple-syrup'], { each: 0.5 })
  const lime = bench.take('lime')
  const herb = bench.take(['basil', 'cilantro'], { by: 'raw', share: 1.5 })
  return {
    title: `Thai ${paste.name.includes('green') ? 'Green' : 'Red'} Curry with ${named(main)}${vegetables[0] ? ` and ${vegetables[0].label}` : ''}`,
    description: `Coconut milk simmered with ${paste.label} and ${main.label}, balanced with something salty, something sweet and a good squeeze of citrus at the end.`,
    steps: [
      rice && step(0, ...rice.said),
      step(
        5,
        say`Spoon a few tablespoons of the ${coconut} into a wide, deep pan over medium heat and let it bubble.`,
        say`Stir in the ${[paste, ...aromatics]} and fry for 2 to 3 minutes, until it smells strong and the fat begins to separate.`,
        say`Pour in the rest of the can.`,
      ),
      ...simmerAll([main], rest, [water]),
      step(
        3,
        say`Stir in the ${leaves} for 1 to 2 minutes, until wilted.`,
        say`Season with the ${[salty, sugar]}, then take off the heat and squeeze in the juice of the ${lime}.`,
      ),
      step(0, say`Scatter over the ${herb}.`, say`Serve with the ${rice?.part}.`),
    ],
    tips: [
      'Curry pastes differ a lot in heat: start with less and add more once you have tasted it.',
      'Leftovers keep for 2 days in the fridge; warm them gently so that the sauce does not split.',
      'Taste at the end for salty, sweet and sour in turn, and add a little of what is missing.',
    ],
    skill: 0,
  }
}
