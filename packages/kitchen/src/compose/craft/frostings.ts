import type { Bench } from '../dish/bench.ts'
import { type Sentence, say } from '../dish/say.ts'
import type { CakeFlavor } from './batters.ts'
import type { Formula } from './formula.ts'

/** What covers a cake and holds its layers together. */
export type Frosting = {
  /** After 'with' in a title: 'Vanilla Buttercream'. */
  name: string
  said: (Sentence | undefined)[]
  /** Has to be kept cold. */
  chilled: boolean
  /** Too thin to hold layers: it is poured over the top. */
  poured: boolean
}

/** Apart in the list from what goes into the batter. */
const FOR_IT = 'for the frosting'
const FOR_IT_SOFT = `soft, ${FOR_IT}`

type FrostingMaker = (bench: Bench, formula: Formula, flavor: CakeFlavor) => Frosting | undefined

/** The frosting a cook would choose for the flavor, or the next that is allowed; a glaze at the least. */
export function takeFrosting(bench: Bench, formula: Formula, flavor: CakeFlavor) {
  for (const make of [...inOrder(bench, flavor), buttercream, glaze]) {
    const frosting = make(bench, formula, flavor)
    if (frosting) return frosting
  }
  return undefined
}

function inOrder(bench: Bench, { kind }: CakeFlavor): readonly FrostingMaker[] {
  if (bench.wants('cream-cheese')) return [creamCheese]
  if (bench.wants('cream')) return [whippedCream]
  if (bench.wants('chocolate')) return [ganache]
  if (bench.wish.keeping.lessSugar) return [whippedCream, creamCheese]
  if (kind === 'carrot' || kind === 'orchard') return [creamCheese]
  if (kind === 'fruit' || !bench.has('powdered-sugar')) return [whippedCream]
  if (kind === 'chocolate') return bench.chance.shuffle([buttercream, ganache])
  return [buttercream]
}

/** Butter and not quite twice its weight of powdered sugar, the American buttercream. */
function buttercream(bench: Bench, { of }: Formula, { kind, zest }: CakeFlavor) {
  const butter = bench.has('butter') ? of('butter', 200, 'g', FOR_IT_SOFT) : undefined
  const cocoa = kind === 'chocolate' ? of('cocoa', 40, 'g', FOR_IT) : undefined
  const sugar = of('powdered-sugar', cocoa ? 300 : 350, 'g', 'sifted')
  const milk = of(['milk', 'plant-milk', 'oat-milk', 'almond-milk'], cocoa ? 3 : 2, 'tbsp', FOR_IT)
  if (!butter || !sugar || !milk) return undefined
  const isLemon = kind === 'lemon' && zest !== undefined
  const vanilla = isLemon ? undefined : of('vanilla', 1, 'tsp', FOR_IT)
  const dark = bench.has('chocolate') ? 'Chocolate' : 'Cocoa'
  const word = cocoa ? dark : 'Vanilla'
  return {
    name: isLemon ? 'Lemon Buttercream' : `${word} Buttercream`,
    chilled: false,
    poured: false,
    said: [
      say`For the frosting, beat the ${butter} until pale, then beat in the ${[sugar, cocoa]} by the spoonful.`,
      say`Loosen with the ${[milk, vanilla]} and beat until light and easy to spread.`,
      isLemon ? say`Sharpen it with a squeeze of lemon juice.` : undefined,
    ],
  }
}

/** Half as much butter as cream cheese, and little sugar, so that it stays firm. */
function creamCheese(bench: Bench, { of }: Formula) {
  const cheese = of('cream-cheese', 300, 'g', 'cold')
  const butter = bench.has('butter') ? of('butter', 120, 'g', FOR_IT_SOFT) : undefined
  const sugar = of('powdered-sugar', 150, 'g', 'sifted')
  if (!cheese || !butter || !sugar) return undefined
  return {
    name: 'Cream Cheese Frosting',
    chilled: true,
    poured: false,
    said: [
      say`For the frosting, beat the ${[butter, sugar, of('vanilla', 1, 'tsp', FOR_IT)]} until pale, then beat in the ${cheese} for just a few seconds: beaten longer it turns runny.`,
    ],
  }
}

function whippedCream(bench: Bench, { of }: Formula) {
  const cream = bench.has('cream')
    ? of('cream', 400, 'ml', 'cold')
    : of('coconut-cream', 400, 'ml', 'chilled overnight')
  const sugar = of(['powdered-sugar', 'maple-syrup'], 30, 'g', FOR_IT)
  if (!cream || !sugar) return undefined
  const isCoconut = cream.id === 'coconut-cream'
  return {
    name: isCoconut ? 'Whipped Coconut Cream' : 'Whipped Cream',
    chilled: true,
    poured: false,
    said: [
      say`For the frosting, whip the ${[cream, sugar, of('vanilla', 1, 'tsp', FOR_IT)]} in a cold bowl until it holds soft peaks.`,
      isCoconut ? say`Use only what has set firm, and leave its water behind.` : undefined,
    ],
  }
}

/** Chocolate melted in not quite its weight of hot cream. */
function ganache(bench: Bench, { of }: Formula) {
  const chocolate = of('chocolate', 250, 'g', 'finely chopped')
  const cream = bench.has('cream') ? of('cream', 200, 'ml') : of('coconut-cream', 200, 'ml')
  if (!chocolate || !cream) return undefined
  return {
    name: 'Chocolate Ganache',
    chilled: false,
    poured: false,
    said: [
      say`For the frosting, heat the ${cream} until it steams, pour it over the ${chocolate}, leave for 2 minutes, then stir until smooth. Cool until it is thick enough to spread.`,
    ],
  }
}

function glaze(_bench: Bench, { of }: Formula, { zest }: CakeFlavor) {
  const sugar = of('powdered-sugar', 150, 'g', 'sifted')
  if (!sugar) return undefined
  const liquid = zest ? undefined : of('water', 1.5, 'tbsp', 'for the glaze')
  return {
    name: zest ? 'Lemon Glaze' : 'a Sugar Glaze',
    chilled: false,
    poured: true,
    said: [
      zest
        ? say`Stir the ${sugar} with just enough lemon juice for a thick, pourable glaze.`
        : say`Stir the ${sugar} and ${liquid} to a thick, pourable glaze.`,
    ],
  }
}
