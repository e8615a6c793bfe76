import type { Cookbook } from '@potluck/cookbook'
import { wantedIn } from '@potluck/kitchen/composer'
import {
  findFoodNames,
  findIngredient,
  type Ingredient,
  toTokens,
} from '@potluck/kitchen/knowledge'
import { readHow } from '../read-request.ts'
import { isProse } from '../reading/unknown-words.ts'
import { readWords, withoutWords } from '../reading/words.ts'
import { findCuisines, findRuledOut } from './cuisines.ts'
import { isToUseUp } from './leaves-open.ts'
import type { Mood } from './mood.ts'
import { MOODS } from './moods.ts'
import { BETWEEN_BREAD, readRefusedShapes, SHAPES, type Shape } from './shapes.ts'

/** A food that is asked for. A dish has it if it has any of these, or a kind of them. */
export type WantedFood = { called: string; any: readonly Ingredient[] }

/** A wish that names no dish. */
export type Wish = {
  shapes: readonly Shape[]
  moods: readonly Mood[]
  cuisines: ReadonlySet<string>
  /** Patterns for refused sorts of dishes: the crumble of 'rhubarb, but no crumble'. */
  unlike: readonly RegExp[]
  foods: readonly WantedFood[]
  /** Foods that the dish should go with. */
  beside: readonly string[]
  /** It gives nutrients, minutes, tools or other conditions. */
  saysHow: boolean
  /** The request without the words of its moods, which would be misread as conditions. */
  rest: string
  /** Words that mean something, but are not known here. */
  unknown: readonly string[]
  /** Something is left over; only then is a dish made from food cooked before. */
  hasLeft: boolean
  /** There is more of a food than a meal uses: 'what to do with 2 kg of plums', 'too many tomatoes'. */
  isMuch: boolean
}

/** Reads a request as a wish. What it refuses is not part of the wish. */
export function readWish(text: string, book: Cookbook): Wish {
  const read = readWords(text)
  const how = readHow(read.text).spans
  const moods = MOODS.filter(({ words, isLack }) =>
    words.test((isLack ? text : wantedIn(text)).toLowerCase()),
  )
  const wanted = wantedIn(withoutWords(read, how)).toLowerCase().replace(UNLIKE, ' ')
  const [beside = ''] = BESIDE.exec(wanted) ?? []
  const afterMoods = without(wanted.replace(BESIDE, ' '), moods)
  const named = findCuisines(afterMoods, cuisinesOf(book))
  const afterCuisines = without(
    afterMoods,
    named.words.map((words) => ({ words })),
  )
  const { refused } = readRefusedShapes(text.toLowerCase())
  // In a list, 'pasta' is a food and 'curry powder' no curry.
  const listed = isListing(text) ? findFoods(afterCuisines) : undefined
  const rest = listed?.left.join(' ') ?? afterCuisines
  const said = SHAPES.filter(({ words }) => words.test(rest)).filter(
    (shape) => !shape.rulesOut || !refused.includes(shape),
  )
  const what = said.filter(({ isTime }) => !isTime)
  const { foods, left } = findFoods(without(rest, said))
  return {
    moods,
    beside: findFoods(beside).foods.map(({ called }) => called),
    saysHow: how.length > 0,
    rest: without(text.toLowerCase(), moods),
    cuisines: allowed(named.cuisines, findRuledOut(text, cuisinesOf(book)), cuisinesOf(book)),
    unlike: readUnlike(text),
    shapes: what.length > 0 ? what : said,
    foods: [...(listed?.foods ?? []), ...foods],
    unknown: left.filter((word) => !isAside(word)),
    hasLeft: LEFT.test(text),
    isMuch: foods.length === 1 && isGlut(text),
  }
}

/** The cuisines that are named and not refused; if there are none, every cuisine that is not refused. */
function allowed(
  named: ReadonlySet<string>,
  ruledOut: ReadonlySet<string>,
  all: ReadonlySet<string>,
): ReadonlySet<string> {
  if (ruledOut.size === 0) return named
  const left = [...named].filter((one) => !ruledOut.has(one))
  return new Set(left.length > 0 ? left : [...all].filter((one) => !ruledOut.has(one)))
}

/** The sorts of dishes that are refused: 'besides crumble', 'not another sandwich'. */
function readUnlike(text: string): readonly RegExp[] {
  const refused = readRefusedShapes(text.toLowerCase()).refused
  if (refused.some(({ rulesOut }) => rulesOut)) return [BETWEEN_BREAD]
  return [...text.toLowerCase().matchAll(UNLIKE)].flatMap(([, words = '']) =>
    words
      .split(/,? (?:and|or) |, /)
      .map((word) => word.replace(/^an? /, '').replace(/(?:e?s)$/, ''))
      .filter((word) => word.length > 2)
      .map((word) => new RegExp(`\\b${word}`, 'i')),
  )
}

const UNLIKE =
  /\b(?:besides|other than|apart from|except(?: for)?|not another|no more|anything but|tired of|sick of|bored of|bored with|not?(?= (?:soups?|salads?|stews?|curry|curries|casseroles?|smoothies?|cakes?|puddings?|pizzas?|burgers?|omelet(?:te)?s?|pies?|tacos?)\b)|not(?= (?:raw|fried|deep[- ]fried|grilled|boiled|steamed|baked|roasted)\b)) ((?:an? )?[a-z]+(?:(?:,? (?:and|or) |, )(?:an? )?[a-z]+)*)/g

/** Whether somebody has more of a food than a meal uses. */
export function isGlut(text: string): boolean {
  return MUCH.test(text)
}

const MUCH =
  /\b(?:[2-9]|\d\d+)(?:[.,]\d+)? ?(?:kg|kilos?|kilograms?|lbs?|pounds?)\b|\b(?:1\d|[2-9]\d|\d{3})(?= [a-z]+s\b)(?! (?:minutes?|mins|people|persons?|guests?|servings|portions|grams))|\b(?:too (?:many|much)|a glut|gluts?|a bucket|buckets|a crate|crates?|a box|boxes|a bushel|a ton|tons|loads|heaps|a lot|lots|so (?:many|much)|surplus|harvest)\b/i

const LEFT = /\b(?:left ?overs?|left over|cooked|rotisserie|cold roast)\b/i

/** Names what the dish should go with, which is not in it. */
export const BESIDE =
  /\b(?:to (?:go|serve|eat|have) (?:with|alongside)|(?:that|which) goes with|alongside|to accompany|before (?:an?|the|my|our) (?:[a-z]+ )?(?:roast|main|dinner|steak|stew|feast|meal)|(?<=\b(?:sides?|side dish|bread|salad|sauce|dip|drink|starter|dessert) )for (?!(?:a|the|my|our|me|us|\d)\b)|next to)\b.*$/

/** Whether a text says what there is, or lists foods. */
export function isListing(text: string): boolean {
  return HAVE.test(text) || isToUseUp(text) || (text.match(/,|&|\n|\band\b/g) ?? []).length > 1
}

const HAVE =
  /\b(?:i|we)(?:.?ve)?(?: only| just| still)?(?: have| got)\b|\b(?:left ?overs?|use up|using up|in (?:the|my) (?:fridge|pantry|freezer|cupboard|house)|only|what can (?:i|we) (?:make|cook|do))\b/i

export function cuisinesOf(book: Cookbook): ReadonlySet<string> {
  const known = cuisines.get(book)
  if (known) return known
  const all = new Set(book.dishes().map(({ cuisine }) => cuisine))
  all.delete('International')
  all.delete('European')
  cuisines.set(book, all)
  return all
}

const cuisines = new WeakMap<Cookbook, ReadonlySet<string>>()

function without(text: string, said: readonly { words: RegExp }[]): string {
  return said.reduce((left, { words }) => left.replace(new RegExp(words, 'g'), ' '), text)
}

/** The foods that a text names, and the words that name none. */
function findFoods(text: string): { foods: WantedFood[]; left: string[] } {
  const tokens = toTokens(text)
  const words = tokens.map(({ word }) => word)
  const names = findFoodNames(words).filter(
    ({ ingredient, from, to }) =>
      !NO_FOOD.has(ingredient.name) && !MINERAL.test(words.slice(from, to).join(' ')),
  )
  const foods = names.map(({ from, to, ingredient }) => {
    const typed = tokens.slice(from, to).map((token) => token.typed)
    return { called: typed.join(' '), any: widened(ingredient) }
  })
  const left = words.filter((_, at) => !names.some(({ from, to }) => from <= at && at < to))
  return { foods, left }
}

/** Minerals, which are not foods and are not counted. */
const MINERAL = /^(?:iron|calcium|zinc|magnesium|potassium|folate)$/

/** Foods of the lexicon whose names often mean something else. */
const NO_FOOD: ReadonlySet<string> = new Set([
  'game',
  'cake',
  'pie',
  'leafy green',
  'soup',
  'condensed soup',
  'salt',
  'water',
])

/** A food with others that its name includes: 'seafood' is fish too. */
function widened(ingredient: Ingredient): Ingredient[] {
  const ids = WIDER[ingredient.name] ?? []
  return [ingredient, ...ids.flatMap((id) => findIngredient(id) ?? [])]
}

const WIDER: Readonly<Record<string, readonly string[]>> = {
  shellfish: ['fish', 'crustacean', 'mollusc'],
}

/** Whether a word only says how a dish should be, which is read elsewhere, or says nothing. */
export function isAside(word: string): boolean {
  return !/^[a-z]{3,}$/.test(word) || HOW.has(word) || isProse(word)
}

const HOW: ReadonlySet<string> = new Set(
  `without non vegetarian vegan pescatarian meatless gluten dairy egg nut lactose alcohol carb keto paleo halal kosher
  exotic adventurous unusual interesting fun got ive year old bought protein fat sugar sodium salt fiber high low slow pressure instant cooker air fryer oven grill microwave stove
  stovetop blender mixer wok pan pot under below less than least within max maximum kcal calorie cal cook make hour
  minute hungry surprise feed give craving fancy mood food dish recipe meal treat eat thing stuff idea inspiration
  inspire suggestion favorite special yum craving weather somebody people person guest two three four five six seven
  eight nine ten twelve fifteen twenty thirty forty half quarter least serving portion long short use try
  parents grandparents beach girlfriend boyfriend teacher neighbor neighbour boss coworker colleague office kitchen garden school reception retirement shower sofa
  couch movie travel bring salty savory savoury old fashioned fashion homely everyone everybody crowd lots plenty
  friendly after salted water avoid knead celiac coeliac food dish protein besides apart except other than`.split(
    /\s+/,
  ),
)
