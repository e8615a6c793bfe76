import { openFormula } from '../../craft/formula.ts'
import { withParts } from '../../craft/naming.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'

const TOPS: readonly FoodId[] = ['strawberries', 'raspberries', 'blueberries', 'cherries', 'mango']

/** Set in the fridge, without egg or gelatin, on a crust of toasted oats: a 20 cm tin, 8 slices. */
export function cheesecake(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 8)
  const oats = formula.of('oats', 150, 'g')
  const butter = formula.of(['butter', 'coconut-oil'], 80, 'g', 'for the crust')
  const cheese = formula.of('cream-cheese', 400, 'g', 'at room temperature')
  const cream = formula.of(['cream', 'coconut-cream'], 200, 'ml', 'cold')
  if (!oats || !butter || !cheese || !cream) return undefined
  const brown = formula.of(['brown-sugar', 'sugar', 'maple-syrup'], 40, 'g', 'for the crust')
  const sugar = formula.of(['powdered-sugar', 'sugar'], 80, 'g', 'for the filling')
  const salt = formula.of('salt', 0.25, 'tsp')
  const lemon = formula.of(['lemon', 'lime'], 1, 'piece', 'zest finely grated, then juiced')
  const vanilla = formula.of('vanilla', 1, 'tsp')
  const [named] = bench.asked((id) => TOPS.includes(id))
  const ideas = bench.chance.shuffle(TOPS.slice(0, 3))
  const fruit = formula.of(named ? [named, ...ideas] : ideas, 200, 'g')
  const tin =
    formula.makes > 8 ? 'two 20 cm (8 inch) springform tins' : 'a 20 cm (8 inch) springform tin'
  return {
    title: `No-Bake Cheesecake${withParts(fruit)}`,
    description: `Cool, light and sharp with ${lemon ? lemon.label : 'vanilla'}, on a crust of toasted oats: the oven stays off, the fridge does the rest. Makes ${formula.makes} slices.`,
    servings: formula.makes,
    steps: [
      step(
        8,
        say`Line the base of ${tin} with baking paper.`,
        say`Melt the ${butter} in a frying pan, stir in the ${[oats, brown, salt]} and toast for 5 to 6 minutes, stirring, until golden.`,
      ),
      handwork(4, say`Blend briefly to coarse crumbs, press firmly into the tin and chill.`),
      handwork(
        6,
        say`Beat the ${[cheese, sugar, vanilla]} until smooth.`,
        say`Beat in the zest and juice of the ${lemon}: it thickens the filling.`,
        say`Whip the ${cream} to soft peaks and fold it in.`,
      ),
      step(
        240,
        say`Spread over the crust, cover and chill for at least 4 hours, until firm enough to cut.`,
      ),
      handwork(
        3,
        say`Loosen the edge with a warm knife, take off the ring and top with the ${fruit}.`,
        fruit ? undefined : say`Loosen the edge with a warm knife and take off the ring.`,
      ),
    ],
    tips: [
      'Full-fat cream cheese sets, the light kind hardly does.',
      'It is best made the day before, and keeps for 3 days in the fridge.',
    ],
    skill: 0,
  }
}
