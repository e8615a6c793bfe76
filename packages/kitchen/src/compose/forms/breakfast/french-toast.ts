import { withParts } from '../../craft/naming.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { withoutShopping } from '../../craft/takes.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Bread soaked in egg and milk and fried: for two slices an egg and 60 ml of milk. */
export function frenchToast(bench: Bench): Draft | undefined {
  const bread = bench.take('bread')
  const eggs = bench.take('egg', { each: 1 })
  const milk = bench.take(['milk', 'plant-milk', 'oat-milk', 'almond-milk'], {
    each: 60,
    unit: 'ml',
  })
  const fat = bench.take(['butter', 'oil', 'coconut-oil'])
  if (!bread || !eggs || !milk || !fat) return undefined
  const flavor = [
    bench.take(['sugar', 'maple-syrup'], { each: 0.75 }),
    bench.take('vanilla'),
    bench.take('cinnamon'),
    bench.take('salt', { each: 0.06 }),
  ]
  const [fruitId] = bench.choose({
    fits: (id) => isKind(id, 'fruit') && goes(id, 'raw'),
    ideas: withoutShopping(bench, ['strawberries', 'blueberries', 'banana', 'raspberries']),
    atLeast: 1,
    atMost: 1,
  })
  const fruit = fruitId && bench.take(fruitId, { by: 'raw', share: 0.5 })
  const syrup = bench.take(['maple-syrup', 'honey', 'yogurt'], {
    each: 0.75,
    unit: 'tbsp',
    cut: 'to serve',
  })
  return {
    title: `Golden French Toast${withParts(fruit || undefined)}`,
    description:
      'Custardy in the middle and crisp at the edge: stale bread is not a compromise here, it soaks up more and holds together better.',
    steps: [
      handwork(3, say`Whisk the ${[eggs, milk, ...flavor]} together in a shallow dish.`),
      handwork(
        4,
        say`Lay in the ${bread} and soak for 1 to 2 minutes on each side, until heavy but not falling apart.`,
      ),
      step(
        10,
        say`Melt the ${fat} in a large frying pan over medium heat, in two turns, and fry the slices for 2 to 3 minutes on each side, until deep golden and set all through (${EGG_DISH}).`,
      ),
      step(0, say`Serve hot with the ${[fruit || undefined, syrup]}.`),
    ],
    tips: [
      'Medium heat, no hotter: the middle has to set before the outside is dark.',
      'For a crowd, keep the slices warm on a rack in a low oven.',
    ],
    skill: 0,
  }
}
