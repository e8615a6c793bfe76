import { named, withParts } from '../../craft/naming.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import { almondPancakes } from '../baking/almond-bakes.ts'
import type { Form } from '../form.ts'
import { frenchToast } from './french-toast.ts'
import { takeToppings } from './pancake-toppings.ts'
import { waffles } from './waffles.ts'

export const PANCAKES: Form = {
  id: 'pancakes',
  called: 'pancakes',
  sweet: true,
  meals: ['breakfast', 'dessert'],
  moods: ['kids', 'cozy', 'quick'],
  styles: [
    { cuisines: ['american'], make: fluffy },
    { cuisines: ['american'], liking: 0.6, make: oatPancakes },
    { id: 'almond-pancakes', cuisines: ['american'], liking: 0.1, make: almondPancakes },
    { id: 'crepes', cuisines: ['french'], liking: 0.5, make: crepes },
    {
      id: 'french-toast',
      cuisines: ['american', 'french'],
      liking: 0.5,
      apart: true,
      make: frenchToast,
    },
    {
      id: 'waffles',
      called: 'waffles',
      cuisines: ['american', 'french'],
      liking: 0.4,
      apart: true,
      make: waffles,
    },
  ],
}

/** For a portion: 50 g flour, 65 ml milk, half an egg, 8 g fat; banana takes the place of some milk. */
function fluffy(bench: Bench): Draft | undefined {
  const portions = Math.max(2, bench.servings) / bench.servings
  const flour = bench.take('flour', { each: 50 * portions })
  const powder = bench.take('baking-powder', { each: 0.6 * portions })
  const banana =
    bench.wants('banana') || (!bench.has('egg') && bench.has('banana'))
      ? bench.take('banana', { each: 0.5 * portions, cut: 'mashed' })
      : undefined
  const eggs = bench.take('egg', { each: 0.5 * portions })
  const milk = bench.take(['milk', 'plant-milk', 'oat-milk', 'almond-milk'], {
    each: (banana ? 55 : 65) * portions + (eggs ? 0 : 15),
  })
  const fat = bench.take(['butter', 'oil'], {
    share: 0.8 * portions,
    cut: bench.has('butter') ? 'melted, plus more for the pan' : 'plus more for the pan',
  })
  if (!flour || !powder || !milk || !fat || !(eggs ?? banana)) return undefined
  const sugar = bench.take(['sugar', 'brown-sugar', 'maple-syrup'], {
    each: (banana ? 0.75 : 1.5) * portions,
  })
  const salt = bench.take('salt', { each: 0.06 })
  const flavor = [
    bench.take('vanilla', { share: portions }),
    banana ? bench.take('cinnamon', { share: portions }) : undefined,
  ]
  const folded = bench
    .asked((id) =>
      ['blueberries', 'raspberries', 'chocolate', 'strawberries', 'apple'].includes(id),
    )
    .slice(0, 1)
    .map((id) =>
      bench.take(id, {
        each: 30 * portions,
        unit: 'g',
        cut: id === 'apple' ? 'coarsely grated' : isKind(id, 'baking') ? 'chopped' : '',
      }),
    )
  const { fruit, syrup } = takeToppings(bench)
  return {
    title: `Fluffy ${banana ? 'Banana ' : ''}Pancakes${withParts(...folded, fruit)}`,
    description: `Thick, tender pancakes from one bowl${banana ? `, sweetened mostly by ${named(banana)}` : ''}; the batter takes five minutes.`,
    servings: Math.max(2, bench.servings),
    steps: [
      handwork(4, say`Whisk the ${[flour, powder, sugar, salt]} together in a large bowl.`),
      handwork(
        4,
        say`In a second bowl, whisk the ${[banana, eggs, milk, ...flavor]} together with most of the ${fat}.`,
        say`Pour the wet into the dry and stir just until no flour shows: lumps are welcome, overmixing makes them tough.`,
        say`Fold in the ${folded}.`,
      ),
      handwork(5, say`Let the batter stand for 5 minutes to thicken.`),
      step(
        15,
        say`Heat a nonstick frying pan over medium heat and grease it lightly.`,
        say`Drop in 3 tablespoons of batter for each pancake and cook for 2 to 3 minutes, until bubbles burst on top and the edge looks dry; turn and cook for 1 to 2 minutes more, until springy and cooked through.`,
      ),
      step(
        0,
        say`Keep them warm in a low oven while you use up the batter.`,
        say`Serve with the ${[fruit, syrup]}.`,
      ),
    ],
    tips: [
      'The first pancake tells you about the heat: if it is dark before the bubbles come, turn it down.',
      'They freeze well, with paper between them; reheat in the toaster.',
      'Mix dry and wet the night before in two bowls, and breakfast is ready in ten minutes.',
    ],
    skill: 0,
  }
}

/** Blender pancakes from oats and banana. */
function oatPancakes(bench: Bench): Draft | undefined {
  const oats = bench.take('oats')
  const banana = bench.take('banana', { each: 0.5, cut: 'broken into pieces' })
  const eggs = bench.take('egg', { each: 1 })
  const milk = bench.take(['milk', 'plant-milk', 'oat-milk', 'almond-milk'], { each: 40 })
  const fat = bench.take(['oil', 'butter'], { each: 1, unit: 'tsp' })
  if (!oats || !banana || !eggs || !milk || !fat) return undefined
  const powder = bench.take('baking-powder', { each: 0.4 })
  const flavor = [bench.take('cinnamon'), bench.take('vanilla'), bench.take('salt', { each: 0.06 })]
  const { fruit, syrup } = takeToppings(bench)
  return {
    title: `Banana Oat Blender Pancakes${withParts(fruit)}`,
    description:
      'Pancakes without flour: the blender does the work, and the banana brings most of the sweetness.',
    steps: [
      handwork(
        5,
        say`Blend the ${[oats, banana, eggs, milk, powder, ...flavor]} until smooth, about 1 minute.`,
      ),
      handwork(5, say`Let the batter stand for 5 minutes, until it thickens.`),
      step(
        12,
        say`Heat a little of the ${fat} in a nonstick frying pan over medium-low heat.`,
        say`Cook small pancakes, 2 tablespoons of batter each, for 2 to 3 minutes, until the edge is set; turn and cook for 1 to 2 minutes more, until cooked through. Grease the pan again as you go.`,
      ),
      step(0, say`Serve with the ${[fruit, syrup]}.`),
    ],
    tips: [
      'Keep them small: big ones are hard to turn.',
      'The riper the banana, the less syrup you need.',
      'Cold ones make a good snack; they keep for 2 days in the fridge.',
    ],
    skill: 0,
  }
}

/** For a portion: 60 g flour, 125 ml milk, half an egg. */
function crepes(bench: Bench): Draft | undefined {
  const portions = Math.max(2, bench.servings) / bench.servings
  const flour = bench.take('flour', { each: 60 * portions })
  const eggs = bench.take('egg', { each: 0.5 * portions })
  const milk = bench.take(['milk', 'plant-milk', 'oat-milk'], { each: 125 * portions })
  const butter = bench.take(['butter', 'oil'], {
    share: portions,
    cut: bench.has('butter') ? 'melted' : '',
  })
  if (!flour || !eggs || !milk || !butter) return undefined
  const salt = bench.take('salt', { each: 0.06 })
  const chocolate = bench
    .asked((id) => id === 'chocolate')
    .map((id) => bench.take(id, { cut: 'chopped' }))[0]
  const fruit = takeToppings(bench).fruit
  const sugar = bench.take(['sugar', 'honey', 'maple-syrup'], { each: 1.5 })
  const lemon = bench.take('lemon', { cut: 'cut into wedges' })
  return {
    title: `Thin French Crêpes${withParts(fruit, chocolate)}`,
    description:
      'Lacy, thin pancakes from a batter you can pour: fill them, fold them, and let the next person have the next one.',
    servings: Math.max(2, bench.servings),
    steps: [
      handwork(
        5,
        say`Whisk the ${[flour, salt, eggs]} with a third of the ${milk} until smooth, then whisk in the rest and half of the ${butter}.`,
      ),
      handwork(20, say`Let the batter rest for 20 minutes, so that the crêpes turn out tender.`),
      step(
        20,
        say`Heat a nonstick frying pan over medium heat and grease it thinly with what is left.`,
        say`Pour in just enough batter to coat the pan, swirling, and cook for 1 minute, until the edge lifts; turn and cook for 30 seconds more. Stack on a plate and go on.`,
      ),
      step(
        0,
        say`Fill with the ${[fruit, chocolate, sugar]} and fold.`,
        say`Serve with the ${lemon} to squeeze over.`,
      ),
    ],
    tips: [
      'The batter should run like cream: thin it with a spoonful of milk if it does not.',
      'The batter keeps overnight in the fridge.',
    ],
    skill: 1,
  }
}
