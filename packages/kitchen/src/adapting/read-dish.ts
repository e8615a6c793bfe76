import { SETTING } from '../diets/figures-of-speech.ts'
import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, isKindOf } from '../lexicon/lexicon.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { identify } from '../recognition/identify.ts'
import { nameOfLine } from '../recognition/line-name.ts'
import { toTokens } from '../text/tokens.ts'
import { parseServings } from '../times/parse-servings.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'

/** A line of the list as its steps can mean it. */
export type DishLine = {
  text: string
  line: Readonly<IngredientLine>
  /** What it lists, by any of its alternatives. */
  foods: readonly Ingredient[]
  /** The last words of its names: 'cheese' of 'cheddar cheese'. */
  heads: ReadonlySet<string>
}

/** A recipe as who changes it reads it. */
export type Dish = {
  title: string
  lines: readonly DishLine[]
  steps: readonly string[]
  /** How many it serves, where it says that. */
  portions: number | undefined
  /** It stands on the balance of its flour, fat, eggs and leavening. */
  isBake: boolean
  /** Raised by yeast or a starter. */
  isYeasted: boolean
}

/** Reads what sort of dish it is and what its lines list. */
export function readDish({ title, ingredients, instructions, servings }: RecipeData): Dish {
  const lines = ingredients.map(readDishLine)
  const has = (names: readonly string[]) =>
    lines.some(({ foods }) => foods.some((food) => isOneOf(food, names)))
  const text = [title, ...instructions].join(' ')
  const isNamedBake = BAKED.test(title)
  const hasFlour = isNamedBake || has(['flour', 'almond flour', 'gluten-free flour', 'oats'])
  const isYeasted = has(YEASTS)
  const isLeavened = has(['baking powder', 'baking soda', 'self-rising flour'])
  const isSweet = has(['sugar', 'honey', 'syrup'])
  return {
    title,
    lines,
    steps: instructions,
    portions: countPortions(servings),
    isBake: hasFlour && (isLeavened || isYeasted || (isSweet ? BAKED : DOUGH).test(text)),
    isYeasted,
  }
}

/** Loaves, cookies and cups are no portions. */
function countPortions(servings: string): number | undefined {
  const read = parseServings(servings)
  return read.ok &&
    !/[\p{L}]{3}/u.test(servings.replace(/\b(?:serv\w*|portions?|people|persons?)\b/gi, ''))
    ? read.servings.max
    : undefined
}

const YEASTS = [
  'sourdough',
  "brewer's yeast",
  'yeast',
  'instant yeast',
  'fresh yeast',
  'sourdough starter',
]

const BAKED =
  /\b(?:dough|batter|pastry|crust|cookies?|cakes?|brownies?|muffins?|pancakes?|crepes?|waffles?|scones?|biscuits?|tarts?|bake|bread(?! ?crumb))\b/i
const DOUGH = /\b(?:dough|batter|pastry|pancakes?|crepes?|waffles?|scones?|yorkshire pudding)\b/i

export function readDishLine(text: string): DishLine {
  const line = parseIngredientLine(text)
  if (line.heading) return { text, line, foods: [], heads: new Set() }
  const named = [...identify(nameOfLine(line)), ...identify(line.name)].flat()
  const whole = named.flatMap(({ ingredient }) => ingredient ?? [])
  const spans = findFoodSpans(line.name).map(({ ingredient }) => ingredient)
  const foods = [
    ...new Set([...whole, ...(named.every(({ ingredient }) => ingredient) ? [] : spans)]),
  ]
  const heads = line.name.split(/,|\band\b|\bor\b|[()/&]/).flatMap((part) => {
    return toTokens(part).at(-1)?.word ?? []
  })
  return { text, line, foods, heads: new Set(heads) }
}

/** Whether a food is one of these, by their names, or a kind of one. */
export function isOneOf(food: Ingredient, names: readonly string[]): boolean {
  return names.some((name) => {
    const group = findByKey(
      toTokens(name)
        .map(({ word }) => word)
        .join(' '),
    )
    return group !== undefined && isKindOf(food, group)
  })
}

/** 'Shape the meat' names no line of two. */
export const GENERIC: ReadonlySet<string> = new Set([
  'meat',
  'poultry',
  'fish',
  'vegetable',
  'cheese',
])

export const FLESH = ['meat', 'poultry', 'fish', 'shellfish', 'crustacean', 'mollusc'] as const

/** Flesh that is cooked as such: lard comes of an animal, and a fat is all that it is. */
export function isFlesh(food: Ingredient): boolean {
  return isOneOf(food, FLESH) && !isOneOf(food, ['animal fat'])
}

/** The line that a food named in a step is; undefined where the list has none such. */
export function findLineOf(
  span: FoodSpan,
  text: string,
  lines: readonly DishLine[],
): DishLine | undefined {
  if (span.figure && !isSpokenOf(text.slice(0, span.start))) return undefined
  if (span.figure && TOOL.test(text.slice(span.end))) return undefined
  if (isOfMachine(text.slice(span.end))) return undefined
  const isSpice = isPepperBesideSalt(span, text)
  const words = new Set(toTokens(span.said).map(({ word }) => word))
  let best: { line: DishLine; score: number } | undefined
  for (const line of lines) {
    if (isSpice && !line.foods.includes(span.ingredient)) continue
    const score = likeness(span, words, line)
    if (score > (best?.score ?? 0)) best = { line, score }
  }
  return best && (!span.figure || best.score >= SAME) ? best.line : undefined
}

/** 'Salt and pepper', 'pepper to taste': the spice, where the list has only a bell pepper. */
function isPepperBesideSalt({ said, start, end }: FoodSpan, text: string): boolean {
  return (
    /^pepper$/i.test(said) &&
    (/\bsalt(?:,| and| &) (?:\p{L}+ )?$/iu.test(text.slice(0, start)) ||
      /^(?: and salt| to taste)/i.test(text.slice(end)))
  )
}

/** Whether what follows makes a food's name that of a tool or a setting: 'cheese grater', '“Ice Cream” button'. */
export function isOfMachine(after: string): boolean {
  return SHARP_TOOL.test(after) || SETTING.test(after.replace(/^[”"']? /, ''))
}

/** 'Using cheese grater'. */
export const SHARP_TOOL = /^[ -](?:knife|grater|press|iron|cutter|slicer|peeler)\b/i

/** 'A butter knife'. */
const TOOL =
  /^[ -](?:knife|cloth|grater|maker|machine|scoop|pan|tin|dish|paper|whisk|beater|timer|slicer|board|iron|press|mou?ld|case|liner|tray|sheet|cutter|tins|pans|bag|brush|wheel)\b/i

/** 'A single tortilla' is one, 'cream the butter' names no cream. */
function isSpokenOf(before: string): boolean {
  return /\b(?:the|an?|each|every|one|two|single|both|all|your|these|of|top|bottom|\d+)(?: \p{L}+)? $|\p{L}, (?:and )?$/iu.test(
    before,
  )
}

const SAME = 10

/** Breads that 'the bread' may be. */
export const LOAVES = ['crusty bread', 'white bread', 'sandwich bread']

/** How surely the words mean the line: the food itself, a kind of it, or what it is called by. */
function likeness({ ingredient, figure }: FoodSpan, words: ReadonlySet<string>, line: DishLine) {
  const { foods, heads } = line
  const own = toTokens(line.line.name).map(({ word }) => word)
  const shared = own.filter((word) => words.has(word)).length / 10
  if (foods.includes(ingredient)) return SAME + shared
  if (figure) return 0
  // 'The meat' is none of its fat.
  if (ingredient.name === 'meat' && foods.every((food) => !isFlesh(food))) return 0
  if (foods.some((food) => isKindOf(ingredient, food))) return 6 + shared
  if (foods.some((food) => isKindOf(food, ingredient))) return 5 + shared
  // 'Boursin Garlic and Fine Herbs' is the Boursin.
  if (findFoodSpans(line.line.name)[0]?.ingredient === ingredient) return 4 + shared
  const last = [...words].at(-1) ?? ''
  // 'The bread' is the baguette, which the lexicon counts as no kind of it: it has less in it for certain.
  const isBread = last === 'bread' || (last === 'slice' && words.has('bread'))
  if (isBread && foods.some((food) => isOneOf(food, LOAVES))) return 2 + shared
  // 'Bacon bits' of bacon that was cut.
  const [opening = ''] = [...words]
  if (/^(?:bit|piece|strip|cube)$/.test(last) && foods.some(isFlesh) && heads.has(opening))
    return 2 + shared
  // 'The cheese' of a 'Mexican cheese blend'; 'chicken stock' is no chicken.
  return heads.has(last) && [...words].every((word) => own.includes(word)) ? 3 + shared : 0
}
