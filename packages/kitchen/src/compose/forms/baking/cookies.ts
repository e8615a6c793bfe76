import { openFormula } from '../../craft/formula.ts'
import { named, withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { almondCookies } from './almond-bakes.ts'
import { peanutButterCookies, shortbread } from './cookies-more.ts'

export const COOKIES: Form = {
  id: 'cookies',
  called: 'cookies',
  sweet: true,
  meals: ['snack', 'dessert'],
  moods: ['kids', 'cozy'],
  styles: [
    { id: 'chocolate-chip', cuisines: ['american'], make: chocolateChip },
    { id: 'oatmeal-cookies', cuisines: ['american'], liking: 0.8, make: oatmeal },
    { id: 'peanut-butter-cookies', cuisines: ['american'], liking: 0.5, make: peanutButterCookies },
    { id: 'shortbread', cuisines: ['french'], liking: 0.7, make: shortbread },
    { id: 'almond-cookies', cuisines: ['american'], liking: 0.1, make: almondCookies },
  ],
}

/**
 * For 20: flour 160, butter 115, sugars 110 and 60, 1 egg, soda ½ tsp, chocolate 170. Without dairy
 * and egg: flour 180, oil 90, brown sugar 150, 45 plant milk.
 */
function chocolateChip(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 20)
  const butter = formula.of('butter', 115, 'g', 'soft')
  const egg = formula.of('egg', 1, 'piece')
  const rich = butter !== undefined && egg !== undefined
  const oil = butter ? undefined : formula.of('oil', 90, 'ml')
  const milk = egg
    ? undefined
    : formula.of(['plant-milk', 'oat-milk', 'milk', 'almond-milk'], 45, 'ml')
  const flour = formula.of('flour', rich ? 160 : 180, 'g')
  const soda = formula.of('baking-soda', 0.5, 'tsp')
  const brown = formula.of('brown-sugar', rich ? 110 : 150, 'g')
  const white = rich ? formula.of('sugar', 60, 'g') : undefined
  const chocolate = formula.of('chocolate', 170, 'g', 'chopped, or as chips')
  if (!(butter ?? oil) || !(egg ?? milk) || !flour || !soda || !brown || !chocolate)
    return undefined
  const salt = formula.of('salt', 0.5, 'tsp')
  const vanilla = formula.of('vanilla', 1, 'tsp')
  const nut = bench
    .asked((id) => isKind(id, 'nut'))
    .slice(0, 1)
    .map((id) => formula.of(id, 60, 'g', 'chopped'))
  return {
    title: `Chewy Chocolate Chip Cookies${withParts(...nut)}`,
    description: `Crisp at the edge, soft in the middle, with puddles of chocolate. Makes ${formula.makes}.`,
    servings: formula.makes,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line two baking sheets with baking paper.`,
      ),
      handwork(
        5,
        say`Beat the ${[butter, oil, brown, white]} for 2 to 3 minutes, until ${butter ? 'light and creamy' : 'smooth and thick'}, then beat in the ${[egg, milk, vanilla]}.`,
      ),
      handwork(
        3,
        say`Stir in the ${[flour, soda, salt]} just until no flour shows, then the ${[chocolate, ...nut]}.`,
      ),
      handwork(15, say`Chill the dough for 15 minutes, so that the cookies do not spread too far.`),
      handwork(
        4,
        say`Scoop heaped tablespoons onto the sheets, about ${formula.makes} in all, with room to spread.`,
      ),
      step(
        12,
        say`Bake for 10 to 12 minutes, until the edges are golden but the middles still look soft.`,
      ),
      step(0, say`Leave on the sheet for 5 minutes to firm up, then cool on a rack.`),
    ],
    tips: [
      'Take them out when they look underdone: they set as they cool.',
      'The dough keeps for 2 days in the fridge; scooped, it freezes for 3 months and bakes from frozen in 2 minutes more.',
      'Please do not eat the dough raw: it is only safe when it is baked.',
    ],
    skill: 0,
  }
}

/** For 20: oats 130, flour 100, butter 115, brown sugar 130, 1 egg, soda ½ tsp, dried fruit 100. */
function oatmeal(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 20)
  const oats = formula.of('oats', 130, 'g')
  const flour = formula.of('flour', 100, 'g')
  const butter = formula.of('butter', 115, 'g', 'soft')
  const oil = butter ? undefined : formula.of('oil', 90, 'ml')
  const sugar = formula.of(['brown-sugar', 'sugar'], 130, 'g')
  const egg = formula.of('egg', 1, 'piece')
  const milk = egg ? undefined : formula.of(['plant-milk', 'oat-milk', 'milk'], 45, 'ml')
  const soda = formula.of('baking-soda', 0.5, 'tsp')
  if (!oats || !flour || !(butter ?? oil) || !sugar || !(egg ?? milk) || !soda) return undefined
  const extraId = bench.choose({
    fits: (id) =>
      ['raisins', 'cranberries', 'dates', 'chocolate', 'walnuts', 'pecans'].includes(id),
    ideas: ['raisins', 'cranberries', 'raisins'],
    atLeast: 1,
    atMost: 1,
  })[0]
  const extra =
    extraId &&
    formula.of(extraId, 100, 'g', ['raisins', 'cranberries'].includes(extraId) ? '' : 'chopped')
  const flavor = [formula.of('cinnamon', 1, 'tsp'), formula.of('salt', 0.5, 'tsp')]
  const vanilla = formula.of('vanilla', 1, 'tsp')
  return {
    title: `Soft Oatmeal Cookies${withParts(extra)}`,
    description: `Chewy oat cookies with ${named(extra ?? oats, flavor[0])}, good with a glass of something cold. Makes ${formula.makes}.`,
    servings: formula.makes,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line two baking sheets with baking paper.`,
      ),
      handwork(
        5,
        say`Beat the ${[butter, oil, sugar]} until creamy, then beat in the ${[egg, milk, vanilla]}.`,
      ),
      handwork(3, say`Stir in the ${[flour, soda, ...flavor]}, then the ${[oats, extra]}.`),
      handwork(
        5,
        say`Drop heaped tablespoons onto the sheets, about ${formula.makes} in all, and flatten them slightly.`,
      ),
      step(
        12,
        say`Bake for 11 to 13 minutes, until golden at the edges and still soft in the middle.`,
      ),
      step(0, say`Cool on the sheet for 5 minutes, then on a rack.`),
    ],
    tips: [
      'Let the dough stand for 10 minutes if it seems loose: the oats drink up the moisture.',
      'They keep for 5 days in a tin.',
    ],
    skill: 0,
  }
}
