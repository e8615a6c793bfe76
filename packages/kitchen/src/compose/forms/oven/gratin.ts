import { before, named, withParts } from '../../craft/naming.ts'
import { takeAskedOr, takeOnlyAsked } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { mashedPotatoes, roastPotatoes } from './potatoes.ts'
import { bakedPotatoes } from './potatoes-baked.ts'

export const GRATIN: Form = {
  id: 'gratin',
  called: 'a gratin',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['cozy', 'hearty', 'fancy'],
  styles: [
    { id: 'potato-gratin', cuisines: ['french'], liking: 0.6, make: potatoGratin },
    { cuisines: ['french', 'italian', 'american'], liking: 0.6, make: vegetableGratin },
    {
      id: 'mashed-potatoes',
      cuisines: ['american', 'french'],
      liking: 0,
      apart: true,
      make: mashedPotatoes,
    },
    {
      id: 'roast-potatoes',
      cuisines: ['american', 'french'],
      liking: 0,
      apart: true,
      make: roastPotatoes,
    },
    {
      id: 'baked-potatoes',
      called: 'baked potatoes',
      cuisines: ['american'],
      liking: 0,
      apart: true,
      make: bakedPotatoes,
    },
  ],
}

const SLICED: readonly FoodId[] = ['potato', 'sweet-potato', 'parsnip', 'fennel', 'beet']
const GRATED: readonly FoodId[] = ['gruyere', 'cheddar', 'parmesan', 'nutritional-yeast']

/** Thin slices baked in cream: 75 ml of cream and 50 ml of milk for 250 g of roots. */
function potatoGratin(bench: Bench): Draft | undefined {
  const roots = takeAskedOr(bench, (id) => SLICED.includes(id), ['potato', 'sweet-potato'], {
    each: 250,
    unit: 'g',
    cut: 'peeled and cut into 3 mm slices',
  })
  const cream = bench.take(['cream', 'soy-cream', 'coconut-cream', 'coconut-milk'], {
    each: 75,
    unit: 'ml',
  })
  if (!roots || !cream) return undefined
  const milk = bench.take(['milk', 'plant-milk'], { each: 50 })
  const garlic = bench.take('garlic', { each: 0.35, cut: 'finely grated' })
  const leaf = bench.take(['thyme', 'sage', 'rosemary'])
  const nutmeg = bench.take('nutmeg')
  const salt = bench.take('salt', { each: 0.25 })
  const pepper = bench.take('black-pepper')
  const cheese = takeAskedOr(bench, isGrated, GRATED, { by: 'raw', share: 0.8 })
  return {
    title: `${before(roots)} Gratin${withParts(cheese)}`,
    description: `Thin slices of ${roots.label}, soft all through and bubbling in ${cream.label}, under a golden crust: a dinner with a green salad, or beside a roast.`,
    steps: [
      handwork(
        4,
        say`Heat the oven to ${OVEN.medium}.`,
        say`Bring the ${[cream, milk, garlic, leaf, nutmeg, salt, pepper]} just to a simmer in a wide pan.`,
        say`Take it off the heat and stir in the ${roots}, so that every slice is coated.`,
      ),
      handwork(
        2,
        say`Tip everything into a shallow baking dish, press it level and cover tightly with foil.`,
      ),
      step(40, say`Bake for 40 minutes, until a knife slides through with hardly any push.`),
      step(
        22,
        say`Take off the foil.`,
        say`Scatter over the ${cheese}.`,
        say`Bake for 20 to 25 minutes more, until bubbling and deep golden.`,
      ),
      step(10, say`Let it stand for 10 minutes, so that it holds together when you serve it.`),
    ],
    tips: [
      'Do not rinse the slices: their starch thickens the sauce.',
      'It can be baked under foil a day ahead and browned before serving.',
      'Leftovers keep for 3 days in the fridge and brown again in the oven.',
    ],
    skill: 0,
  }
}

function isGrated(id: FoodId): boolean {
  return isKind(id, 'cheese') && goes(id, 'raw')
}

const TENDER: readonly FoodId[] = ['broccoli', 'cauliflower', 'zucchini', 'leek', 'green-beans']
const FIRM: readonly FoodId[] = [...TENDER, 'brussels-sprouts', 'asparagus', 'fennel', 'cabbage']

/** Vegetables under a white sauce: 10 g of fat and flour to 120 ml of milk a portion. */
function vegetableGratin(bench: Bench): Draft | undefined {
  const ids = bench.choose({
    fits: (id) => FIRM.includes(id),
    ideas: TENDER,
    atLeast: 2,
    atMost: 2,
  })
  const vegetables = ids
    .map((id) =>
      bench.take(id, { each: 230 / ids.length, unit: 'g', cut: CUTS[id] ?? 'in pieces' }),
    )
    .filter((part) => part !== undefined)
  const fat = bench.take(['butter', 'olive-oil'], { each: 10, cut: 'for the sauce' })
  const flour = bench.take(['flour', 'cornstarch'], { each: 9, unit: 'g' })
  const milk = bench.take(['milk', 'plant-milk'], { each: 120 })
  if (vegetables.length === 0 || !fat || !flour || !milk) return undefined
  const extra = takeOnlyAsked(bench, (id) => id === 'ham' || id === 'canned-tuna', 1, {
    share: 0.7,
  })
  const mustard = bench.take('dijon-mustard', { each: 0.5 })
  const nutmeg = bench.take('nutmeg')
  const salt = bench.take('salt', { each: 0.2 })
  const cheese = takeAskedOr(bench, isGrated, GRATED, { by: 'raw' })
  const crumbs = bench.take(['breadcrumbs', 'walnuts', 'pumpkin-seeds'], { each: 10, unit: 'g' })
  return {
    title: `${before(...vegetables)} Gratin${withParts(...extra)}`,
    description: `${named(...vegetables)} in a smooth, creamy sauce${cheese ? ` with ${cheese.label}` : ''}, baked until the top crackles.`,
    steps: [
      step(
        10,
        say`Heat the oven to ${OVEN.roast} and bring a large pan of water to a boil.`,
        say`Boil the ${vegetables} for 4 minutes, until nearly tender, then drain well: what is wet makes a thin gratin.`,
        say`Tip into a baking dish with the ${extra}.`,
        extra.length > 0 ? undefined : say`Spread out in a baking dish.`,
      ),
      step(
        6,
        say`Melt the ${fat} in the empty pan over medium heat and stir in the ${flour} for 1 minute.`,
        say`Whisk in the ${milk} bit by bit and simmer for 3 to 4 minutes, whisking, until it coats a spoon.`,
      ),
      handwork(
        2,
        say`Season the sauce with the ${[mustard, nutmeg, salt]}.`,
        say`Stir in half of the ${cheese}.`,
        say`Pour it over the vegetables.`,
      ),
      step(
        22,
        say`Scatter the rest of the ${cheese} over the top.`,
        say`Sprinkle with the ${crumbs}.`,
        say`Bake for 20 to 25 minutes, until bubbling at the edges and golden.`,
      ),
    ],
    tips: [
      'Salt the cooking water lightly: the sauce brings the rest.',
      'It can wait in the fridge for a day before it is baked; give it 10 minutes more.',
    ],
    skill: 0,
  }
}

const CUTS: Partial<Record<FoodId, string>> = {
  broccoli: 'cut into florets',
  cauliflower: 'cut into florets',
  zucchini: 'cut into 1 cm slices',
  leek: 'washed and cut into 2 cm rings',
  'green-beans': 'trimmed and halved',
  'brussels-sprouts': 'trimmed and halved',
  asparagus: 'trimmed and cut into 4 cm lengths',
  fennel: 'trimmed and sliced',
  cabbage: 'cut into 3 cm pieces',
}
