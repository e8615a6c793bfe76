import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { isOneOf, readDish, readDishLine } from '../../../adapting/read-dish.ts'
import { toSentences } from '../../../adapting/take-out.ts'
import { parseIngredientLine } from '../../../ingredient-lines/parse-ingredient-line.ts'
import { isKindOf } from '../../../lexicon/lexicon.ts'
import { findTemperatures } from '../../../measures/find-temperatures.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { formatDuration } from '../../../times/format-duration.ts'
import { parseDuration } from '../../../times/parse-duration.ts'
import { type Revised, withNote } from '../change.ts'
import { timesLines } from '../times-lines.ts'
import { readClauses } from './clauses.ts'
import { cookClosed } from './closed-pot.ts'
import { FROM_PRESSURE, fromPressure, isOfPressure } from './from-pressure.ts'
import { isSlowCooked } from './from-slow-cooker.ts'
import {
  type ClosedPot,
  minutesAtPressure,
  type PotTime,
  potTimeOf,
  simmeredFor,
} from './pot-times.ts'
import { roastClosed } from './roast-in-pot.ts'
import { titleIn } from './vessel.ts'

/**
 * A recipe in the slow cooker or under pressure: what simmers, and what roasts for long. All else is declined, with
 * what would be the better for it. How a slow cooker is filled is the USDA's 'Slow Cookers and Food Safety'.
 */
export function intoClosedPot(recipe: RecipeData, pot: ClosedPot): Revised {
  if (pot === 'slow cooker' && isSlowCooked(recipe))
    return { ok: false, reason: 'It is made in the slow cooker as it is.' }
  const isPressed = isMadeUnderPressure(recipe)
  if (pot === 'pressure cooker' && isPressed)
    return { ok: false, reason: 'It is made in the pressure cooker as it is.' }
  const wasPressed = pot === 'slow cooker' && isOfPressure(recipe)
  const time = potTimeOf(recipe)
  const kind = kindOf(recipe)
  if (!time || kind) return { ok: false, reason: WHY_NOT[kind ?? dryKindOf(recipe)](pot) }
  if (CHILLED.test(recipe.title)) return { ok: false, reason: WHY_NOT.cold(pot) }
  if (pot === 'slow cooker' && hasRawRice(recipe)) return { ok: false, reason: RICE }
  // Under pressure nothing boils away either.
  const thick = pot === 'slow cooker' && !wasPressed ? withLessLiquid(recipe) : undefined
  const before = thick?.recipe ?? recipe
  const cooked = wasPressed
    ? fromPressure(before, time)
    : (cookClosed(before, pot, time) ?? roastClosed(before, pot, time))
  const told = cooked && withUnsaid(before, cooked)
  if (!told || isLeftBehind(told, pot))
    return {
      ok: false,
      reason: wasPressed
        ? FROM_PRESSURE
        : (sayInSauce(recipe, pot, time) ?? WHY_NOT[dryKindOf(recipe)](pot)),
    }
  return { ok: true, recipe: writeMoved(recipe, { pot, time, told, thick }) }
}

/** Blended or set cold: nothing of it stews. */
const CHILLED = /\bp[aâ]t[eé]\b|\b(?:mousse|dip|spread|rillettes)\b/i

/** Meat that cooks for minutes in a sauce of its own: how one does it in a closed pot, though its steps are others. */
function sayInSauce(recipe: RecipeData, pot: ClosedPot, time: PotTime): string | undefined {
  const isInSauce = recipe.ingredients.some((line) => SAUCE.test(line))
  if (
    !hasMeat(recipe) ||
    !isInSauce ||
    /\b(?:crispy|breaded|schnitzel|fried)\b/i.test(recipe.title)
  )
    return undefined
  const [from, to] = time.low
  const cooks =
    pot === 'slow cooker'
      ? `for ${from} to ${to} hours on low`
      : `for ${time.pressure} minutes at high pressure, and let the pressure fall by itself for 10`
  return `Its steps cook the meat for minutes in an open pan, so I leave them as they are. How it is done in the ${pot}: leave the meat in pieces of 4 cm, brown it and the onions in a pan, put them in with the spices and the stock or tomatoes (at least 250 ml in all), and cook it ${cooks}, ${time.until.replace('BIRD', 'chicken')}. Cream, yogurt, cheese and fresh herbs come in at the end; pasta and rice are cooked apart.`
}

const SAUCE = /\b(?:stock|broth|cream|yogh?urt|tomato(?:es)?|passata|coconut milk|wine|beer)\b/i

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
    ...timesIn(recipe, pot, time),
    title: titleIn(recipe.title, pot),
    instructions: [...told],
    tips: tips.slice(0, MOST_TIPS),
  }
  const compared = compare(recipe.instructions, told)
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

/** Each old step beside the new one that has most of its words, or beside none. */
function compare(before: readonly string[], after: readonly string[]): string[] {
  return before.flatMap((step) => {
    if (after.includes(step)) return []
    const [best] = after
      .map((one) => ({ one, alike: share(one, step) }))
      .sort((a, b) => b.alike - a.alike)
    return [`${step} → ${best && best.alike > ALIKE ? best.one : 'not needed'}`]
  })
}

const ALIKE = 0.35

function share(one: string, other: string): number {
  const words = new Set(one.toLowerCase().match(/\p{L}+/gu) ?? [])
  const all = other.toLowerCase().match(/\p{L}+/gu) ?? []
  return all.filter((word) => words.has(word)).length / Math.max(1, all.length)
}

function timesIn(
  recipe: RecipeData,
  pot: ClosedPot,
  time: PotTime,
): Pick<RecipeData, 'cookTime' | 'totalTime'> {
  // It comes to pressure in ten minutes and comes down in ten.
  const minutes = pot === 'slow cooker' ? time.low[0] * 60 : minutesAtPressure(time, recipe) + 20
  const prepared = parseDuration(recipe.prepTime)
  return {
    cookTime: formatDuration(minutes),
    totalTime: prepared.ok ? formatDuration(prepared.minutes.max + minutes) : '',
  }
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

/** Rice that cooks in the dish and not beside it. */
function hasRawRice({ ingredients, instructions }: RecipeData): boolean {
  const isListed = ingredients.some(
    (line) =>
      /\brice\b/i.test(line) &&
      !/\b(?:cooked|vinegar|wine|noodles?|paper|flour|syrup|to serve|for serving|cauliflower|bran)\b/i.test(
        line,
      ),
  )
  return (
    isListed &&
    readClauses(instructions).some(
      ({ text, isApart }) =>
        !isApart &&
        /\b(?:add|stir in|pour in|toast|distribute|scatter|sprinkle|spread)\b[^.]*\brice\b(?! (?:vinegar|wine|noodle))/i.test(
          text,
        ),
    )
  )
}

const RICE =
  'The rice that cooks in it would turn to mush in the hours that a slow cooker takes, so I leave it as it is made now. What works is to cook the rest of such a dish in it and the rice apart.'

/** What no closed pot makes. */
function kindOf(recipe: RecipeData): 'bake' | 'cold' | undefined {
  const dish = readDish(recipe)
  // Flour stirred 'like a batter' into a gravy makes no bake.
  const isBaked = /\b(?:oven|bak(?:e|ed|ing)|dough|pancakes?|cr[eê]pes?|waffles?|dumplings?)\b/i
  const isOfDough = dish.isBake && isBaked.test([recipe.title, ...recipe.instructions].join(' '))
  if (isOfDough && !/\b(?:stew|soup|chili|curry|goulash|braise)\b/i.test(recipe.title))
    return 'bake'
  const isCold =
    /\b(?:salad|smoothie|ceviche|tartare|sandwich|ice cream|gazpacho|slaw|guacamole|salsa)\b/i.test(
      recipe.title,
    )
  return isCold ? 'cold' : undefined
}

/** What cooks without liquid is quick, or else has no tested time in a closed pot. */
function dryKindOf({ instructions }: RecipeData): 'quick' | 'untested' {
  return simmeredFor(instructions) >= NOT_QUICK ? 'untested' : 'quick'
}

const NOT_QUICK = 20

const WHY_NOT: Record<'bake' | 'cold' | 'quick' | 'untested', (pot: ClosedPot) => string> = {
  bake: (pot) =>
    `Dough and batter need dry heat to rise and brown, and a ${pot} is wet inside: it would come out pale and soggy, so I leave it as it is made now. What does well in it are stews, braises, soups, beans and pulled meat.`,
  cold: (pot) =>
    `It is not cooked for long enough that a ${pot} could help: I leave it as it is made now. What does well in it are stews, braises, soups, beans and pulled meat.`,
  quick: (pot) =>
    `It is quick and dry cooking, and hours of steam would take its texture: in the ${pot} it would turn out soft or overcooked, so I leave it as it is made now. What does well in it is what simmers or roasts for long: stews, braises, soups, beans, pulled meat.`,
  untested: (pot) =>
    `It does not simmer in liquid but cooks in dry heat or in a dish of its own, and I know no tested time for such a dish in the ${pot}: I leave it as it is made now. What does well in it is what simmers or roasts for long: stews, braises, soups, beans, pulled meat.`,
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

function hasMeat({ ingredients }: RecipeData): boolean {
  return ingredients.some((line) =>
    readDishLine(line).foods.some((food) => isOneOf(food, ['meat', 'poultry'])),
  )
}

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
