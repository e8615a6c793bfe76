import { withParts } from '../../craft/naming.ts'
import { takeHeat } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** Chickpeas, herbs and spices in small patties, baked in oil instead of deep-fried. */
export function falafel(bench: Bench): Draft | undefined {
  const chickpeas = bench.take('chickpeas', { share: 1.1, cut: 'drained, rinsed and patted dry' })
  const thick = bench.take(['flour', 'cornstarch'], { each: 8, unit: 'g' })
  const oil = bench.take(['olive-oil', 'oil'], { each: 2.5 })
  const sauce = bench.take(['tahini', 'yogurt'], { each: 1, unit: 'tbsp' })
  if (!chickpeas || !thick || !oil || !sauce) return undefined
  const herbs = [
    bench.take('parsley', { share: 2, by: 'raw' }),
    bench.take('cilantro', { by: 'raw' }),
  ]
  const inside = [
    bench.take(['onion', 'red-onion', 'shallot'], { cut: 'roughly chopped' }),
    bench.take('garlic', { each: 0.5, cut: 'roughly chopped' }),
    bench.take('cumin', { share: 1.3 }),
    bench.take('ground-coriander'),
    takeHeat(bench, 'chili-powder', { share: 0.5 }),
    bench.take('salt'),
  ]
  const lemon = bench.take(['lemon', 'lime'], { cut: 'juiced', label: 'lemon juice' })
  const water = bench.take('water', { each: 8, unit: 'ml', cut: 'for the sauce' })
  const bread = bench.wish.keeping.lowCarb ? undefined : bench.take(['pita', 'flour-tortilla'])
  const fresh = bench
    .choose({
      fits: (id) => ['tomato', 'cucumber', 'lettuce', 'radish', 'cabbage'].includes(id),
      ideas: ['tomato', 'cucumber', 'lettuce'],
      atLeast: 2,
      atMost: 3,
    })
    .map((id) => bench.take(id, { share: 0.6, cut: id === 'lettuce' ? 'shredded' : 'sliced' }))
  return {
    title: `Crisp Baked Falafel${withParts(bread)} and ${sauce.short} Sauce`.replace(
      'Falafel and',
      'Falafel with',
    ),
    description: `Herb-green inside and crisp outside, baked rather than deep-fried, with a lemony ${sauce.label} sauce and something fresh.`,
    steps: [
      handwork(
        2,
        say`Heat the oven to ${OVEN.roast} and brush a lined baking sheet with half of the ${oil}.`,
      ),
      handwork(
        6,
        say`Pulse the ${[...herbs, ...inside]} in a food processor until fine.`,
        say`Add the ${[chickpeas, thick]} and pulse to a coarse crumb that holds when you press it: stop before it is a paste.`,
      ),
      handwork(
        8,
        say`Shape into walnut-sized balls, press them a little flat, lay them on the sheet and brush with the rest of the oil.`,
      ),
      step(24, say`Bake for 22 to 25 minutes, turning once, until deep golden and crisp.`),
      handwork(
        3,
        say`Meanwhile, stir the ${[sauce, lemon, water]} together until it runs off a spoon.`,
      ),
      handwork(
        1,
        say`Warm the ${bread} in the oven for the last 2 minutes.`,
        say`Serve with the ${fresh} and the sauce.`,
      ),
    ],
    tips: [
      'Dry chickpeas well: wet ones make a soft falafel. Too soft to shape? Chill the mixture for 20 minutes.',
      'Shaped and unbaked they freeze for 2 months.',
      'In an oiled pan over medium heat they take 4 minutes on each side.',
    ],
    skill: 0,
  }
}
