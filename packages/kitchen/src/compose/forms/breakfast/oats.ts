import { openFormula } from '../../craft/formula.ts'
import { before, named, withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const OATS: Form = {
  id: 'oats',
  called: 'oats for breakfast',
  sweet: true,
  meals: ['breakfast'],
  moods: ['cheap', 'light', 'cozy'],
  styles: [
    { id: 'porridge', cuisines: [], liking: 0.8, make: porridge },
    { id: 'overnight-oats', cuisines: [], liking: 0.7, make: overnight },
    { id: 'granola', cuisines: [], liking: 0.3, make: granola },
  ],
}

const MILKS = ['milk', 'plant-milk', 'oat-milk', 'almond-milk'] as const

function takeTopping(bench: Bench): { fruit: Part | undefined; crunch: Part | undefined } {
  const fruit = bench.choose({
    fits: (id) => isKind(id, 'fruit') && goes(id, 'raw'),
    ideas: ['blueberries', 'banana', 'apple', 'strawberries', 'raspberries'],
    atLeast: 1,
    atMost: 1,
  })[0]
  return {
    fruit:
      fruit &&
      bench.take(fruit, {
        by: 'raw',
        share: 0.6,
        ...(fruit === 'banana' ? { cut: 'sliced' } : {}),
      }),
    crunch: bench.take(
      bench
        .asked((id) => isKind(id, 'nut', 'seed'))
        .concat(bench.chance.shuffle(['walnuts', 'almonds', 'pecans']))
        .concat(['pumpkin-seeds']),
      { by: 'raw', share: 0.8 },
    ),
  }
}

function porridge(bench: Bench): Draft | undefined {
  const oats = bench.take('oats', { each: 45 })
  const milk = bench.take(MILKS, { each: 150 })
  const water = bench.take('water', { each: 100 })
  if (!oats || !milk || !water) return undefined
  const { fruit, crunch } = takeTopping(bench)
  const spice = bench.take('cinnamon')
  const salt = bench.take('salt', { each: 0.06 })
  const sweet = bench.take(['maple-syrup', 'honey', 'brown-sugar'], { each: 1.5 })
  return {
    title: `Creamy Porridge${withParts(fruit, crunch)}`,
    description: `A bowl of slow-stirred oats with ${named(fruit ?? spice)}: eight minutes at the stove, and warm until noon.`,
    steps: [
      step(
        8,
        say`Put the ${[oats, milk, water, salt]} into a saucepan, bring to a gentle simmer and cook for 6 to 8 minutes, stirring often, until creamy.`,
      ),
      step(0, say`Stir in the ${spice}, take off the heat and let it stand for 1 minute.`),
      step(0, say`Spoon into bowls and top with the ${[fruit, crunch, sweet]}.`),
    ],
    tips: [
      'Stirring makes it creamy; the pinch of salt makes it taste of something.',
      'Thin leftovers with a splash of liquid and warm them the next day.',
    ],
    skill: 0,
  }
}

function overnight(bench: Bench): Draft | undefined {
  const oats = bench.take('oats')
  const milk = bench.take(MILKS, { each: 120 })
  if (!oats || !milk || bench.wish.moods.has('quick')) return undefined
  const yogurt = bench.take('yogurt')
  const chia = bench.take('chia-seeds')
  const { fruit, crunch } = takeTopping(bench)
  const flavor = [
    bench.take('cinnamon'),
    bench
      .asked((id) => id === 'peanut-butter' || id === 'cocoa')
      .slice(0, 1)
      .map((id) => bench.take(id))[0],
    bench.take(['maple-syrup', 'honey'], { each: 1.5 }),
  ]
  return {
    title: `Overnight Oats${withParts(fruit, crunch)}`,
    description:
      'Stirred together in five minutes the night before, ready to eat from the jar in the morning.',
    steps: [
      handwork(
        4,
        say`Stir the ${[oats, milk, yogurt, chia, ...flavor]} together in jars or a bowl.`,
      ),
      step(
        240,
        say`Cover and leave in the fridge for at least 4 hours, best overnight, until thick and soft.`,
      ),
      handwork(
        1,
        say`Stir, loosen with a splash of liquid if you like, and top with the ${[fruit, crunch]}.`,
      ),
    ],
    tips: [
      'They keep for 3 days in the fridge; add the topping when you eat.',
      'Warm them for a minute in the microwave if mornings are cold.',
    ],
    skill: 0,
  }
}

/** For 10 portions: oats 300, nuts 100, seeds 50, syrup 90, oil 60, dried fruit 80. */
function granola(bench: Bench): Draft | undefined {
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: 10 } }, 10)
  const oats = formula.of('oats', 300, 'g')
  const sweet = formula.of(['maple-syrup', 'honey'], 90, 'ml')
  const oil = formula.of(['oil', 'olive-oil'], 60, 'ml')
  if (!oats || !sweet || !oil) return undefined
  const nut = formula.of(
    bench
      .asked((id) => isKind(id, 'nut'))
      .concat(bench.chance.shuffle(['almonds', 'pecans', 'hazelnuts', 'walnuts'])),
    100,
    'g',
    'roughly chopped',
  )
  const seed = formula.of(['pumpkin-seeds', 'coconut'], 50, 'g')
  const flavor = [formula.of('cinnamon', 1.5, 'tsp'), formula.of('salt', 0.25, 'tsp')]
  const dried = formula.of(
    bench.asked((id) => id === 'cranberries' || id === 'dates').concat(['raisins', 'cranberries']),
    80,
    'g',
  )
  return {
    title: `Crunchy ${nut ? `${before(nut)} ` : ''}Granola${withParts(dried)}`,
    description: 'A big jar of breakfast in golden clusters, not too sweet. Makes 10 portions.',
    servings: 10,
    steps: [
      handwork(
        2,
        say`Heat the oven to ${OVEN.low} and line a large baking sheet with baking paper.`,
      ),
      handwork(
        4,
        say`Stir the ${[oats, nut, seed, ...flavor]} together in a large bowl, then stir in the ${[sweet, oil]} until everything glistens. Spread out and press flat.`,
      ),
      step(28, say`Bake for 25 to 30 minutes, turning the sheet once, until evenly golden.`),
      step(
        0,
        say`Cool on the sheet without stirring, so that it sets in clusters, then break it up and mix in the ${dried}.`,
        dried
          ? undefined
          : say`Cool on the sheet without stirring, so that it sets in clusters, then break it up.`,
      ),
    ],
    tips: [
      'It keeps for 3 weeks in a closed jar.',
      'It is soft when it comes out and crisps as it cools: do not wait for it to turn brown.',
    ],
    skill: 0,
  }
}
