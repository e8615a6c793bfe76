import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { scaleTo, vesselsFor } from '@potluck/kitchen/composer'
import type { Conditions } from './read-request.ts'

/** The scaled recipe, and sentences about how to make it in that amount. */
type ScaledDish = { recipe: RecipeData; said: readonly string[] }

/**
 * Scales a dish to another number of servings. What is baked in a tin, or wrapped whole in pastry, is made whole, once
 * or several times, because a part of it would need a different time. Anything else is scaled to any number.
 */
export function scalePortions(
  whole: RecipeData,
  dish: Dish,
  { servings, pieces }: Pick<Conditions, 'servings' | 'pieces'>,
): ScaledDish {
  const asked = servings ?? portionsFor(dish, pieces)
  if (asked === undefined || asked === dish.serves) return { recipe: whole, said: [] }
  if (isWhole(dish)) return inWholes(whole, dish, asked)
  const scaled = scale(whole, asked)
  if (!scaled)
    return { recipe: whole, said: [`I cannot make it for ${asked}: this is for ${dish.serves}.`] }
  return (
    inFormed(scaled, dish, asked) ?? {
      recipe: scaled,
      said: tellDishes(dish, asked) ?? tellBatches(dish, asked),
    }
  )
}

/**
 * Forms several loaves, logs or rolls of the size that the recipe gives, because its minutes hold for that size.
 * Undefined if one is enough, or if the recipe forms none.
 */
function inFormed(recipe: RecipeData, { serves }: Dish, asked: number): ScaledDish | undefined {
  const { count } = vesselsFor(asked / serves)
  const [, noun = ''] = recipe.instructions.map((text) => FORMED.exec(text)).find(Boolean) ?? []
  if (count < 2 || noun === '') return undefined
  const many = `${NUMBERS[count] ?? count} ${plural(noun)}`
  const instructions = recipe.instructions.map((text) =>
    text
      .replace(FORMED, (found) => found.replace(/\ba (?:firm )?\w+ /, `${many}, each `))
      .replace(new RegExp(`\\b(over|around) the ${noun}\\b`, 'g'), `$1 the ${plural(noun)}`)
      .replace(new RegExp(`\\bthe ${noun}\\b`, 'g'), `each ${noun}`),
  )
  return {
    recipe: { ...recipe, instructions },
    said: [
      `For ${asked} form ${many}, each as large as the recipe says, side by side: each bakes as long as one.`,
    ],
  }
}

const FORMED = /\bform a (?:firm )?(loaf|log|roll) (?=\d+ by \d+ cm)/i

function plural(noun: string): string {
  return noun === 'loaf' ? 'loaves' : `${noun}s`
}

/** Says to divide a bake among several dishes or to take a smaller one. Undefined if no baking dish is used. */
function tellDishes({ steps, serves }: Dish, asked: number): string[] | undefined {
  if (!steps.some(({ text }) => BAKING_DISH.test(text))) return undefined
  const { count, share } = vesselsFor(asked / serves)
  if (count > 1)
    return [
      `For ${asked} divide it among ${NUMBERS[count] ?? count} dishes: each bakes as long as one, and two in the oven at once a few minutes more.`,
    ]
  if (share >= SMALLER) return []
  return [`For ${asked} take a smaller dish, filled as high: look 10 minutes earlier.`]
}

const BAKING_DISH = /\b(?:baking|gratin|casserole|pie|ovenproof) dish\b|\d l dish\b|\bdish of \d/i
/** The share of the usual amount down to which a dish still bakes as usual. */
const SMALLER = 0.7

function tellBatches({ kind, serves, steps }: Dish, asked: number): string[] {
  const factor = asked / serves
  const { count } = vesselsFor(factor)
  if (kind === 'roast' && count > 1)
    return [
      `For ${asked} roast ${NUMBERS[count] ?? count} pieces side by side, each as large as one for ${serves}: they take as long as one, and a few minutes more in a full oven.`,
    ]
  if (kind === 'roast' && factor < SMALLER && steps.some(({ text }) => /°C/.test(text)))
    return [
      `The piece is smaller than the usual one for ${serves} and is done earlier: begin to measure its heat after ${shareOfTime(factor)} of the written time.`,
    ]
  if (factor < BATCHES) return []
  return [
    `For ${asked} it is about ${timesOf(factor)} the usual amount: cook it in as many batches as your pots and oven hold. Each takes the time that is written.`,
  ]
}

/** The share of the time that a smaller roast takes, in words: time grows with about the 2/3 power of the weight. */
function shareOfTime(factor: number): string {
  const share = factor ** (2 / 3)
  if (share < 0.42) return 'a third'
  return share < 0.6 ? 'half' : 'two thirds'
}

/** Times the usual amount, from which on no pot in a home kitchen is large enough. */
const BATCHES = 3

/**
 * The servings that a number of pieces comes to, such as 'two dozen cookies' of a dish that makes 24. Undefined if no
 * pieces are asked for or the dish does not make such pieces.
 */
function portionsFor({ makes, serves }: Dish, pieces: Conditions['pieces']): number | undefined {
  const [, count, noun] = /^(?:about )?(\d+) ([a-z ]+)/i.exec(makes ?? '') ?? []
  if (!pieces || count === undefined || !noun?.includes(pieces.noun.replace(/s$/, '')))
    return undefined
  return Math.max(1, Math.round((serves * pieces.count) / Number(count)))
}

/** Kinds of dish that are baked whole if they are baked in a tin. */
const IN_TIN: ReadonlySet<Dish['kind']> = new Set(['bread', 'cake', 'pie', 'tart'])
const TIN =
  /\b(?:loaf|square|cake|springform|round|bundt|tart|pie|fluted|ring)\b[^.]{0,20}\b(?:tins?|pans?|dish|plate|form|molds?)\b|\btins?\b/i
const ONE_PIECE = /\b(?:tenderloin|fillet|center cut|loin)\b/i

function isWhole({ kind, needs, lines, steps, makes }: Dish): boolean {
  // Cupcakes can be made in any number.
  if (/^(?:about )?\d+ (?!large|loaf|cake)/.test(makes ?? '') && !/^1 /.test(makes ?? ''))
    return false
  const isInTin = needs.includes('tin') || steps.some(({ text }) => TIN.test(text))
  const isWrapped =
    kind === 'pastry' && lines.some(({ role, text }) => role === 'main' && ONE_PIECE.test(text))
  return (IN_TIN.has(kind) && isInTin) || isWrapped
}

function inWholes(whole: RecipeData, dish: Dish, asked: number): ScaledDish {
  const times = Math.ceil(asked / (dish.serves * GENEROUS))
  if (times <= 1 && asked >= dish.serves)
    return { recipe: { ...whole, servings: String(asked) }, said: [] }
  if (times <= 1)
    return { recipe: whole, said: [`It is made in one piece, which is enough for ${dish.serves}.`] }
  const recipe = scale(whole, dish.serves * times)
  if (!recipe)
    return { recipe: whole, said: [`This is for ${dish.serves}: make it ${timesOf(times)}.`] }
  const many = NUMBERS[times] ?? String(times)
  return {
    recipe,
    said: [
      `For ${asked} make ${many} of it, each as large as the recipe says: that is enough for ${dish.serves * times}. The amounts are for ${times === 2 ? 'both' : `all ${many}`}, so divide them evenly. Each bakes as long as one; two in the oven at once may need a few minutes more.`,
    ],
  }
}

/** How far one cake or pie is stretched before another is made: to a fifth more servings. */
const GENEROUS = 1.2
const NUMBERS: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
}

function timesOf(factor: number): string {
  const rounded = Math.round(factor)
  return `${NUMBERS[rounded] ?? rounded} times`
}

/** Scales a recipe without noting that as an adaptation; undefined if it cannot be scaled. */
function scale(recipe: RecipeData, servings: number): RecipeData | undefined {
  const scaled = scaleTo(recipe, servings)
  const { adaptations, originalVsAdapted } = recipe
  return scaled.ok ? { ...scaled.recipe, adaptations, originalVsAdapted } : undefined
}
