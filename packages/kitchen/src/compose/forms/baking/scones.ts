import { openFormula } from '../../craft/formula.ts'
import { avoidsStarch } from '../../craft/low-carb.ts'
import { withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import { isGlutenFree } from '../../craft/yeast-dough.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'

const MAKES = 8
const FRUITS: readonly FoodId[] = ['raisins', 'cranberries', 'blueberries', 'dates', 'cherries']

/** For 8: flour 350, butter 85, sugar 45, milk 175, 4 tsp baking powder; savory ones take cheese for sugar. */
export function scones(bench: Bench): Draft | undefined {
  if (avoidsStarch(bench)) return almondScones(bench)
  const formula = openFormula(bench, MAKES)
  const { of, makes } = formula
  const cheeses = bench.asked((id) => isKind(id, 'cheese') && goes(id, 'raw'))
  const savory = cheeses.length > 0
  const flour = of('flour', 350, 'g', 'plus a little for dusting')
  const powder = of('baking-powder', 4, 'tsp')
  const fat = bench.has('butter')
    ? of('butter', 85, 'g', 'cold, in cubes')
    : of('coconut-oil', 75, 'g', 'cold and hard')
  const milk = of(['milk', 'plant-milk', 'oat-milk', 'almond-milk'], 175, 'ml', 'cold')
  if (!flour || !powder || !fat || !milk) return undefined
  const free = isGlutenFree(bench)
  const egg = free ? of('egg', 1, 'piece') : undefined
  const sugar = savory ? undefined : of('sugar', 45, 'g')
  const salt = of('salt', 0.25, 'tsp')
  const cheese = savory ? of(cheeses, 100, 'g', 'grated or crumbled') : undefined
  const herbs = savory ? bench.asked((id) => isKind(id, 'herb') && goes(id, 'raw')) : []
  const herb = herbs.length > 0 ? bench.take(herbs, { by: 'raw' }) : undefined
  const mustard = savory ? of('dijon-mustard', 1, 'tsp') : undefined
  const fruit = savory
    ? undefined
    : of([...bench.asked((id) => FRUITS.includes(id)), 'raisins', 'cranberries'], 80, 'g')
  const serve = savory
    ? of('butter', 60, 'g', 'to serve')
    : of(bench.wish.keeping.lessSugar ? 'yogurt' : ['jam', 'yogurt'], 160, 'g')
  return {
    title: `${savory ? 'Savory ' : ''}Scones${withParts(cheese ?? fruit, herb)}`,
    description: `Tall, tender scones, rubbed together by hand in the time the oven takes to get hot${savory ? `, sharp with ${cheese?.label}` : ''}. Makes ${makes}.`,
    servings: makes,
    steps: [
      handwork(2, say`Heat the oven to ${OVEN.hot} with a baking sheet inside.`),
      handwork(
        6,
        say`Rub the ${[flour, powder, salt, fat]} together with cold fingertips until it looks like coarse crumbs.`,
        say`Stir in the ${[sugar, fruit, cheese, herb]}.`,
      ),
      handwork(
        3,
        egg || mustard ? say`Stir the ${[milk, egg, mustard]} together.` : undefined,
        egg || mustard
          ? say`Keep back a spoonful, pour the rest into the bowl and bring together with a knife, just until it holds; do not knead.`
          : say`Keep back a spoonful of the ${milk}, pour the rest into the bowl and bring together with a knife, just until it holds; do not knead.`,
      ),
      handwork(
        5,
        say`Pat the dough out ${free ? '3 cm' : '2.5 cm'} thick on a floured board and cut out ${makes} rounds of 6 cm, pressing straight down without a twist; gather the scraps gently for the last ones.`,
        say`Set them on the hot sheet and brush the tops with what you kept.`,
      ),
      step(13, say`Bake for 12 to 15 minutes, until well risen and golden.`),
      step(
        5,
        say`Cool for 5 minutes on a rack.`,
        say`Serve warm, split, with the ${serve}.`,
        serve ? undefined : say`Serve warm.`,
      ),
    ],
    tips: [
      'Cold fat and quick hands make them rise; a twisted cutter seals their edge.',
      'Best on the day they are baked; freeze the rest and warm them for 5 minutes in the oven.',
    ],
    skill: 0,
  }
}

/** Ground almonds and eggs, for who leaves flour alone: for 8, 250 almonds, 2 eggs, 50 butter. */
function almondScones(bench: Bench): Draft | undefined {
  const { of, makes } = openFormula(bench, MAKES)
  const almonds = of('almond-flour', 250, 'g')
  const powder = of('baking-powder', 2, 'tsp')
  const eggs = of('egg', 2, 'piece')
  const fat = bench.has('butter')
    ? of('butter', 50, 'g', 'melted')
    : of('coconut-oil', 45, 'g', 'melted')
  const sugar = of('sugar', 40, 'g')
  if (!almonds || !powder || !eggs || !fat || !sugar) return undefined
  const lemon = of('lemon', 1, 'piece', 'zest finely grated')
  const zest = lemon && { ...lemon, label: 'lemon zest' }
  const berries = of(['raspberries', 'blueberries'], 60, 'g')
  return {
    title: `Almond Scones${withParts(berries)}`,
    description: `Scones of ${almonds.label}, crumbly and rich: they rise less than those of flour and need no jam. Makes ${makes}.`,
    servings: makes,
    steps: [
      handwork(2, say`Heat the oven to ${OVEN.medium} and line a baking sheet.`),
      handwork(
        4,
        say`Stir the ${[almonds, powder, sugar, zest]} together, then work in the ${[eggs, fat]} until you have a soft dough.`,
        say`Fold in the ${berries}.`,
      ),
      handwork(
        4,
        say`Pat out 3 cm thick on the sheet with wet hands, cut into ${makes} wedges and move them apart.`,
      ),
      step(20, say`Bake for 18 to 22 minutes, until golden and firm to the touch.`),
      step(10, say`Let them cool for 10 minutes on the sheet: warm, they break.`),
    ],
    tips: ['They keep for 3 days in a tin, and freeze well.'],
    skill: 0,
  }
}
