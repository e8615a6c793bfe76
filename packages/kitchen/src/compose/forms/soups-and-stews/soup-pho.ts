import { takeBroth } from '../../craft/broth.ts'
import { avoidsStarch, watchesSalt } from '../../craft/low-carb.ts'
import { before } from '../../craft/naming.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { takeMain } from '../../craft/slots.ts'
import { takeHeat } from '../../craft/takes.ts'
import { type Bench, minutesOf } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'

/** Charred onion and ginger, star anise and a clear stock; the bowl is finished with raw herbs. */
export function pho(bench: Bench): Draft | undefined {
  const noodles = avoidsStarch(bench)
    ? bench.take('shirataki', { by: 'boil' })
    : bench.take(['rice-noodles', 'shirataki'], { each: 65 })
  const main = takeMain(bench, {
    method: 'simmer',
    within: 20,
    ideas: bench.has('steak') ? [] : ['chicken-breast', 'shrimp', 'tofu'],
    not: ['legume', 'cheese', 'cured', 'sausage', 'mince'],
    cooked: true,
    how: { share: 0.7 },
  })
  const beef = main ? undefined : bench.take('steak', { each: 90, cut: 'very thinly sliced' })
  const meat = main ?? beef ?? bench.take('mushrooms', { each: 120, by: 'simmer' })
  if (!noodles || !meat) return undefined
  const stocks: readonly FoodId[] = isKind(meat.id, 'poultry')
    ? ['chicken-stock', 'vegetable-stock']
    : isKind(meat.id, 'meat')
      ? ['beef-stock', 'vegetable-stock']
      : ['vegetable-stock']
  const broth = takeBroth(bench, stocks, 400)
  const onion = bench.take(['onion', 'shallot'], { each: 0.35, cut: 'halved, unpeeled' })
  const spices = [
    bench.take('star-anise'),
    bench.take('cinnamon', { each: 0.08 }),
    bench.take('ground-coriander', { each: 0.15 }),
  ]
  const ginger = bench.take('ginger', { each: 1.5, cut: 'thickly sliced' })
  const oil = bench.take('oil', { each: 0.5 })
  const salty = bench.take('fish-sauce', { each: watchesSalt(bench) ? 0.5 : 1.5, unit: 'tsp' })
  const sweet = bench.take(['sugar', 'brown-sugar', 'maple-syrup'], { each: 0.35 })
  if (!broth || !salty || !spices[0] || !oil) return undefined
  const mushrooms = isKind(meat.id, 'soy')
    ? bench.take('mushrooms', { each: 50, by: 'simmer' })
    : undefined
  const herbs = [
    bench.take('basil', { by: 'raw' }),
    bench.take('cilantro', { by: 'raw' }),
    bench.take('mint', { by: 'raw' }),
  ]
  const table = [
    bench.take('bean-sprouts', { share: 0.8, cut: 'rinsed, scalded with boiling water' }),
    ...herbs,
    bench.take('scallion', { by: 'raw' }),
    takeHeat(bench, 'red-chili', { by: 'raw' }),
    bench.take('lime', { cut: 'cut into wedges' }),
  ]
  const safe = safeTemperature(meat.id)
  const minutes = Math.max(2, minutesOf(meat, 'simmer'))
  return {
    title: `${before(meat)} Pho`,
    description: `A clear soup that smells of star anise and charred onion, soft ${noodles.label}, ${before(meat)}, and a plate of herbs to tear in: the pride of Hanoi in an hour.`,
    steps: [
      step(
        8,
        say`Heat the ${oil} in a large pot over high heat and lay in the ${[onion, ginger]}, cut side down, for 5 to 6 minutes, until black in places.`,
        say`Add the ${spices} and stir for 30 seconds, until fragrant.`,
      ),
      step(
        32,
        say`Pour in the ${broth}, bring to a boil, cover and simmer gently for 30 minutes. Strain it back into the pot.`,
        say`Season with the ${[salty, sweet]}: it should taste a little too strong, for the noodles are plain.`,
      ),
      handwork(
        0,
        noodles.id === 'shirataki'
          ? say`Meanwhile, boil the ${noodles} for 2 minutes and drain.`
          : say`Meanwhile, soak or boil the ${noodles} as the packet says, drain and rinse.`,
      ),
      beef
        ? step(
            2,
            say`Bring the soup to a rolling boil. Slide in the ${beef} and let it simmer for 1 to 2 minutes, until no pink is left (${safe}).`,
          )
        : step(
            minutes,
            meat.cooked
              ? say`Warm the ${meat} in the soup for 3 minutes, until steaming hot (74 °C / 165 °F).`
              : say`Add the ${[meat, mushrooms]} to the soup and simmer gently for ${minutes <= 4 ? `${minutes}` : `${minutes} to ${minutes + 2}`} minutes, until ${safe ? `cooked through (${safe})` : 'hot all through'}.`,
          ),
      handwork(
        1,
        say`Divide the noodles among deep bowls and ladle over the soup with what is in it.`,
      ),
      handwork(0, say`Bring the ${table} to the table: everyone finishes their own bowl.`),
    ],
    tips: [
      'Char the onion properly: the black is what colors and sweetens the soup.',
      'Half an hour in the freezer makes meat easy to slice thinly.',
      'The strained soup keeps for 3 days in the fridge and freezes for 3 months.',
    ].filter((tip) => beef || !tip.includes('meat')),
    skill: 1,
  }
}
