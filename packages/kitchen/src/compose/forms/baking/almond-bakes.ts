import { openFormula } from '../../craft/formula.ts'
import { takeLift } from '../../craft/lift.ts'
import { before, withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'

const SWEET: readonly FoodId[] = ['sugar', 'brown-sugar', 'maple-syrup']
const BERRIES: readonly FoodId[] = ['raspberries', 'blueberries', 'strawberries']

/** For 12: ground almonds 280, 4 eggs, sweetener 110, fat 80, berries 150. */
export function almondMuffins(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 12)
  const almonds = formula.of('almond-flour', 280, 'g')
  const eggs = formula.of('egg', 4, 'piece')
  const sweet = formula.of(SWEET, 110, 'g')
  const fat = bench.has('butter')
    ? formula.of('butter', 80, 'g', 'melted')
    : formula.of('oil', 80, 'ml')
  const lift = takeLift(bench, formula, 2)
  if (!almonds || !eggs || !sweet || !fat || !lift) return undefined
  const asked = bench.asked((id) => BERRIES.includes(id))
  const berries = formula.of([...asked, ...BERRIES], 150, 'g')
  const extra = [formula.of('salt', 0.25, 'tsp')]
  const vanilla = formula.of('vanilla', 1, 'tsp')
  return {
    title: `${before(berries)} Almond Muffins`,
    description: `Tender muffins on ground almonds, lifted by eggs; they stay moist for days. Makes ${formula.makes}.`,
    servings: formula.makes,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line a muffin tin with ${formula.makes} paper cases.`,
      ),
      handwork(
        5,
        say`Whisk the ${[eggs, sweet, fat, lift.wet, vanilla]} for 2 minutes, until pale.`,
      ),
      handwork(
        4,
        say`Stir in the ${[almonds, lift.dry, ...extra]} until smooth.`,
        say`Fold in the ${berries}.`,
        say`Divide among the cases.`,
      ),
      step(
        22,
        say`Bake for 20 to 24 minutes, until golden and springy and a skewer pushed into the middle comes out clean.`,
      ),
      step(0, say`Cool in the tin: they are fragile while they are hot.`),
    ],
    tips: [
      'Use finely ground almonds; coarse ones make a sandy crumb.',
      'They keep for 4 days in the fridge and freeze for 3 months.',
    ],
    skill: 0,
  }
}

/** For 16: ground almonds 250, butter 100, sweetener 80: a shortbread without flour. */
export function almondCookies(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 16)
  const almonds = formula.of('almond-flour', 250, 'g')
  const butter = formula.of('butter', 100, 'g', 'soft')
  const fat = butter ?? formula.of('coconut-oil', 80, 'g', 'soft')
  const sweet = formula.of(SWEET, 80, 'g')
  if (!almonds || !fat || !sweet) return undefined
  const taste = [formula.of('vanilla', 1, 'tsp'), formula.of('salt', 0.25, 'tsp')]
  const flavor = formula.of(bench.wants('cinnamon') ? 'cinnamon' : ['ground-ginger'], 1, 'tsp')
  const spice = bench.wants('cinnamon') || bench.wants('ground-ginger') ? flavor : undefined
  return {
    title: `Crumbly Almond Cookies${withParts(spice)}`,
    description: `Short, buttery little cookies of five ingredients. Makes ${formula.makes}.`,
    servings: formula.makes,
    steps: [
      handwork(3, say`Heat the oven to ${OVEN.low} and line a baking sheet with baking paper.`),
      handwork(
        6,
        say`Beat the ${[fat, sweet, ...taste, spice]} until creamy, then work in the ${almonds} until it comes together in a soft dough.`,
      ),
      handwork(
        6,
        say`Roll into ${formula.makes} balls, set them apart on the sheet and press each flat with a fork to 1 cm.`,
      ),
      step(15, say`Bake for 14 to 16 minutes, until just golden at the edges.`),
      step(0, say`Leave on the sheet until cold: they are soft while hot and set as they cool.`),
    ],
    tips: [
      'If the dough crumbles, rest it for 10 minutes: the almonds drink up the fat.',
      'They keep for a week in a tin.',
    ],
    skill: 0,
  }
}

/** For a portion: 50 g ground almonds, an egg, 30 ml milk. */
export function almondPancakes(bench: Bench): Draft | undefined {
  const portions = Math.max(2, bench.servings) / bench.servings
  const almonds = bench.take('almond-flour', { each: 50 * portions })
  const eggs = bench.take('egg', { each: portions })
  const milk = bench.take(['milk', 'plant-milk', 'almond-milk', 'coconut-drink'], {
    each: 30 * portions,
  })
  const powder = bench.take('baking-powder', { each: 0.4 * portions })
  const fat = bench.take(['butter', 'coconut-oil', 'oil'], { cut: 'for the pan' })
  if (!almonds || !eggs || !milk || !fat) return undefined
  const sweet = bench.take(bench.wish.keeping.lessSugar ? 'erythritol' : SWEET, { each: 1.5 })
  const taste = [bench.take('vanilla'), bench.take('salt', { each: 0.06 })]
  const asked = bench.asked((id) => BERRIES.includes(id))
  const berries = bench.take([...asked, ...BERRIES], { each: 40, unit: 'g', by: 'raw' })
  return {
    title: `Almond Pancakes${withParts(berries)}`,
    description:
      'Small, tender pancakes of ground almonds and eggs, which fill for the whole morning.',
    servings: Math.max(2, bench.servings),
    steps: [
      handwork(
        5,
        say`Whisk the ${[eggs, milk, ...taste]} together, then whisk in the ${[almonds, powder, sweet]} until smooth. Leave for 5 minutes to thicken.`,
      ),
      step(
        14,
        say`Heat a nonstick frying pan over medium-low heat with a little of the ${fat}.`,
        say`Drop in 2 tablespoons of batter for each pancake and cook for 2 to 3 minutes, until set at the edge; turn gently and cook for 1 to 2 minutes more, until cooked through.`,
      ),
      step(0, say`Serve warm with the ${berries}.`),
    ],
    tips: [
      'Keep them small: without flour a large one breaks when it is turned.',
      'Lower heat than you are used to: almonds brown fast.',
    ],
    skill: 0,
  }
}
