import { openFormula } from '../craft/formula.ts'
import { withParts } from '../craft/naming.ts'
import { OVEN } from '../craft/times.ts'
import type { Bench } from '../dish/bench.ts'
import { type Draft, handwork, step } from '../dish/draft.ts'
import { say } from '../dish/say.ts'
import { isKind } from '../foods/foods.ts'
import type { Form } from './form.ts'

export const BROWNIES: Form = {
  id: 'brownies',
  called: 'brownies',
  sweet: true,
  meals: ['dessert', 'snack'],
  moods: ['kids', 'cozy'],
  styles: [{ cuisines: ['american'], liking: 0.8, make: brownies }],
}

/** For a 20 cm square tin: chocolate 200, butter 150, sugar 200, 3 eggs, flour 90, cocoa 25. */
function brownies(bench: Bench): Draft | undefined {
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: 16 } }, 16)
  const chocolate = formula.of('chocolate', 200, 'g', 'chopped')
  const fat = bench.has('butter')
    ? formula.of('butter', 150, 'g', 'cut into cubes')
    : formula.of('oil', 120, 'ml')
  const sugar = formula.of(['brown-sugar', 'sugar'], 200, 'g')
  const eggs = formula.of('egg', 3, 'piece')
  const flour = formula.of(['flour', 'almond-flour'], 90, 'g')
  const cocoa = formula.of('cocoa', 25, 'g')
  if (!chocolate || !fat || !sugar || !eggs || !flour || !cocoa) return undefined
  const extra = [formula.of('vanilla', 1, 'tsp'), formula.of('salt', 0.25, 'tsp')]
  const folded = bench
    .asked((id) => isKind(id, 'nut') || ['raspberries', 'cherries'].includes(id))
    .slice(0, 1)
    .map((id) => formula.of(id, 80, 'g', isKind(id, 'nut') ? 'roughly chopped' : ''))
  return {
    title: `Fudgy Chocolate Brownies${withParts(...folded)}`,
    description:
      'Dense and fudgy, with the thin, crackled crust that makes a brownie. Makes 16 squares.',
    servings: 16,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line a 20 cm (8 inch) square tin with baking paper.`,
      ),
      step(
        5,
        say`Melt the ${[chocolate, fat]} in a bowl over barely simmering water, stirring until smooth; take off the heat and cool for 5 minutes.`,
      ),
      handwork(
        4,
        say`Whisk the ${[sugar, eggs, ...extra]} for 2 minutes, until pale and thick: this makes the crust.`,
      ),
      handwork(
        3,
        say`Fold in the melted mixture, then sift in the ${[flour, cocoa]} and fold just until even.`,
        say`Fold in the ${folded}.`,
        say`Spread in the tin.`,
      ),
      step(
        25,
        say`Bake for 22 to 26 minutes, until the top is set and cracked and a skewer comes out with moist crumbs, not wet batter.`,
      ),
      step(0, say`Cool completely in the tin before cutting.`),
    ],
    tips: [
      'Cut them cold with a knife dipped in hot water for clean edges.',
      'They keep for 4 days in a tin and freeze for 3 months.',
      'Underbaked sets into fudge; overbaked cannot be saved.',
    ],
    skill: 0,
  }
}
