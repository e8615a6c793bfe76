import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import { type Sentence, say } from '../dish/say.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Formula } from './formula.ts'
import { takeLift } from './lift.ts'

/** A cake batter: how it is mixed, and how long it bakes as layers, in a tray, in paper cases. */
export type Batter = {
  said: (Sentence | undefined)[]
  bakes: { layers: string; tray: string; cases: string; minutes: [number, number, number] }
  /** What it makes: 'a buttery sponge'. */
  crumb: string
  tip: string
}

/** What gives a cake its name. */
export type CakeFlavor = {
  kind: 'vanilla' | 'chocolate' | 'lemon' | 'carrot' | 'orchard' | 'fruit'
  /** Grated or chopped into the batter. */
  folded: (Part | undefined)[]
  zest?: Part | undefined
}

type BatterMaker = (bench: Bench, formula: Formula, flavor: CakeFlavor) => Batter | undefined

/** The batter that suits the flavor and what is allowed; undefined where neither flour nor almonds are. */
export function takeBatter(bench: Bench, formula: Formula, flavor: CakeFlavor): Batter | undefined {
  const makers: readonly BatterMaker[] =
    flavor.kind === 'chocolate'
      ? [vinegarBatter, almondBatter]
      : flavor.kind === 'carrot'
        ? [carrotBatter, vinegarBatter, almondBatter]
        : [creamedBatter, vinegarBatter, almondBatter]
  const suiting = bench.wish.keeping.lowCarb ? [almondBatter, ...makers] : makers
  for (const make of suiting) {
    const batter = make(bench, formula, flavor)
    if (batter) return batter
  }
  return undefined
}

const MILKS: readonly FoodId[] = ['milk', 'plant-milk', 'oat-milk', 'almond-milk', 'coconut-drink']
const VINEGARS: readonly FoodId[] = ['cider-vinegar', 'wine-vinegar', 'rice-vinegar']

const bakingOf = (layers: number, tray: number): Batter['bakes'] => ({
  layers: `${layers} to ${layers + 4}`,
  tray: `${tray} to ${tray + 5}`,
  cases: '18 to 20',
  minutes: [layers + 3, tray + 3, 20],
})

/** Equal weights of butter, sugar, egg and flour: the quatre-quarts, as a Victoria sandwich. */
function creamedBatter(bench: Bench, { of }: Formula, { folded, zest }: CakeFlavor) {
  if (!bench.has('butter') || !bench.has('egg') || !bench.has('flour')) return undefined
  const butter = of('butter', 225, 'g', 'soft')
  const sugar = of(['sugar', 'brown-sugar'], 225, 'g')
  const eggs = of('egg', 4, 'piece')
  const flour = of('flour', 225, 'g')
  const powder = of('baking-powder', 2, 'tsp')
  const milk = of(MILKS, 2, 'tbsp')
  if (!butter || !sugar || !eggs || !flour || !powder) return undefined
  const extra = [of('salt', 0.25, 'tsp')]
  const taste = [zest ?? of('vanilla', 2, 'tsp'), milk]
  return {
    crumb: 'buttery crumb, of equal weights of everything',
    tip: 'Have everything at room temperature before you start: a cold batter splits.',
    bakes: bakingOf(22, 28),
    said: [
      say`Beat the ${[butter, sugar]} for 3 to 4 minutes, until pale and fluffy, then beat in the ${eggs} one at a time, with a spoonful of the ${flour} if it looks curdled.`,
      say`Fold in the rest of the flour with the ${[powder, ...extra]}, then the ${[...taste, ...folded]}, just until even.`,
    ],
  }
}

/**
 * The 'wacky cake' of the 1930s, leavened by soda and vinegar, with neither egg nor milk: for 100 of
 * flour 95 sugar, 45 oil, 125 liquid. Cocoa takes the place of some flour, carrot of some liquid.
 */
function vinegarBatter(bench: Bench, { of }: Formula, { kind, folded, zest }: CakeFlavor) {
  const cocoa = kind === 'chocolate' ? of('cocoa', 50, 'g') : undefined
  if (!bench.has('flour') || (kind === 'chocolate' && !cocoa)) return undefined
  const flour = of('flour', cocoa ? 260 : 300, 'g')
  const sugar = of(['sugar', 'brown-sugar'], 280, 'g')
  const soda = of('baking-soda', 1.5, 'tsp')
  const oil = of('oil', 130, 'ml')
  const sour = of(VINEGARS, 1.5, 'tbsp')
  const liquid = of(cocoa ? 'water' : MILKS, kind === 'carrot' ? 240 : 360, 'ml')
  if (!flour || !sugar || !soda || !oil || !sour || !liquid) return undefined
  const dry = [of('salt', 0.5, 'tsp'), kind === 'carrot' ? of('cinnamon', 2, 'tsp') : undefined]
  const taste = zest ?? of('vanilla', 2, 'tsp')
  return {
    crumb: 'a soft, moist cake that rises on soda and vinegar',
    tip: 'Have the oven hot before you mix: the batter starts to rise the moment it is wet.',
    bakes: bakingOf(26, 30),
    said: [
      say`Whisk the ${[flour, cocoa, sugar, soda, ...dry]} together in a large bowl.`,
      say`Pour in the ${[oil, sour, taste, liquid]} and whisk for a few seconds, just until smooth; it will be thin and begin to foam.`,
      say`Stir in the ${folded}.`,
    ],
  }
}

/** For 100 of flour: 90 sugar, 80 oil, 120 carrot and an egg and a half. */
function carrotBatter(bench: Bench, { of }: Formula, { folded }: CakeFlavor) {
  const eggs = of('egg', 4, 'piece')
  const flour = bench.has('flour') ? of('flour', 250, 'g') : undefined
  const sugar = of(['brown-sugar', 'sugar'], 220, 'g')
  const oil = of('oil', 200, 'ml')
  const powder = of('baking-powder', 2.5, 'tsp')
  if (!eggs || !flour || !sugar || !oil || !powder) return undefined
  const spice = [of('cinnamon', 2, 'tsp'), of('nutmeg', 0.25, 'tsp'), of('salt', 0.5, 'tsp')]
  return {
    crumb: 'moist, spiced cake',
    tip: 'Grate it finely: coarse shreds stay wet and sink.',
    bakes: bakingOf(28, 33),
    said: [
      say`Whisk the ${[eggs, sugar, oil]} for 2 minutes, until thick and glossy.`,
      say`Fold in the ${[flour, powder, ...spice]} just until even, then the ${folded}.`,
    ],
  }
}

/** A torte on ground almonds, lifted by eggs: 50 g of almonds and 20 g of fat for each egg. */
function almondBatter(bench: Bench, formula: Formula, { kind, folded, zest }: CakeFlavor) {
  const { of } = formula
  const almonds = of('almond-flour', 300, 'g')
  const eggs = of('egg', 6, 'piece')
  const sweet = of(['sugar', 'brown-sugar', 'maple-syrup'], 170, 'g')
  const lift = takeLift(bench, formula, 2)
  const fat = bench.has('butter') ? of('butter', 120, 'g', 'melted') : of('oil', 110, 'ml')
  if (!almonds || !eggs || !sweet || !lift || !fat) return undefined
  const cocoa = kind === 'chocolate' ? of('cocoa', 40, 'g') : undefined
  const dry = [of('salt', 0.25, 'tsp'), kind === 'carrot' ? of('cinnamon', 2, 'tsp') : undefined]
  const taste = zest ?? of('vanilla', 2, 'tsp')
  return {
    crumb: 'tender, nutty cake',
    tip: 'The eggs do the lifting: whisk them until the batter falls in a thick ribbon.',
    bakes: bakingOf(25, 28),
    said: [
      say`Whisk the ${[eggs, sweet]} for 4 minutes, until pale and thick, then whisk in the ${[fat, lift.wet, taste]}.`,
      say`Fold in the ${[almonds, cocoa, lift.dry, ...dry]} just until even.`,
      say`Fold in the ${folded}.`,
    ],
  }
}
