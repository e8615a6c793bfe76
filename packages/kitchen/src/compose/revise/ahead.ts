import { isOneOf, readDish, readDishLine } from '../../adapting/read-dish.ts'
import { toSentences } from '../../adapting/take-out.ts'
import { findDurations } from '../../measures/find-durations.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { type Revised, withNote } from './change.ts'
import { type AheadPlan, freezePlan, NOT_FROZEN } from './freeze.ts'
import { sayFresh } from './kept-fresh.ts'
import { readClauses } from './vessels/clauses.ts'
import { isSimmered } from './vessels/stages.ts'

/**
 * A recipe made the day before: where one stops, how it is kept, and how it comes to the table. What is cooked is in the
 * refrigerator within two hours, keeps for three days and is heated to 74 °C (USDA 'Leftovers and Food Safety').
 */
export function makeAhead(recipe: RecipeData, isFrozen = false): Revised {
  const plan = isFrozen ? freezePlan(recipe, placeOfBaking(recipe)) : planFor(recipe)
  if (!plan) return { ok: false, reason: NOT_FROZEN }
  const { step, at, note, inside = 0 } = plan
  const changed = { ...recipe, instructions: withStop(recipe.instructions, { step, at, inside }) }
  return { ok: true, recipe: withNote(changed, note, [`made at once → ${note}`]) }
}

/** Before a step, or before one of its sentences. */
function withStop(
  steps: readonly string[],
  { step, at, inside }: { step: string; at: number; inside: number },
): string[] {
  if (inside === 0) return steps.toSpliced(at, 0, step)
  const sentences = toSentences(steps[at] ?? '')
  const [before, after] = [sentences.slice(0, inside).join(' '), sentences.slice(inside).join(' ')]
  return steps.toSpliced(at, 1, before, step, after)
}

/** The step and the sentence of it that begin to bake; -1 where nothing bakes. */
function placeOfBaking({ instructions }: RecipeData): { at: number; inside: number } {
  const isBaking = (sentence: string) => BAKES.test(sentence) && !PREHEATS.test(sentence)
  const at = instructions.findIndex((step) => toSentences(step).some(isBaking))
  return { at, inside: Math.max(0, toSentences(instructions[at] ?? '').findIndex(isBaking)) }
}

function planFor(recipe: RecipeData): AheadPlan {
  const { instructions } = recipe
  const title = recipe.title.normalize('NFD').replace(/\p{M}/gu, '')
  const end = instructions.length
  const { at: bakes, inside } = placeOfBaking(recipe)
  const isYeasted = YEAST.test(recipe.ingredients.join(' '))
  if (SALADS.test(title)) return { ...SALAD, at: end }
  if (isColdSoup(recipe, title)) return { ...COLD_SOUP, at: end }
  if (SAVORY_BAKES.test(title)) return { ...SAVORY_BAKE, at: end }
  const isShaped = OF_DOUGH.test(title) || instructions.some((one) => ROLLED.test(one))
  if (readDish(recipe).isBake && isShaped && bakes + inside > 0 && !isYeasted)
    return { ...SHAPED, at: bakes, inside }
  if (readDish(recipe).isBake) return { ...(isYeasted ? BREAD : CAKE), at: end }
  if (
    (ASSEMBLED.test(title) || instructions.some((step) => LAYERED.test(step))) &&
    bakes + inside > 0
  )
    return { ...ASSEMBLED_DISH, at: bakes, inside }
  if (/\bmash\w*|\bpur[eé]e\b/i.test(title)) return { ...MASH, at: end }
  if (hasPasta(recipe) && isOfMinutes(recipe)) return { ...LAST_MINUTE, at: 0 }
  if (isSimmered(recipe)) return { ...(hasPasta(recipe) ? PASTA : potFor(recipe)), at: end }
  if (isSweet(recipe)) return { ...COLD, at: end }
  if (isBoiled(instructions)) return { ...potFor(recipe), at: end }
  const at = firstHeat(instructions)
  const fresh = { ...FRESH, step: `${FRESH.step}${sayWaiting(recipe, at)}` }
  return at === 0
    ? { ...fresh, step: fresh.step.replace('stop here: cut', 'cut'), at: end }
    : { ...fresh, at }
}

/** What turns brown while it waits, and an oven that was heated before one stopped. */
function sayWaiting({ ingredients, instructions }: RecipeData, at: number): string {
  const isHeated = (steps: readonly string[]) =>
    readClauses(steps).some(({ deed, text }) => deed === 'preheat' && /\boven\b/i.test(text))
  const isCold = at > 0 && isHeated(instructions.slice(0, at)) && !isHeated(instructions.slice(at))
  const hasPotatoes = foodsOf(ingredients).some((food) => isOneOf(food, ['potato']))
  return `${hasPotatoes ? ' Cut raw potatoes wait in cold water and are dried well.' : ''}${isCold ? ' Heat the oven only before you go on.' : ''}`
}

const BAKES = /\b(?:bake|roast)\b|\boven\b[^.]*\b(?:cook|minutes?|mins?|hour)\b/i
/** Not yet in it, or out of it again. */
const PREHEATS = /^\W*pre-?heat[^.]*\.?$|\bpre-?heating\b|\b(?:take|remove)\b[^.]*\boven\b/i
const SALADS = /\b(?:salad|slaw)\b/i
const ASSEMBLED =
  /\b(?:lasagn\w+|casserole|gratin\w*|bake|pie|moussaka|pastitsio|enchiladas?|cannelloni|stuffed|mostaccioli|ziti|parmigiana|parmesan|cottage|strata|quiche|dauphinoise|schinkenfleckerl)\b/i
const LAYERED =
  /\b(?:casserole|baking|gratin|oven) ?dish\b|\b(?:muffin|mini muffin) (?:cups?|pan|tin)\b/i
const SAVORY_BAKES = /\b(?:quiche|frittata|pizza|flammkuchen)\b/i
const YEAST = /\b(?:yeast|sourdough|starter)\b/i

const POT = {
  step: 'To make it ahead, let it cool in shallow dishes, cover it and put it into the refrigerator within 2 hours: it keeps for 3 days and tastes rounder the next one. Heat it on the stove, stirring, until it bubbles all through (74 °C / 165 °F).',
  note: 'Made up to 3 days ahead and heated through before it is served.',
}
const MASH = {
  step: 'To make it ahead, fill it into a buttered dish, let it cool, cover it and put it into the refrigerator within 2 hours: it keeps for 2 days. Warm it, covered, at 160 °C (325 °F) for 30 minutes, or in a pot over low heat with a splash of milk, stirring, until it is 74 °C (165 °F); what is to be crisp comes on then.',
  note: 'Made up to 2 days ahead and warmed gently.',
}
/** A sauce of egg, cream or oil that is made while the pasta boils. */
const LAST_MINUTE = {
  step: 'To make it ahead, cut, grate and weigh everything up to 24 hours before and keep it covered in the refrigerator: the sauce is made while the pasta boils and would split or dry out if it waited.',
  note: 'Everything cut and weighed up to 24 hours ahead, and cooked in minutes.',
}
const PASTA = {
  step: 'To make it ahead, make the sauce alone, let it cool and keep it covered in the refrigerator for up to 3 days. Boil the pasta when you want to eat and heat the sauce until it bubbles (74 °C / 165 °F), loosened with a ladle of the pasta water.',
  note: 'The sauce made up to 3 days ahead, the pasta boiled fresh.',
}
const ASSEMBLED_DISH = {
  step: 'To make it ahead, stop here: let what is warm cool down, cover the dish and keep it in the refrigerator for up to 24 hours. Take it out while the oven heats and bake it 10 to 15 minutes longer than is said, covered at first, until it reads 74 °C (165 °F) in the middle.',
  note: 'Put together up to 24 hours ahead and baked when it is wanted.',
}
const SALAD = {
  step: 'To make it ahead, keep the dressing, what is crisp and what is leafy apart, each covered in the refrigerator, for up to 24 hours. Toss them just before you serve.',
  note: 'Cut and dressed apart up to 24 hours ahead, tossed just before it is served.',
}
const CAKE = {
  step: 'To make it ahead, let it cool on a rack, wrap it well and keep it at room temperature for up to 2 days, in the refrigerator where there is cream, custard or fresh cheese in it, or frozen for 3 months. Thaw it wrapped; cream, icing and fruit come on the day it is eaten.',
  note: 'Baked up to 2 days ahead, or frozen.',
}
const OF_DOUGH = /\b(?:biscuits?|scones?|cookies|shortbread|crackers|rugelach)\b/i
/** 'Cut into 9 squares', 'roll into balls': pieces of dough that hold their shape. */
const ROLLED =
  /\b(?:roll|shape|form|cut)\b[^.]*\b(?:dough|balls?)\b[^.]*\b(?:pieces|squares|rounds|balls|wedges|circles)\b/i
const SHAPED = {
  step: 'To make it ahead, stop here: lay the shaped pieces on a tray, cover them and keep them in the refrigerator for up to 24 hours, or freeze them on the tray and bag them for up to 3 months. Bake them cold, from the freezer without thawing, 2 to 3 minutes longer than is written; the oven is heated when you bake.',
  note: 'Shaped up to 24 hours ahead, or frozen, and baked fresh.',
}
const BREAD = {
  step: 'To make it ahead, bake it, let it cool and freeze it whole or in slices for up to 3 months. Warm it from frozen at 180 °C (350 °F) for 10 to 15 minutes, slices in the toaster.',
  note: 'Baked ahead and frozen, warmed when it is wanted.',
}
const SAVORY_BAKE = {
  step: 'To make it ahead, bake it, let it cool for no more than 2 hours and keep it covered in the refrigerator for up to 3 days. Warm it at 160 °C (325 °F) for 15 to 20 minutes, until it reads 74 °C (165 °F) in the middle.',
  note: 'Baked up to 3 days ahead and warmed when it is wanted.',
}
const COLD = {
  step: 'To make it ahead, cover it and keep it in the refrigerator for up to 2 days; what is crisp comes on just before you serve.',
  note: 'Made up to 2 days ahead and kept cold.',
}
const COLD_SOUP = {
  step: 'To make it ahead, boil, cut and chill all that goes in up to 24 hours before, each covered in the refrigerator. Pour the cold liquid over it when you serve, and do not warm it.',
  note: 'Everything cut and chilled up to 24 hours ahead, and put together cold.',
}
const FRESH = {
  step: 'To make it ahead, stop here: cut, season and mix what is not cooked yet up to 24 hours before and keep it covered in the refrigerator, raw meat and fish below all else. It is cooked just before you eat, since it is at its best from the heat; what is left keeps for 3 days and is heated to 74 °C (165 °F).',
  note: 'Prepared up to 24 hours ahead and cooked fresh.',
}

function potFor(recipe: RecipeData): Pick<AheadPlan, 'step' | 'note'> {
  return { ...POT, step: `${POT.step} ${sayFresh(recipe)}`.trim() }
}

/** Kefir that is poured over and heated by no step splits where it is. */
function isColdSoup({ ingredients, instructions }: RecipeData, title: string): boolean {
  if (COLD_SOUPS.test(title)) return true
  const poured = instructions.findLastIndex((step) => SOUR_MILK.test(step))
  const isPoured = poured >= 0 && ingredients.some((line) => SOUR_MILK.test(line))
  return isPoured && !instructions.slice(poured).some((step) => HEATS.test(step))
}

const COLD_SOUPS =
  /\b(?:cold|chilled|gazpacho|okroshka|ajo ?blanco|salmorejo|tarator|vichyssoise|chlodnik|saltibarsciai)\b/i
const SOUR_MILK = /\b(?:kefir|kvass|buttermilk)\b/i
const HEATS = /\b(?:cook|simmer|boil|fry|bake|heat|warm|oven|stove)\w*/i

function isOfMinutes({ instructions, ingredients }: RecipeData): boolean {
  const isOfEgg = foodsOf(ingredients).some((food) => isOneOf(food, ['egg', 'cream']))
  const isLong = instructions.some((step) =>
    findDurations(step).some(({ minutes }) => minutes.max >= LONG_SAUCE),
  )
  return isOfEgg && !isLong
}

/** Minutes from which a sauce has simmered and keeps. */
const LONG_SAUCE = 15

/** Before the first step that cooks something. */
function firstHeat(steps: readonly string[]): number {
  const first = readClauses(steps).find(
    ({ deed, text }) =>
      deed === 'cook' || deed === 'sear' || deed === 'boil' || INTO_OVEN.test(text),
  )
  return first?.step ?? 0
}

/** 'Put the tray into the oven for 20 minutes'. */
const INTO_OVEN =
  /^(?:then |next |now )?(?:put|place|pop|slide|return|transfer)\b[^.]*\b(?:in|into|to) (?:the |your )?(?:\p{L}+ )?oven\b/iu

/** Boiled and mashed, with nothing crisp about it. */
function isBoiled(steps: readonly string[]): boolean {
  const text = steps.join(' ')
  return (
    /\b(?:boil|simmer|mash)/i.test(text) &&
    !/\b(?:fry|fried|grill|roast|bake|sear|crisp)/i.test(text)
  )
}

function hasPasta({ ingredients }: RecipeData): boolean {
  return foodsOf(ingredients).some((food) => isOneOf(food, ['pasta', 'noodles']))
}

function isSweet({ ingredients }: RecipeData): boolean {
  const foods = foodsOf(ingredients)
  const isSweetened = foods.some((food) => isOneOf(food, ['sugar', 'honey', 'syrup', 'chocolate']))
  return (
    isSweetened &&
    !foods.some((food) => isOneOf(food, ['meat', 'poultry', 'fish', 'onion', 'garlic', 'legume']))
  )
}

function foodsOf(ingredients: readonly string[]) {
  return ingredients.flatMap((line) => readDishLine(line).foods)
}
