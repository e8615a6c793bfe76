import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { toNumber } from '@potluck/kitchen/composer'
import { type Ingredient, identify, kindsOf, nutritionOf } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import type { CookRequest } from './request.ts'
import { isToUseUp } from './wishes/leaves-open.ts'
import { ingredientsOf } from './wishes/shelf.ts'

/** An amount of a food that the cook has: 'two sausages', 'half a jar of tahini'. */
type Stock = { typed: string; grams: number; any: readonly Ingredient[] }

/**
 * Limits an answer to as many servings as the cook's amounts are enough for: two sausages are a dinner for one. If the
 * request fixes the number of servings, says instead what there is too little of.
 * @param withServings makes the same answer for another number of servings
 */
export function keepAmounts(
  answer: Answer,
  request: CookRequest,
  withServings: (servings: number) => Answer,
): Answer {
  if (answer.kind !== 'recipe' || request.previous || request.mode === 'adapt') return answer
  // `tellBesides` says how much of '300 g to use up' a dish takes.
  if (isToUseUp(request.text) && /\d ?k?g\b/i.test(request.text)) return answer
  const { recipe } = answer
  const short = readStock(request)
    .flatMap((stock) => {
      const needed = gramsIn(recipe, stock.any)
      return needed * ENOUGH > stock.grams ? [{ stock, share: stock.grams / needed }] : []
    })
    .toSorted((one, other) => one.share - other.share)
  const [scarcest] = short
  if (!scarcest) return answer
  const { typed } = scarcest.stock
  const servings = Number(recipe.servings) || 1
  const enoughFor = Math.floor(servings * scarcest.share + ROUNDED)
  const isAsked = request.servings !== undefined || FOR_SO_MANY.test(request.text)
  const fewer = enoughFor < 1 || isAsked ? undefined : withServings(enoughFor)
  if (fewer?.kind !== 'recipe' || Number(fewer.recipe.servings) !== enoughFor)
    return say(answer, `It takes more than your ${typed}: get more of it, or make less of all.`)
  return say(fewer, `Made for ${enoughFor === 1 ? 'one' : enoughFor}: ${typed} will do for that.`)
}

const FOR_SO_MANY =
  /\b(?:for|serves?|serving|feeds?) (?:\d|one|two|three|four|five|six|eight|ten|twelve|a crowd|us|my|our|the)\b/i

/** The share of the amount needed that still counts as enough. */
const ENOUGH = 0.75
/** The part of a serving that may be missing from the last one. */
const ROUNDED = 0.2

function say(answer: Extract<Answer, { kind: 'recipe' }>, sentence: string): Answer {
  const { recipe } = answer
  return {
    ...answer,
    recipe: { ...recipe, description: `${sentence} ${recipe.description}` },
  }
}

function gramsIn(recipe: RecipeData, any: readonly Ingredient[]): number {
  const lines = recipe.ingredients.filter((line) =>
    ingredientsOf(line).some((one) => any.some((food) => kindsOf(one).has(food))),
  )
  return weigh(lines)
}

function weigh(ingredients: readonly string[]): number {
  return nutritionOf({ ingredients: [...ingredients] }).lines.reduce(
    (sum, { grams }) => sum + (grams ?? 0),
    0,
  )
}

const PACKED =
  'jars?|tins?|cans?|packs?|packets?|bags?|tubs?|pots?|cartons?|bottles?|blocks?|heads?|boxe?s?'
/** 'Two sausages', 'half a jar of tahini', '300 g of tofu'. */
const COUNTED = new RegExp(
  `\\b(half an?|half|½|\\d+(?:[.,]\\d+)?|two|three|four|five|six|eight|ten|one|an?) ?(?:(${PACKED}|kg|g|grams?|ml) (?:of )?)?((?:[a-z-]+ )?[a-z-]+)`,
  'gi',
)

/**
 * Reads the amounts from the text and the ingredients. One onion, or a tin of tomatoes, does not count as an amount.
 */
function readStock({ text, ingredients }: CookRequest): Stock[] {
  return [text, ...ingredients].flatMap((said) =>
    [...said.matchAll(COUNTED)].flatMap(([, many = '', unit, food = '']) => {
      const any = foodOf(food)
      const count = countOf(many)
      // 'A tin of tomatoes' means some; 'two tins' are exactly two, and 'half a tin' is what is left.
      const isCounted = unit === undefined ? count > 1 && count <= MOST_PIECES : count !== 1
      if (!any || !isCounted) return []
      const line = `${count} ${toUnit(unit)} ${any.typed}`.replace(/ +/g, ' ')
      const grams = weigh([line]) || count * (USUAL[toUnit(unit)] ?? 0)
      const named = [many, unit, unit && !/^k?g/.test(unit) ? 'of' : '', any.typed]
      const typed = named.filter((part) => part).join(' ')
      return grams > 0 ? [{ typed, grams, any: any.foods }] : []
    }),
  )
}

/** Usual grams per package, for foods whose weight the kitchen does not know. */
const USUAL: Readonly<Record<string, number>> = {
  jar: 300,
  can: 400,
  pack: 250,
  packet: 250,
  bag: 300,
  tub: 250,
  pot: 250,
  carton: 400,
  bottle: 500,
  block: 250,
}

/** Higher numbers without a unit mean guests or minutes, not pieces of food. */
const MOST_PIECES = 12

function countOf(many: string): number {
  if (/^(?:half|½)/i.test(many)) return 0.5
  if (/^an?$/i.test(many)) return 1
  return toNumber(many.toLowerCase()) ?? Number(many.replace(',', '.'))
}

function toUnit(unit: string | undefined): string {
  if (unit === undefined) return ''
  const plain = unit.toLowerCase().replace(/(?<=[a-z])s$/, '')
  return plain === 'tin' ? 'can' : plain
}

/** The food that two words name, or else that the first word names; undefined if neither is a food. */
function foodOf(words: string): { typed: string; foods: Ingredient[] } | undefined {
  const [first = ''] = words.split(' ')
  for (const typed of /^\S+ (?:and|or|with|for|in|to|of)$/.test(words) ? [first] : [words, first]) {
    const parts = identify(parseIngredientLine(typed).name).flat()
    const foods = parts.flatMap(({ ingredient }) => ingredient ?? [])
    const isWhole = parts.every(({ ingredient, unread }) => ingredient && unread.length === 0)
    if (foods.length === 1 && isWhole) return { typed, foods }
  }
  return undefined
}
