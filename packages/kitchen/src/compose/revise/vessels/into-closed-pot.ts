import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { isOneOf, readDishLine } from '../../../adapting/read-dish.ts'
import { toSentences } from '../../../adapting/take-out.ts'
import { parseIngredientLine } from '../../../ingredient-lines/parse-ingredient-line.ts'
import { isKindOf } from '../../../lexicon/lexicon.ts'
import { findTemperatures } from '../../../measures/find-temperatures.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { formatDuration } from '../../../times/format-duration.ts'
import { parseDuration } from '../../../times/parse-duration.ts'
import { type Revised, withNote } from '../change.ts'
import { timesLines } from '../times-lines.ts'
import { minutesIn, readClauses } from './clauses.ts'
import { cookClosed } from './closed-pot.ts'
import { FROM_PRESSURE, fromPressure, isOfPressure } from './from-pressure.ts'
import { isSlowCooked } from './from-slow-cooker.ts'
import { isWhole } from './last-look.ts'
import { pairSteps } from './pair-steps.ts'
import { type ClosedPot, minutesAtPressure, type PotTime, potTimeOf } from './pot-times.ts'
import { roastClosed } from './roast-in-pot.ts'
import { titleIn } from './vessel.ts'
import { causeAgainst, hasMeat, sayDry } from './why-not-closed.ts'
import { writeForPot } from './written-for-pot.ts'

/**
 * A recipe in the slow cooker or under pressure: what simmers, and what roasts for long. All else is declined, with
 * what would be the better for it. How a slow cooker is filled is the USDA's 'Slow Cookers and Food Safety'.
 */
export function intoClosedPot(recipe: RecipeData, pot: ClosedPot): Revised {
  if (pot === 'slow cooker' && isSlowCooked(recipe))
    return { ok: false, reason: 'It is made in the slow cooker as it is.' }
  if (pot === 'pressure cooker' && isMadeUnderPressure(recipe))
    return { ok: false, reason: 'It is made in the pressure cooker as it is.' }
  const time = potTimeOf(recipe)
  const reason = causeAgainst(recipe, pot)
  if (!time || reason) return { ok: false, reason: reason ?? sayDry(recipe, pot, time) }
  const wasPressed = pot === 'slow cooker' && isOfPressure(recipe)
  // Under pressure nothing boils away either.
  const thick = pot === 'slow cooker' && !wasPressed ? withLessLiquid(recipe) : undefined
  const before = thick?.recipe ?? recipe
  const moved = moveSteps(before, pot, time)
  const isMoved =
    moved && !isLeftBehind(moved, pot) && isWhole(recipe, { ...before, instructions: moved })
  if (isMoved) return { ok: true, recipe: writeMoved(recipe, { pot, time, told: moved, thick }) }
  if (wasPressed) return { ok: false, reason: FROM_PRESSURE }
  const written = writeForPot(before, pot, time)
  return written
    ? { ok: true, recipe: writeMoved(recipe, { pot, ...written, thick }) }
    : { ok: false, reason: sayDry(recipe, pot, time) }
}

/** The recipe's own steps for the pot; undefined where it does not simmer. */
function moveSteps(recipe: RecipeData, pot: ClosedPot, time: PotTime): string[] | undefined {
  const cooked =
    pot === 'slow cooker' && isOfPressure(recipe)
      ? fromPressure(recipe, time)
      : (cookClosed(recipe, pot, time) ?? roastClosed(recipe, pot, time))
  const named =
    pot === 'pressure cooker' ? cooked?.map((step) => step.replace(SLOW_POT, pot)) : cooked
  return named && withUnsaid(recipe, named)
}

/** 'The bottom of a slow-cooker' of what is under pressure now. */
const SLOW_POT = /\b(?:slow[- ]cooker|crock ?-?pot)\b/gi

/** The recipe with its new method, and with what one has to know of the pot. */
function writeMoved(
  recipe: RecipeData,
  moved: {
    pot: ClosedPot
    time: PotTime
    told: readonly string[]
    thick: ReturnType<typeof withLessLiquid>
  },
): RecipeData {
  const { pot, time, told, thick } = moved
  const before = thick?.recipe ?? recipe
  const tips = [
    ...(needsBoiling(recipe, pot) ? [BOIL_BEANS] : []),
    ...(pot === 'slow cooker' && hasMeat(recipe) ? [THAWED] : []),
    ABOUT[pot].tip,
    ...recipe.tips,
  ]
  const changed = {
    ...before,
    ...timesIn(recipe, { pot, time, told }),
    title: titleIn(recipe.title, pot),
    instructions: [...told],
    tips: tips.slice(0, MOST_TIPS),
  }
  const compared = pairSteps(recipe.instructions, told)
  const less = thick && 'A third less liquid, for none of it boils away.'
  const isBrowned = readClauses(told).some(({ deed, isApart }) => deed === 'sear' && !isApart)
  const note = isBrowned ? ABOUT[pot].browned : ABOUT[pot].note
  const noted = withNote(changed, note, [...(thick?.comparisons ?? []), ...compared])
  return less ? withNote(noted, less, []) : noted
}

/** A sweetener that no step names goes in with the rest. */
function withUnsaid({ ingredients }: RecipeData, steps: readonly string[]): string[] {
  const said = steps.flatMap((step) => findFoodSpans(step).map(({ ingredient }) => ingredient))
  const unsaid = ingredients.flatMap((line) => {
    const { line: read, foods } = readDishLine(line)
    const isSweet = foods.some((food) => isOneOf(food, ['sugar', 'honey', 'syrup']))
    const isNamed = said.some((one) =>
      foods.some((food) => isKindOf(food, one) || isKindOf(one, food)),
    )
    return isSweet && !isNamed && !read.optional ? [read.name.toLowerCase()] : []
  })
  if (unsaid.length === 0 || steps.some((step) => /\bingredients\b|\bmarinade\b/i.test(step)))
    return [...steps]
  return steps.map((step) =>
    step.replace(
      /(?=(?:Cover and cook on low|Close the lid and cook))/,
      `Add the ${unsaid.join(' and ')} too. `,
    ),
  )
}

function timesIn(
  recipe: RecipeData,
  { pot, time, told }: { pot: ClosedPot; time: PotTime; told: readonly string[] },
): Pick<RecipeData, 'cookTime' | 'totalTime'> {
  // It comes to pressure in ten minutes and comes down in ten.
  const closed = pot === 'slow cooker' ? time.low[0] * 60 : minutesAtPressure(time, recipe) + 20
  const minutes = closed + restedAfter(told)
  const prepared = parseDuration(recipe.prepTime)
  return {
    cookTime: formatDuration(minutes),
    totalTime: prepared.ok ? formatDuration(prepared.minutes.max + minutes) : '',
  }
}

/** Minutes that it lies or rests in the pot once it is cooked. */
function restedAfter(told: readonly string[]): number {
  const clauses = readClauses(told)
  const closed = clauses.findIndex(({ text }) => /\b(?:on low|high pressure) for\b/.test(text))
  return clauses
    .slice(closed + 1)
    .filter(
      ({ isApart, text }) => !isApart && /^(?:let|leave)\b[^.]*\b(?:rest|stand|sit)\b/i.test(text),
    )
    .reduce((sum, { text }) => sum + minutesIn(text), 0)
}

/** Nothing boils away: a stew takes two thirds of its liquid, a soup stays one. */
function withLessLiquid(recipe: RecipeData): ReturnType<typeof timesLines> {
  const { ingredients, title } = recipe
  if (SOUPS.test(title)) return undefined
  const thirsty = ingredients.some(
    (line) => THIRSTY.test(line) && !/\bto serve|for serving/i.test(line),
  )
  const lines = ingredients.filter((line) => {
    const { name, quantity } = parseIngredientLine(line)
    return (
      quantity !== undefined &&
      THIN.test(name) &&
      !/\b(?:cubes?|powder|granules)\b/i.test(line) &&
      isMuch(line)
    )
  })
  return thirsty || lines.length === 0 ? undefined : timesLines(recipe, lines, 2 / 3)
}

const SOUPS =
  /\b(?:soup|broth|chowder|bisque|stock|gumbo|pho|ramen|minestrone|borscht|goulash soup)\b/i
const THIRSTY =
  /\b(?:rice|barley|lentils?|split peas|quinoa|pasta|noodles|dr(?:y|ied) (?:\p{L}+ )?beans)\b/iu
const THIN =
  /^(?:(?:low[- ]sodium|hot|warm|cold|chicken|beef|vegetable|veggie|red|white|dry|dark|brown|lamb|fish|or|and|of) )*(?:stock|broth|bouillon|water|wine|beer|stout|ale)\b/i

/** Less than a cup is no sea to boil away. */
function isMuch(line: string): boolean {
  const { quantity, unit } = parseIngredientLine(line)
  const ml =
    unit === 'ml'
      ? 1
      : unit === 'l'
        ? 1000
        : unit === 'cup'
          ? 240
          : unit === 'quart'
            ? 950
            : unit === 'pint'
              ? 470
              : 0
  return (quantity?.max ?? 0) * ml >= 400
}

/** A heat of the oven, or of the stove, that is spoken of once all is in the closed pot. */
function isLeftBehind(steps: readonly string[], pot: ClosedPot): boolean {
  const sentences = steps.flatMap(toSentences)
  const from = sentences.findIndex((one) => one.includes(pot) || /\bhigh pressure\b/.test(one))
  const later = sentences.slice(from)
  const isBaked = later.some((one) => /\bovenproof dish|\bbroiler\b|\bbake\b/i.test(one))
  if (isBaked) return false
  return later.some((one) => {
    const hot = findTemperatures(one)
      .flat()
      .some(({ scale, max }) => max >= (scale === 'F' ? 220 : 105))
    return (
      (hot || /\b(?:in|into|from|to) the oven\b/i.test(one)) && !/^(?:meanwhile|serve)/i.test(one)
    )
  })
}

function isMadeUnderPressure({ instructions }: RecipeData): boolean {
  const named = instructions.filter((step) => /\bpressure cooker\b/i.test(step))
  return (
    named.length > 1 ||
    instructions.some((step) => /\b(?:high|low) pressure\b|\bpressure[- ]cook\b/i.test(step))
  )
}

/** Dried kidney beans are poisonous until they have boiled. */
function needsBoiling({ ingredients }: RecipeData, pot: ClosedPot): boolean {
  return (
    pot === 'slow cooker' &&
    ingredients.some((line) => {
      const isBean = readDishLine(line).foods.some((food) => isOneOf(food, ['bean']))
      return isBean && /\bdr(?:y|ied)\b/i.test(line) && !/\bgreen|lentil|pea\b/i.test(line)
    })
  )
}

/** FDA 'Bad Bug Book': phytohaemagglutinin is gone after 10 minutes at a boil, and not at a slow cooker's heat. */
const BOIL_BEANS =
  'Soak dried beans overnight and boil them hard for 10 minutes in fresh water before they go into the slow cooker: its heat alone does not make them safe.'
const MOST_TIPS = 4

/** USDA 'Slow Cookers and Food Safety'. */
const THAWED = 'Thaw the meat before it goes in: from frozen it stays lukewarm for too long.'

const ABOUT: Record<ClosedPot, { note: string; browned: string; tip: string }> = {
  'slow cooker': {
    note: 'In the slow cooker, where it cooks by itself.',
    browned:
      'In the slow cooker: what is browned first is still browned in a pan, the rest cooks by itself.',
    tip: 'Fill the slow cooker between half and two thirds, and leave the lid on: each look costs half an hour.',
  },
  'pressure cooker': {
    note: 'In the pressure cooker, closed once all is in it.',
    browned:
      'In the pressure cooker: what is browned first is browned in it with the lid off, then it is closed.',
    tip: 'It needs at least 250 ml (1 cup) of thin liquid, so add water where there is less, and is filled no more than two thirds, half with beans or grains.',
  },
}
