import { addressKey } from './address-key.ts'
import type { DoubleRecipe } from './double-recipe.ts'
import { findSwaps } from './find-swaps.ts'
import { type FoodPair, type PairedFoods, pairFoods } from './pair-foods.ts'
import { type ComparedFood, readFoods } from './read-foods.ts'
import { dice, readMethod, significantWords } from './read-method.ts'
import { type AmountFit, fits, ratioOf, scaleBetween } from './scale-between.ts'

/** Whether two recipes are one, and what tells. */
export type DoubleAnswer = {
  same: boolean
  /** 0 to 1; the same from 0.5 on. */
  score: number
  /** Whether both are from one page. */
  isSamePage: boolean
  /** The strongest reasons, in words. */
  why: string[]
  differences: DoubleDifferences
}

/** Two recipes side by side. */
export type DoubleDifferences = {
  /** Whether the titles differ by more than spaces and capitals. */
  title: boolean
  /** By what the amounts of the first are multiplied to be the second's. */
  factor: number
  /** Lines by food, in the order of the first recipe, then what only the second has. */
  ingredients: { kind: 'same' | 'amount' | 'first' | 'second'; first: string; second: string }[]
  /** Whether the steps differ by more than spaces and capitals. */
  steps: boolean
}

/**
 * Compares two recipes by where they are from, what they are called, what is in them and how they are
 * made. Rewording, other units, another number of portions and another language change nothing; a main
 * food that is another does.
 */
export function compareDoubles(first: DoubleRecipe, second: DoubleRecipe): DoubleAnswer {
  const signs = signsOf(first, second)
  const score = scoreOf(signs)
  return {
    same: score >= 0.5,
    score,
    isSamePage: signs.sameAddress,
    why: reasonsOf(signs),
    differences: differencesOf(first, second, signs),
  }
}

/** What is measured of two recipes; shares are 0 to 1, undefined where there is nothing to compare. */
type DoubleSigns = {
  sameAddress: boolean
  sameLanguage: boolean
  title: number
  foods: number
  amounts: AmountFit
  words: number | undefined
  figures: number | undefined
  /** Foods in the place of others, and how many of the recipe's foods they are. */
  swaps: number
  paired: PairedFoods
}

function signsOf(first: DoubleRecipe, second: DoubleRecipe): DoubleSigns {
  const [one, other] = [readFoods(first), readFoods(second)]
  const paired = pairFoods(one.foods, other.foods)
  const amounts = scaleBetween(paired.pairs)
  const method = readMethod(first.steps)
  const otherMethod = readMethod(second.steps)
  const address = first.address ? addressKey(first.address) : undefined
  return {
    sameAddress: address !== undefined && address === addressKey(second.address ?? ''),
    sameLanguage: one.language === other.language,
    title: dice(significantWords(first.title), significantWords(second.title)) ?? 0,
    foods: shareOf(one.foods, other.foods, paired),
    amounts,
    words: bothSay(method.words, otherMethod.words),
    figures: bothSay(method.figures, otherMethod.figures),
    swaps: findSwaps(paired, amounts.factor).length,
    paired,
  }
}

function bothSay(one: ReadonlySet<string>, other: ReadonlySet<string>): number | undefined {
  return one.size > 0 && other.size > 0 ? dice(one, other) : undefined
}

/** What two lists share of what both have, by weight. */
function shareOf(
  one: readonly ComparedFood[],
  other: readonly ComparedFood[],
  { pairs }: PairedFoods,
): number {
  const sum = (foods: readonly ComparedFood[]) =>
    foods.reduce((total, { weight }) => total + weight, 0)
  const everything = sum(one) + sum(other)
  const shared = pairs.reduce(
    (so, pair) => so + (pair.one.weight + pair.other.weight) * pair.likeness,
    0,
  )
  return everything === 0 ? 0 : shared / everything
}

/**
 * The signs weighed against each other: zero points are even. The weights stand for what
 * `npm run eval:doubles` shows on the half of its pairs that is there to tune by.
 */
function scoreOf(signs: DoubleSigns): number {
  const { sameAddress, sameLanguage, title, foods, amounts, words, figures, swaps } = signs
  // A page may have several recipes, and a shop's page another one each week.
  if (sameAddress && (title >= 0.5 || foods >= 0.5)) return 1
  const said = (title - 0.5) * 2 + (words === undefined ? 0 : (words - 0.45) * 4)
  const points =
    (foods - 0.8) * 14 +
    // Other words of another language say nothing.
    (sameLanguage ? said : Math.max(0, said)) +
    (amounts.agreement === undefined
      ? 0
      : (amounts.agreement - 0.85) * 8 * Math.min(1, amounts.compared / 4)) +
    (figures === undefined ? 0 : (figures - 0.5) * 1) -
    swaps * 12
  return 1 / (1 + Math.exp(-points))
}

function reasonsOf({ sameAddress, title, foods, amounts, words, swaps }: DoubleSigns): string[] {
  const { agreement, factor } = amounts
  const scaled = factor > 1.05 || factor < 0.95 ? `, times ${Math.round(factor * 100) / 100}` : ''
  return [
    ...(sameAddress ? ['from the same address'] : []),
    ...(title === 1 ? ['the same title'] : title >= 0.5 ? ['titles alike'] : []),
    ...(foods >= 0.8 ? [`${Math.round(foods * 100)} % of the foods in common`] : []),
    ...(agreement !== undefined && agreement >= 0.8 ? [`the same amounts${scaled}`] : []),
    ...(words !== undefined && words >= 0.6 ? ['steps alike'] : []),
    ...(swaps > 0
      ? [swaps === 1 ? 'a main food is another' : `${swaps} main foods are others`]
      : []),
  ]
}

function differencesOf(
  first: DoubleRecipe,
  second: DoubleRecipe,
  { paired, amounts }: DoubleSigns,
): DoubleDifferences {
  const { factor } = amounts
  const places = new Map(readFoods(first).foods.map((food, at) => [food, at]))
  const ofFirst = [
    ...paired.pairs.map((pair) => ({
      at: places.get(pair.one),
      kind: isSameAmount(pair, factor) ? ('same' as const) : ('amount' as const),
      first: pair.one.line,
      second: pair.other.line,
    })),
    ...paired.onlyOne.map((food) => ({
      at: places.get(food),
      kind: 'first' as const,
      first: food.line,
      second: '',
    })),
  ]
  return {
    title: !isSameText([first.title], [second.title]),
    factor,
    ingredients: [
      ...ofFirst
        .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
        .map(({ at: _, ...difference }) => difference),
      ...paired.onlyOther.map(({ line }) => ({ kind: 'second' as const, first: '', second: line })),
    ],
    steps: !isSameText(first.steps, second.steps),
  }
}

function isSameAmount(pair: FoodPair, factor: number): boolean {
  const ratio = ratioOf(pair)
  return ratio === undefined || fits(ratio, factor)
}

function isSameText(one: readonly string[], other: readonly string[]): boolean {
  const plain = (lines: readonly string[]) =>
    lines.join(' ').toLowerCase().replace(/\s+/g, ' ').trim()
  return plain(one) === plain(other)
}
