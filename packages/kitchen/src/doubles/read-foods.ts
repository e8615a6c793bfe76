import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLines } from '../ingredient-lines/parse-ingredient-lines.ts'
import {
  findLanguage,
  isOtherLanguage,
  LANGUAGE_CODES,
  type Language,
} from '../languages/languages.ts'
import { readInLanguage } from '../languages/read-in-language.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import { identify, type Named } from '../recognition/identify.ts'
import { nameOfLine } from '../recognition/line-name.ts'
import { foldWords } from '../text/fold-words.ts'
import { UNITS } from '../units/units.ts'
import type { DoubleRecipe } from './double-recipe.ts'

/** A line of a recipe, as foods are compared. */
export type ComparedFood = {
  line: string
  /** Undefined where no language that the kitchen knows has a food of that name. */
  ingredient?: Ingredient
  /** The words of its name, for foods that are not known. */
  words: readonly string[]
  /** In grams where that is known, else in what it is measured by: 'ml', 'cm', 'can', ''. */
  amount?: Amount
  /** As it is written, in the base of its unit: two of '2 chicken breasts'. */
  said?: Amount
  /** How much it says about which recipe this is, 0 to 1: salt is in all of them. */
  weight: number
}

export type Amount = { value: number; of: string }

/** The foods of a recipe, a line each, and the language that they were read in. */
export type FoodsRead = { foods: ComparedFood[]; language: string }

/** Reads a list in the language of its recipe or, where nobody said one, in whichever knows most of it. */
export function readFoods(recipe: DoubleRecipe): FoodsRead {
  const read = READ.get(recipe) ?? readAnew(recipe)
  READ.set(recipe, read)
  return read
}

/** A recipe that is compared with many is read once. */
const READ = new WeakMap<DoubleRecipe, FoodsRead>()

function readAnew({ ingredients, language }: DoubleRecipe): FoodsRead {
  const lines = parseIngredientLines(ingredients.slice(0, MOST_LINES).join('\n')).filter(
    ({ heading, name }) => !heading && name !== '',
  )
  if (isOtherLanguage(language ?? undefined)) {
    const own = findLanguage(language ?? '')
    const foods = lines.map((line) => (own ? readIn(own, line) : readEnglish(line)))
    return { foods, language: own?.code ?? language ?? '' }
  }
  const foods = lines.map(readEnglish)
  const unknown = lines.filter((_, at) => !foods[at]?.ingredient)
  const likely = unknown.length * 4 < lines.length ? undefined : likelyLanguage(unknown)
  if (!likely) return { foods, language: 'en' }
  return { foods: lines.map((line) => readIn(likely, line)), language: likely.code }
}

const MOST_LINES = 100

/** The language that has a food for most of these lines. */
function likelyLanguage(lines: readonly IngredientLine[]): Language | undefined {
  const counted = LANGUAGE_CODES.flatMap((code) => findLanguage(code) ?? []).map((language) => ({
    language,
    known: lines.filter(({ name }) => readInLanguage(name, language).foods.length > 0).length,
  }))
  const most = counted.reduce((best, one) => (one.known > best.known ? one : best))
  return most.known >= FEWEST_KNOWN ? most.language : undefined
}

/** One word is too often something in some language. */
const FEWEST_KNOWN = 2

/** Lines of such a recipe may be English: what reads all of a name wins. */
function readIn(language: Language, line: IngredientLine): ComparedFood {
  const { foods, unread } = readInLanguage(line.name, language)
  const [ingredient] = foods
  if (!ingredient) return readEnglish(line)
  const isWhole = unread.length === 0 || identify(line.name).flat().some(isUnread)
  return isWhole ? readEnglish({ ...line, name: ingredient.name }) : readEnglish(line)
}

const isUnread = ({ ingredient, unread }: Named) => !ingredient || unread.length > 0

function readEnglish(line: IngredientLine): ComparedFood {
  const [named] = identify(nameOfLine(line)).flat()
  return toFood(line, named?.ingredient ?? named?.mentions[0])
}

function toFood(line: IngredientLine, ingredient: Ingredient | undefined): ComparedFood {
  const said = saidAmount(line)
  const weighed = ingredient && line.quantity && gramsOf(line, ingredient)
  const amount = weighed && weighed.grams > 0 ? { value: weighed.grams, of: 'g' } : said
  return {
    line: line.raw,
    words: foldWords(line.name).filter((word) => word.length > 2),
    weight: weightOf(ingredient),
    ...(ingredient && { ingredient }),
    ...(amount && { amount }),
    ...(said && { said }),
  }
}

function saidAmount({ quantity, unit }: IngredientLine): Amount | undefined {
  const middle = quantity && (quantity.min + quantity.max) / 2
  if (!middle || !Number.isFinite(middle)) return undefined
  if (!unit) return { value: middle, of: '' }
  const { dimension, factor } = UNITS[unit]
  if (dimension === 'count') return { value: middle, of: unit }
  return { value: middle * factor, of: MEASURED_IN[dimension] }
}

const MEASURED_IN = { weight: 'g', volume: 'ml', length: 'cm' } as const

function weightOf(ingredient: Ingredient | undefined): number {
  if (!ingredient) return 0.7
  if (EVERYWHERE.has(ingredient.id)) return 0.15
  if (ingredient.aisle === 'herbs-and-spices') return 0.5
  return ingredient.aisle === 'oils-and-vinegars' ? 0.5 : 1
}

const EVERYWHERE: ReadonlySet<string> = new Set([
  'salt',
  'sea-salt',
  'kosher-salt',
  'table-salt',
  'black-pepper',
  'salt-and-pepper',
  'pepper',
  'water',
  'oil',
])
