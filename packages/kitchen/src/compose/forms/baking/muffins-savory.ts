import { openFormula } from '../../craft/formula.ts'
import { before, named } from '../../craft/naming.ts'
import { takeAskedOr } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'

const CHEESES: readonly FoodId[] = ['cheddar', 'gruyere', 'feta']
const VEGETABLES: readonly FoodId[] = ['zucchini', 'carrot']

/** For 12: flour 280, cheese 120, a grated vegetable 200, milk 180, oil 80, 2 eggs. */
export function savoryMuffins(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 12)
  const share = formula.makes / 12
  const cheese = takeAskedOr(bench, (id) => CHEESES.includes(id), CHEESES, {
    total: 120 * share,
    unit: 'g',
    cut: 'grated or crumbled',
  })
  const vegetable = takeAskedOr(bench, (id) => VEGETABLES.includes(id), VEGETABLES, {
    total: 200 * share,
    unit: 'g',
    cut: 'coarsely grated and squeezed dry',
  })
  const flour = formula.of('flour', 280, 'g')
  const powder = formula.of('baking-powder', 3, 'tsp')
  const eggs = formula.of('egg', 2, 'piece')
  const milk = formula.of(['milk', 'plant-milk'], 180, 'ml')
  const oil = formula.of(['olive-oil', 'oil'], 80, 'ml')
  if (!cheese || !vegetable || !flour || !powder || !eggs || !milk || !oil) return undefined
  const salt = formula.of('salt', 0.5, 'tsp')
  const flavor = [
    formula.of(['chives', 'parsley'], 1, 'handful', 'chopped'),
    formula.of('smoked-paprika', 0.5, 'tsp'),
  ]
  return {
    title: `Savory ${before(vegetable)} and ${named(cheese)} Muffins`,
    description: `Savory muffins for lunch boxes and soup bowls, moist with ${named(vegetable)} and sharp with ${named(cheese)}. Makes ${formula.makes}.`,
    servings: formula.makes,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.roast} and line a muffin tin with ${formula.makes} paper cases.`,
      ),
      handwork(
        5,
        say`Whisk the ${[flour, powder, salt]} together, then toss in the ${[vegetable, cheese, ...flavor]}.`,
      ),
      handwork(
        4,
        say`Whisk the ${[eggs, milk, oil]} together, pour over and fold just until no flour shows.`,
        say`Divide among the cases.`,
      ),
      step(21, say`Bake for 20 to 22 minutes, until golden and a skewer comes out clean.`),
      step(0, say`Cool for 5 minutes in the tin; serve warm.`),
    ],
    tips: [
      'Squeeze the vegetable well: water makes the crumb heavy.',
      'Best on the day, but they freeze well for 3 months and reheat in 8 minutes.',
    ],
    skill: 0,
  }
}
