import { before, named } from '../../craft/naming.ts'
import { makePastry, takePastry } from '../../craft/pastry.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const SWEET_PIE: Form = {
  id: 'sweet-pie',
  called: 'a fruit pie',
  sweet: true,
  meals: ['dessert'],
  moods: ['cozy', 'fancy'],
  styles: [{ id: 'fruit-pie', cuisines: ['american', 'french'], liking: 0.7, make: fruitPie }],
}

/** Fruit under a lid of shortcrust: 180 g of fruit and a tablespoon of sugar a portion. */
function fruitPie(bench: Bench): Draft | undefined {
  const ids = bench.choose({
    fits: (id) => isKind(id, 'fruit') && goes(id, 'roast'),
    ideas: ['apple', 'pear', 'plum', 'peach', 'blueberries', 'cherries', 'rhubarb'],
    atLeast: 1,
    atMost: 2,
  })
  const fruits = ids
    .map((id) => bench.take(id, { each: 180 / ids.length, unit: 'g', by: 'roast' }))
    .filter((part) => part !== undefined)
  const pastry = takePastry(bench, 40)
  const sugar = bench.take(['sugar', 'brown-sugar', 'honey'], { each: 1, unit: 'tbsp' })
  if (fruits.length === 0 || !pastry || !sugar) return undefined
  const starch = bench.take(['cornstarch', 'tapioca-starch'], { each: 0.75, unit: 'tsp' })
  const spice = bench.take(['cinnamon', 'cardamom', 'ground-ginger'])
  const lemon = bench.take('lemon', { each: 0.12, cut: 'juiced' })
  const brush = bench.take(['milk', 'plant-milk'], { each: 4, unit: 'ml', cut: 'for brushing' })
  const serve = bench.take(['cream', 'yogurt'], { share: 0.6 })
  return {
    title: `${before(...fruits)} Pie`,
    description: `A deep dish of ${named(...fruits)} under one crisp lid of shortcrust: all the pleasure of a pie with half the rolling.`,
    steps: [
      makePastry(pastry),
      handwork(
        4,
        say`Heat the oven to ${OVEN.roast}.`,
        say`Toss the ${[...fruits, sugar, starch, spice]} together in a deep baking dish.`,
        say`Squeeze over the juice of the ${lemon}.`,
      ),
      handwork(
        6,
        say`Roll out the chilled dough between two sheets of baking paper to 4 mm, lay it over the fruit, crimp the edge with a fork and cut three slits.`,
        say`Brush with the ${brush}.`,
      ),
      step(
        42,
        say`Bake for 40 to 45 minutes, until the crust is deep golden and the juice bubbles up thickly; cover it with foil if it browns too soon.`,
      ),
      step(
        20,
        say`Cool for 20 minutes, so that the juices thicken.`,
        say`Serve with the ${serve}.`,
      ),
    ],
    tips: [
      'Thick bubbles at the slits mean that the starch has done its work.',
      'Keeps for 2 days at room temperature; warm a slice in the oven.',
    ],
    skill: 1,
  }
}
