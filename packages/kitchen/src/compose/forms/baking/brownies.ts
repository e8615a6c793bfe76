import { openFormula } from '../../craft/formula.ts'
import { withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const BROWNIES: Form = {
  id: 'brownies',
  called: 'brownies',
  sweet: true,
  meals: ['dessert', 'snack'],
  moods: ['kids', 'cozy'],
  styles: [
    { cuisines: ['american'], liking: 0.8, make: brownies },
    { id: 'cocoa-brownies', cuisines: ['american'], liking: 0.1, make: cocoaBrownies },
    { cuisines: ['american'], liking: 0.1, make: egglessBrownies },
  ],
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
      'Underbaked they set soft and dark; overbaked they cannot be saved.',
    ],
    skill: 0,
  }
}

/** For a 20 cm square tin, all cocoa, after Alice Medrich: butter 140, sugar 250, cocoa 65, 2 eggs, flour 65. */
function cocoaBrownies(bench: Bench): Draft | undefined {
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: 16 } }, 16)
  const fat = bench.has('butter')
    ? formula.of('butter', 140, 'g', 'cut into cubes')
    : formula.of('oil', 120, 'ml')
  const sugar = formula.of(['sugar', 'brown-sugar'], 220, 'g')
  const cocoa = formula.of('cocoa', 65, 'g')
  const eggs = formula.of('egg', 2, 'piece')
  const flour = formula.of(['flour', 'almond-flour'], 65, 'g')
  if (!fat || !sugar || !cocoa || !eggs || !flour) return undefined
  const extra = [formula.of('salt', 0.25, 'tsp'), formula.of('vanilla', 1, 'tsp')]
  return {
    title: 'Cocoa Brownies',
    description: 'Deep, chewy and all cocoa, from one bowl and a wooden spoon. Makes 16 squares.',
    servings: 16,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.low} and line a 20 cm (8 inch) square tin with baking paper.`,
      ),
      step(
        6,
        say`Warm the ${[fat, sugar, cocoa, ...extra]} in a bowl over barely simmering water, stirring until smooth and hot; it will look gritty. Take off the heat and cool until warm.`,
      ),
      handwork(
        4,
        say`Beat in the ${eggs} one at a time, then the ${flour}, and beat hard for 1 minute, until thick and shiny. Spread in the tin.`,
      ),
      step(25, say`Bake for 23 to 27 minutes, until a skewer comes out slightly moist.`),
      step(0, say`Cool completely in the tin before cutting into 16 squares.`),
    ],
    tips: [
      'Chill before cutting: the squares come out clean.',
      'They keep for 4 days in a tin and freeze for 3 months.',
    ],
    skill: 0,
  }
}

/** For a 20 cm square tin without eggs: flour 150, cocoa 50, sugar 220, oil 110, milk 220, chocolate 100. */
function egglessBrownies(bench: Bench): Draft | undefined {
  if (bench.has('egg')) return undefined
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: 16 } }, 16)
  const flour = formula.of(['flour', 'almond-flour'], 150, 'g')
  const cocoa = formula.of('cocoa', 50, 'g')
  const sugar = formula.of(['brown-sugar', 'sugar'], 220, 'g')
  const oil = formula.of(['oil', 'olive-oil'], 110, 'ml')
  const milk = formula.of(['plant-milk', 'oat-milk', 'milk', 'almond-milk'], 220, 'ml')
  const powder = formula.of('baking-powder', 1, 'tsp')
  if (!flour || !cocoa || !sugar || !oil || !milk || !powder) return undefined
  const chocolate = formula.of('chocolate', 100, 'g', 'chopped')
  const nuts = bench
    .asked((id) => isKind(id, 'nut'))
    .slice(0, 1)
    .map((id) => formula.of(id, 80, 'g', 'roughly chopped'))
  const extra = [formula.of('salt', 0.25, 'tsp'), powder]
  const vanilla = formula.of('vanilla', 1, 'tsp')
  return {
    title: `Fudgy Cocoa Brownies${withParts(...nuts)}`,
    description: `Dark and chewy from one bowl, held together by ${flour.label} and the stickiness of the ${sugar.label}. Makes 16 squares.`,
    servings: 16,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line a 20 cm (8 inch) square tin with baking paper.`,
      ),
      handwork(4, say`Sift the ${[flour, cocoa, ...extra]} into a bowl and stir in the ${sugar}.`),
      handwork(
        4,
        say`Pour in the ${[oil, milk, vanilla]} and stir until no dry streaks are left; the batter is thick and shiny.`,
        say`Fold in the ${[chocolate, ...nuts]}.`,
        say`Spread in the tin.`,
      ),
      step(
        27,
        say`Bake for 25 to 30 minutes, until the edge is firm and the middle still soft: a skewer should come out smeared.`,
      ),
      step(60, say`Cool completely in the tin before cutting: they set as they cool.`),
    ],
    tips: [
      'Leave them overnight, if you can: the next day they are fudge.',
      'They keep for 4 days in a tin and freeze for 3 months.',
    ],
    skill: 0,
  }
}
