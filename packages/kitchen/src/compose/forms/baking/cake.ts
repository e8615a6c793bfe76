import { type Batter, type CakeFlavor, takeBatter } from '../../craft/batters.ts'
import { type Formula, openFormula } from '../../craft/formula.ts'
import { type Frosting, takeFrosting } from '../../craft/frostings.ts'
import { before } from '../../craft/naming.ts'
import { takeOnlyAsked } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const CAKE: Form = {
  id: 'cake',
  called: 'a cake',
  sweet: true,
  meals: ['dessert', 'snack'],
  moods: ['kids', 'fancy'],
  styles: [
    { id: 'layer-cake', cuisines: ['american', 'french'], make: layerCake },
    { id: 'sheet-cake', cuisines: ['american'], liking: 0.7, make: sheetCake },
    { id: 'cupcakes', cuisines: ['american'], liking: 0.7, make: cupcakes },
  ],
}

/** What all cakes have: a batter, a frosting, what goes on top. */
type Cake = {
  formula: Formula
  name: string
  batter: Batter
  frosting: Frosting
  fruit: Part | undefined
}

function takeCake(bench: Bench, formula: Formula): Cake | undefined {
  const { name, flavor, fruit } = takeFlavor(bench, formula)
  const batter = takeBatter(bench, formula, flavor)
  const frosting = batter && takeFrosting(bench, formula, flavor)
  return frosting && { formula, name, batter, frosting, fruit }
}

/** Two layers of 20 cm with frosting between and on top: 12 slices, or one layer for 6. */
function layerCake(bench: Bench): Draft | undefined {
  if (bench.servings > 14 && bench.wish.servings !== undefined) return undefined
  const formula = openFormula(bench, 12)
  const cake = takeCake(bench, formula)
  if (!cake) return undefined
  const { batter, frosting, fruit } = cake
  const isTwo = formula.makes > 6
  const jam =
    isTwo && !fruit && frosting.name === 'Vanilla Buttercream' && bench.wish.cuisines.length === 0
      ? formula.of('jam', 120, 'g')
      : undefined
  const between = frosting.poured
    ? say`Sandwich the layers with the ${jam}.`
    : jam
      ? say`Set one layer on a plate and spread it with the ${jam} and a third of the frosting.`
      : say`Set one layer on a plate and spread it with a third of the frosting.`
  return {
    ...describe(cake, isTwo ? 'Layer Cake' : 'Cake', jam),
    description: `${isTwo ? 'Two layers' : 'One layer'} of ${batter.crumb}, with ${frosting.name.toLowerCase()}: one to light candles on. Makes ${formula.makes} slices.`,
    steps: [
      ...sayBaking(cake, {
        tin: isTwo ? 'two 20 cm (8 inch) round tins' : 'a 20 cm (8 inch) round tin',
        place: isTwo ? 'Divide it between the tins and level the tops.' : 'Pour it into the tin.',
        time: batter.bakes.layers,
        minutes: batter.bakes.minutes[0],
        cool: 'Cool for 10 minutes in the tin, then turn out and let it cool completely on a rack: a warm cake melts its frosting.',
      }),
      handwork(10, ...frosting.said),
      handwork(
        8,
        ...(isTwo ? [between, sayOnTop(frosting, 'Set the second layer on top')] : []),
        ...(isTwo ? [] : [sayOnTop(frosting, 'Set the cake on a plate')]),
        say`Top with the ${fruit}.`,
      ),
    ],
    tips: tipsOf(cake, 'The layers can be baked a day ahead and kept well wrapped.'),
    skill: 1,
  }
}

/** The same batter in a 23 x 33 cm tin: 24 squares for a party, or 12 from half of it. */
function sheetCake(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 24)
  const cake = takeCake(bench, formula)
  if (!cake) return undefined
  const { batter, frosting, fruit } = cake
  const isWhole = formula.makes > 12
  return {
    ...describe(cake, 'Sheet Cake'),
    description: `One tin of ${batter.crumb}, with ${frosting.name.toLowerCase()} and no layers to stack: easily made, and easily carried to a party. Makes ${formula.makes} squares.`,
    steps: [
      ...sayBaking(cake, {
        tin: isWhole ? 'a 23 x 33 cm (9 x 13 inch) tin' : 'a 20 cm (8 inch) square tin',
        place: 'Spread it evenly in the tin.',
        time: batter.bakes.tray,
        minutes: batter.bakes.minutes[1],
        cool: 'Cool completely in the tin.',
      }),
      handwork(10, ...frosting.said),
      handwork(
        4,
        sayOnTop(frosting, 'Leave the cake in its tin'),
        say`Top with the ${fruit}.`,
        say`Cut into ${formula.makes} squares.`,
      ),
    ],
    tips: tipsOf(cake, 'It travels best in its tin, cut only when you get there.'),
    skill: 0,
  }
}

/** Three quarters of the batter fill 12 paper cases. */
function cupcakes(bench: Bench): Draft | undefined {
  // Who asks for a cake to cut gets one.
  if (bench.wish.style === 'layer-cake' || bench.wish.style === 'sheet-cake') return undefined
  const wished = Math.max(12, bench.wish.servings ?? 12)
  const batches = openFormula({ ...bench, wish: { ...bench.wish, servings: wished } }, 12)
  const formula: Formula = {
    makes: batches.makes,
    of: (ids, amount, unit, cut) => batches.of(ids, amount * CUPCAKES, unit, cut),
  }
  const cake = takeCake(bench, formula)
  if (!cake) return undefined
  const { batter, frosting, fruit } = cake
  return {
    ...describe(cake, 'Cupcakes'),
    description: `Small cakes of ${batter.crumb}, with ${frosting.name.toLowerCase()}, one for everybody. Makes ${formula.makes}.`,
    steps: [
      ...sayBaking(cake, {
        tin: '',
        place: 'Divide it among the cases: two thirds full is enough.',
        time: batter.bakes.cases,
        minutes: batter.bakes.minutes[2],
        cool: 'Cool for 5 minutes in the tin, then completely on a rack.',
      }),
      handwork(10, ...frosting.said),
      handwork(
        8,
        frosting.poured
          ? say`Spoon it over the cupcakes.`
          : say`Spread or pipe it onto the cupcakes.`,
        say`Top with the ${fruit}.`,
      ),
    ],
    tips: tipsOf(cake, 'Unfrosted they freeze for 3 months.'),
    skill: 0,
  }
}

const CUPCAKES = 0.75

type Baking = { tin: string; place: string; time: string; minutes: number; cool: string }

function sayBaking({ batter, formula }: Cake, { tin, place, time, minutes, cool }: Baking) {
  const vessel =
    tin === ''
      ? `line a muffin tin with ${formula.makes} paper cases`
      : `line ${tin} with baking paper`
  return [
    handwork(4, say`Heat the oven to ${OVEN.medium} and ${vessel}.`),
    handwork(9, ...batter.said, say`${place}`),
    step(
      minutes,
      say`Bake for ${time} minutes, until risen and springy and a skewer pushed into the middle comes out clean.`,
    ),
    step(30, say`${cool}`),
  ]
}

function sayOnTop({ poured }: Frosting, first: string) {
  return poured
    ? say`${first}, pour the glaze over and let it set.`
    : say`${first} and spread the frosting over.`
}

function describe({ name, frosting, formula }: Cake, noun: string, jam?: Part) {
  const withJam = jam ? ` and ${jam.name}` : ''
  return { title: `${name} ${noun} with ${frosting.name}${withJam}`, servings: formula.makes }
}

function tipsOf({ frosting, batter }: Cake, more: string): string[] {
  const keeping = frosting.chilled
    ? 'It keeps for 2 days in the fridge; take it out half an hour before you serve it.'
    : 'It keeps for 3 days, covered, in a cool place.'
  return [batter.tip, keeping, more]
}

const BERRIES: readonly FoodId[] = [
  ...(['strawberries', 'raspberries', 'blueberries', 'cherries', 'peach', 'mango'] as const),
]

type Flavored = { name: string; flavor: CakeFlavor; fruit: Part | undefined }

/** The flavor by what the cook named: chocolate, carrot, lemon, fruit in it or on top; vanilla otherwise. */
function takeFlavor(bench: Bench, formula: Formula): Flavored {
  const nuts = takeOnlyAsked(bench, (id) => isKind(id, 'nut') && id !== 'pine-nuts', 1, {
    total: 80 * (formula.makes / 12),
    unit: 'g',
    cut: 'chopped',
  })
  const [berry] = bench.asked((id) => BERRIES.includes(id))
  const fruit = berry && formula.of(berry, 250, 'g', CUT_UP.includes(berry) ? 'sliced' : '')
  const plain = { folded: nuts }
  if (bench.wants('chocolate') || bench.wants('cocoa')) {
    const dark = bench.has('chocolate') ? 'Chocolate' : 'Cocoa'
    const name = nuts.length > 0 ? `${dark} ${before(...nuts)}` : dark
    return { name, flavor: { kind: 'chocolate', ...plain }, fruit }
  }
  if (bench.wants('carrot')) {
    const carrot = formula.of('carrot', 300, 'g', 'finely grated')
    return { name: 'Spiced Carrot', flavor: { kind: 'carrot', folded: [carrot, ...nuts] }, fruit }
  }
  if (bench.wants('lemon')) {
    const lemon = formula.of('lemon', 2, 'piece', 'zest finely grated, one juiced')
    const zest = lemon && { ...lemon, label: 'lemon zest' }
    return { name: 'Lemon', flavor: { kind: 'lemon', ...plain, zest }, fruit }
  }
  const [orchard] = bench.asked((id) => ORCHARD.includes(id))
  if (orchard) {
    const diced = formula.of(orchard, 200, 'g', 'cut into 1 cm pieces')
    const spice = formula.of('cinnamon', 2, 'tsp')
    const name = `${spice ? 'Cinnamon ' : ''}${before(diced)}`
    return { name, flavor: { kind: 'orchard', folded: [spice, diced, ...nuts] }, fruit: undefined }
  }
  if (fruit) return { name: before(fruit), flavor: { kind: 'fruit', ...plain }, fruit }
  const name = nuts.length > 0 ? before(...nuts) : 'Vanilla'
  return { name, flavor: { kind: 'vanilla', ...plain }, fruit }
}

const CUT_UP: readonly FoodId[] = ['strawberries', 'peach', 'mango']
const ORCHARD: readonly FoodId[] = ['apple', 'pear', 'plum', 'rhubarb']
