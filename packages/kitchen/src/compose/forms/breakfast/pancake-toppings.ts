import { withoutShopping } from '../../craft/takes.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import type { Part } from '../../dish/part.ts'
import { isKind } from '../../foods/foods.ts'

/** Fresh fruit and something sweet to pour, for pancakes and waffles. */
export function takeToppings(bench: Bench): { fruit: Part | undefined; syrup: Part | undefined } {
  const fruit = bench.choose({
    fits: (id) =>
      isKind(id, 'fruit') && goes(id, 'raw') && !['raisins', 'cranberries', 'dates'].includes(id),
    ideas: withoutShopping(bench, ['blueberries', 'strawberries', 'raspberries', 'peach']),
    atLeast: 1,
    atMost: 1,
  })[0]
  return {
    fruit: fruit && bench.take(fruit, { by: 'raw', share: 0.5 }),
    syrup: bench.take(
      bench.wish.keeping.lessSugar ? 'yogurt' : ['maple-syrup', 'honey', 'yogurt'],
      { each: 1, unit: 'tbsp' },
    ),
  }
}
