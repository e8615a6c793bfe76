import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { toKey, toTokens } from '../../text/tokens.ts'
import { FOODS, type FoodId } from '../foods/foods.ts'
import type { Asked } from '../wish.ts'
import { isChiliTheSpice } from './dish.ts'
import { toNumber } from './figures.ts'
import { FOOD_WORDS, toUnits, type Unit } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { isCooked, readOwnFood } from './own-food.ts'

/** Foods named in the text, including those in the dish's own name. */
export function readAsked(wanted: readonly Unit[], dish: Meaning | undefined): Asked[] {
  const asked: Asked[] = []
  for (const [index, unit] of wanted.entries()) {
    const meaning = unit.meaning
    if (!meaning?.foods || meaning.foods.length === 0) continue
    // A request to bake bread does not list bread as an ingredient.
    if (dish?.form === 'bread' && meaning.foods.join() === 'bread') continue
    if (meaning.form !== undefined && meaning !== dish && !FOOD_WORDS.has(unit.word)) continue
    const foods = isChiliTheSpice(wanted, index)
      ? (FOOD_WORDS.get(unit.word)?.foods ?? meaning.foods)
      : meaning.foods
    asked.push({
      word: meaning.form ? nameOf(foods, unit.typed) : unit.typed,
      foods,
      cooked: meaning.cooked ?? isCooked(wanted.slice(Math.max(0, index - 2), index), foods),
      ...countOf(wanted, index),
      ...(meaning.several ? { several: true } : {}),
      ...(meaning.instead ? { instead: meaning.instead } : {}),
      ...(meaning.loose ? { loose: true } : {}),
    })
  }
  return asked
}

/** 'Two eggs' gives two, 'half an onion' a half. */
function countOf(wanted: readonly Unit[], index: number): { count?: number } {
  const words = wanted.slice(Math.max(0, index - 3), index).map(({ word }) => word)
  // Adjectives between number and food are skipped: 'six small courgettes'.
  const said = words.filter((word) => !SIZES.has(word))
  const last = said.at(-1) ?? ''
  const before = said.at(-2) ?? ''
  if (last === 'half' || (before === 'half' && /^an?$/.test(last))) return { count: 0.5 }
  const count = toNumber(last)
  return count === undefined || count <= 0 || count > 12 ? {} : { count }
}

const SIZES = new Set(['small', 'large', 'big', 'medium', 'ripe', 'fresh', 'old', 'stale', 'whole'])

/** The main food of a dish of which only the name was said. */
function nameOf(foods: readonly FoodId[], typed: string): string {
  const [first] = foods
  return first && !FOOD_WORDS.has(toKey(typed)) ? (FOODS[first].short ?? FOODS[first].name) : typed
}

/** The cook's own list: known foods, and unknown ones in their words. */
export function readOwn(ingredients: readonly string[]): {
  asked: Asked[]
  unknownNames: string[]
} {
  const asked: Asked[] = []
  const unknownNames: string[] = []
  for (const entry of ingredients.slice(0, 100)) {
    const name = parseIngredientLine(entry).name
    const own = name
      .replace(/[^\p{L}\p{N} '%.-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 40)
    if (own === '') continue
    const units = toUnits(toTokens(name), FOOD_WORDS)
    const first = units.findIndex(({ meaning }) => meaning?.foods && meaning.foods.length > 0)
    const unit = headOf(units, first)
    const food = readOwnFood(name, units, unit)
    if (!food) {
      unknownNames.push(own)
      continue
    }
    const cooked = unit?.meaning?.cooked ?? isCooked(units, food.foods)
    asked.push({ word: unit?.typed ?? own, own, cooked, ...food })
  }
  return { asked, unknownNames }
}

/** Of adjacent foods the last is meant: the stock of 'chicken stock'. */
function headOf(units: readonly Unit[], first: number): Unit | undefined {
  let index = first
  while (units[index + 1]?.meaning?.foods) index += 1
  return units[index]
}

/** One wish per food: the cook's own entry takes precedence over the same word in the text. */
export function once(asked: readonly Asked[]): Asked[] {
  return asked.filter(
    (name, index) =>
      !asked
        .slice(0, index)
        .some((earlier) => earlier.word === name.word || sameFoods(earlier, name)),
  )
}

function sameFoods(a: Asked, b: Asked): boolean {
  return (
    a.instead === b.instead &&
    a.foods.length === b.foods.length &&
    a.foods.every((id) => b.foods.includes(id))
  )
}
