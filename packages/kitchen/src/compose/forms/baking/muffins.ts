import { type Formula, openFormula } from '../../craft/formula.ts'
import { before } from '../../craft/naming.ts'
import { takeAskedOr, takeOnlyAsked } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { almondMuffins } from './almond-bakes.ts'
import { savoryMuffins } from './muffins-savory.ts'
import { scones } from './scones.ts'

export const MUFFINS: Form = {
  id: 'muffins',
  called: 'muffins',
  sweet: true,
  meals: ['breakfast', 'snack', 'dessert'],
  moods: ['kids', 'cozy'],
  styles: [
    { cuisines: ['american'], make: sweetMuffins },
    { id: 'almond-muffins', cuisines: ['american'], liking: 0.1, make: almondMuffins },
    { id: 'savory-muffins', cuisines: ['american'], liking: 0.3, make: savoryMuffins },
    {
      id: 'scones',
      called: 'scones',
      cuisines: ['american'],
      liking: 0.3,
      apart: true,
      make: scones,
    },
  ],
}

/** What gives muffins their name, and what it changes in the formula. */
type Flavor = {
  name: string
  /** Folded in at the end. */
  folded: (Part | undefined)[]
  banana?: Part | undefined
  cocoa?: Part | undefined
  extra: (Part | undefined)[]
}

/**
 * For 12, in grams or ml: flour 280, sugar 130, oil 100, milk 200, 2 eggs, 1 tbsp baking powder,
 * 200 of fruit. Without eggs: 90 more milk, soured with vinegar. Mashed banana takes the place of
 * most of the milk, cocoa of some of the flour.
 */
function sweetMuffins(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 12)
  const { name, folded, banana, cocoa, extra } = takeFlavor(bench, formula)
  const eggs = formula.of('egg', 2, 'piece')
  const flour = formula.of('flour', cocoa ? 240 : 280, 'g')
  const powder = formula.of('baking-powder', 3, 'tsp')
  const sugar = formula.of(['brown-sugar', 'sugar'], banana ? 110 : 130, 'g')
  const oil = formula.of('oil', 100, 'ml')
  const milk = formula.of(
    ['milk', 'plant-milk', 'oat-milk', 'almond-milk'],
    (banana ? 80 : 200) + (eggs ? 0 : 90),
    'ml',
  )
  const sour = eggs
    ? undefined
    : formula.of(['cider-vinegar', 'rice-vinegar', 'wine-vinegar'], 1, 'tbsp')
  if (name.trim() === '' || !flour || !powder || !sugar || !oil || !milk || !(eggs ?? sour))
    return undefined
  const salt = formula.of('salt', 0.5, 'tsp')
  const vanilla = formula.of('vanilla', 1, 'tsp')
  return {
    title: `${name} Muffins`,
    description: `Tender muffins with domed tops, stirred together by hand in ten minutes. Makes ${formula.makes}.`,
    servings: formula.makes,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.roast} and line a muffin tin with ${formula.makes} paper cases.`,
      ),
      handwork(3, say`Whisk the ${[flour, cocoa, powder, salt]} together in a large bowl.`),
      handwork(
        4,
        say`In a second bowl, whisk the ${[banana, eggs, sugar, oil, milk, sour, vanilla, ...extra]} until smooth.`,
      ),
      handwork(
        3,
        say`Pour the wet into the dry and fold just until no flour shows; a few lumps are right.`,
        say`Fold in the ${folded}.`,
        say`Divide among the cases.`,
      ),
      step(
        20,
        say`Bake for 18 to 22 minutes, until risen and a skewer pushed into the middle comes out clean.`,
      ),
      step(0, say`Cool for 5 minutes in the tin, then on a rack.`),
    ],
    tips: [
      'Stop stirring early: overmixed batter makes tough, tunnelled muffins.',
      'They keep for 2 days in a tin and freeze for 3 months.',
      'Frozen fruit works too: fold it in unthawed and bake for 2 or 3 minutes more.',
    ].slice(0, folded.some((part) => part && isKind(part.id, 'fruit')) ? 3 : 2),
    skill: 0,
  }
}

const FRUITS: readonly FoodId[] = [
  'blueberries',
  'raspberries',
  'apple',
  'strawberries',
  'pear',
  'cherries',
  'peach',
  'rhubarb',
]
const CUT_SMALL: readonly FoodId[] = ['apple', 'pear', 'peach', 'strawberries', 'rhubarb']

function takeFlavor(bench: Bench, formula: Formula): Flavor {
  const nuts = takeOnlyAsked(bench, (id) => isKind(id, 'nut') && id !== 'pine-nuts', 1, {
    total: 60,
    unit: 'g',
    cut: 'chopped',
  })
  const spice = () => formula.of('cinnamon', 1, 'tsp')
  if (bench.wants('chocolate') || bench.wants('cocoa')) {
    const chocolate = formula.of('chocolate', 120, 'g', 'chopped')
    const cocoa = formula.of('cocoa', 40, 'g')
    const banana = bench.wants('banana') ? formula.of('banana', 3, 'piece', 'mashed') : undefined
    const name = before(banana, chocolate ?? cocoa, ...nuts)
    return { name, folded: [chocolate, ...nuts], banana, cocoa, extra: [] }
  }
  if (bench.wants('banana')) {
    const banana = formula.of('banana', 3, 'piece', 'mashed')
    return { name: before(banana, ...nuts), folded: nuts, banana, extra: [spice()] }
  }
  const fruit = takeAskedOr(
    bench,
    (id) => FRUITS.includes(id),
    bench.chance.shuffle(FRUITS.slice(0, 3)),
    {
      total: 200 * (formula.makes / 12),
      unit: 'g',
    },
  )
  const small = fruit && {
    ...fruit,
    cut: CUT_SMALL.includes(fruit.id) ? 'cut into 1 cm pieces' : '',
  }
  const orchard = fruit?.id === 'apple' || fruit?.id === 'pear'
  const citrus = orchard ? undefined : formula.of('lemon', 1, 'piece', 'zest finely grated')
  return {
    name: `${orchard ? 'Cinnamon ' : ''}${before(small, ...nuts)}`,
    folded: [small, ...nuts],
    extra: [orchard ? spice() : undefined, citrus && { ...citrus, label: 'lemon zest' }],
  }
}
