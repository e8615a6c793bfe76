import { before, named } from '../../craft/naming.ts'
import { fryMain, fryVegetables, soften, splitCooked } from '../../craft/pan.ts'
import { makePastry, takePastry } from '../../craft/pastry.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { mashPie } from './pie-mash.ts'
import { quiche } from './quiche.ts'

export const PIE: Form = {
  id: 'pie',
  called: 'a savory pie',
  sweet: false,
  meals: ['dinner'],
  moods: ['cozy', 'hearty'],
  styles: [
    { id: 'pot-pie', cuisines: ['american', 'french'], liking: 0.5, make: potPie },
    { id: 'mash-pie', cuisines: ['american', 'french'], liking: 0.7, make: mashPie },
    { id: 'quiche', cuisines: ['french'], liking: 0.5, make: quiche },
  ],
}

const VEGETABLES: readonly FoodId[] = [
  'carrot',
  'mushrooms',
  'peas',
  'leek',
  'celery',
  'butternut-squash',
]

/** A creamy filling under a lid of shortcrust. */
function potPie(bench: Bench): Draft | undefined {
  const main = takeMain(bench, {
    method: 'fry',
    ideas: ['chicken-thighs', 'mushrooms', 'turkey', 'tofu', 'white-beans'],
    not: ['cheese', 'shellfish', 'fish', 'cured'],
    cooked: true,
    how: { share: 0.8 },
  })
  const pastry = takePastry(bench, 45)
  const fat = bench.take(['butter', 'olive-oil', 'oil'], {
    each: 8,
    cut: 'for the filling',
  })
  const thick = bench.take(['flour', 'cornstarch'], { each: 7, unit: 'g', cut: 'for the filling' })
  const stock = bench.take(['chicken-stock', 'vegetable-stock', 'water'], { each: 110 })
  if (!main || !pastry || !fat || !thick || !stock) return undefined
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    ideas: VEGETABLES.filter((id) => id !== main.id),
    atLeast: 2,
    atMost: 3,
    how: { share: 0.6 },
  })
  const onion = bench.take(['onion', 'leek', 'shallot'], { by: 'fry' })
  const herb = bench.take(['thyme', 'sage', 'parsley'])
  const cream = bench.take(['cream', 'soy-cream'], { each: 30, unit: 'ml' })
  const salt = bench.take('salt', { each: 0.2 })
  const brush = bench.take(['milk', 'plant-milk'], { each: 4, unit: 'ml', cut: 'for brushing' })
  const { raw, cold } = splitCooked(main)
  const fried = fryMain(raw)
  const greens = fryVegetables(vegetables)
  return {
    title: `${before(main, vegetables[0])} Pot Pie`,
    description: `A golden lid of homemade shortcrust over ${named(main, ...vegetables)} in a creamy sauce: Sunday food, and worth the half hour of chilling.`,
    steps: [
      makePastry(pastry),
      step(
        fried.minutes + greens.minutes + 5,
        say`Meanwhile, warm the ${fat} in a wide pan over medium-high heat.`,
        ...fried.said,
        ...soften([onion]).said,
        ...greens.said,
      ),
      step(
        6,
        say`Scatter over the ${thick} and stir for 1 minute.`,
        say`Pour in the ${stock} bit by bit and simmer for 4 to 5 minutes, stirring, until it coats a spoon.`,
        say`Stir in the ${[cold, cream, herb, salt]}, then tip into a deep baking dish and let it cool a little.`,
      ),
      handwork(
        6,
        say`Heat the oven to ${OVEN.roast}. Roll out the chilled dough between two sheets of baking paper to 4 mm, lay it over, trim, press down the edge and cut two slits for the steam.`,
        say`Brush with the ${brush}.`,
      ),
      step(
        32,
        say`Bake for 30 to 35 minutes, until the crust is deep golden and the filling bubbles up through the slits.`,
      ),
      step(10, say`Let it stand for 10 minutes: the filling is fierce straight from the oven.`),
    ],
    tips: [
      'Cold hands, cold fat, little water: that is all there is to shortcrust.',
      'A bought crust does the job on a weeknight: check what it is made of.',
      'Leftovers keep for 2 days in the fridge; warm them in the oven, not the microwave.',
    ],
    skill: 1,
  }
}
