import { isOneOf } from '../adapting/read-dish.ts'
import type { LineRead } from '../diets/line-read.ts'
import { findDurations } from '../measures/find-durations.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { toTokens } from '../text/tokens.ts'
import { toSentences } from './foods-in-text.ts'
import type { ReadRecipe } from './read-for-review.ts'
import { type SafeTemperature, safeFor, writeSafe } from './safe-temperatures.ts'

/** Raw meat, poultry or fish that no step cooks. */
export type Raw = {
  line: LineRead
  safe: SafeTemperature
  /** The first step that takes it. */
  at: number
}

/**
 * What of the list is raw flesh and comes to the table so: from the first step that takes it on, nothing is cooked,
 * or for fewer than `least` minutes where that is asked for. Dishes that are eaten raw by their name are left.
 */
export function findRaw({ recipe, lines }: ReadRecipe, least = 0): Raw[] {
  const { title, instructions } = recipe
  if (instructions.length === 0 || EATEN_RAW.test([title, ...instructions].join(' '))) return []
  return lines.flatMap((line): Raw[] => {
    const isReady = line.line.optional || SOLD_READY.test(line.line.raw)
    const safe = isReady ? undefined : safeFor(line)
    if (!safe || safe.kinds.includes('egg')) return []
    const words = wordsOf(line)
    const at = instructions.findIndex((step) => names(step, words))
    const from = Math.max(0, at)
    return isCooked(instructions.slice(from), words, least) ? [] : [{ line, safe, at: from }]
  })
}

/** The step that cooks it before anything else is done with it, to the safe temperature of its kind. */
export function sayCooked({ line, safe }: Raw): string {
  const name = nameOf(line)
  const [food] = line.contents.ingredients
  const until = `reads ${writeSafe(safe)} inside`
  if (food && isOneOf(food, ['shellfish', 'crustacean', 'mollusc']))
    return `Poach the ${name} in simmering salted water for 2 to 4 minutes, until opaque (${writeSafe(safe)} inside). Drain and let cool.`
  if (food && isOneOf(food, ['fish']))
    return `Poach the ${name} in barely simmering salted water for 6 to 10 minutes, until it flakes and ${until}. Drain, let it cool and flake it, without skin and bones.`
  if (safe.kinds.includes('ground meat'))
    return `Fry the ${name} in a little oil over medium-high heat for 8 to 10 minutes, until no pink is left and it ${until}.`
  if (safe.kinds.includes('poultry'))
    return `Cover the ${name} with salted water and simmer gently for 12 to 20 minutes, by its thickness, until it ${until}. Let it cool, then slice it thinly.`
  if (
    /\b(?:roasts?|joint|shoulder|leg|loin|brisket|shank|butt|belly|rack|ribs)\b/i.test(
      line.line.name,
    )
  )
    return `Roast the ${name} at 160 °C (325 °F) until it ${until}, some 50 minutes a kilogram. Let it rest for 10 minutes, then slice it.`
  return `Fry the ${name} in a little oil over medium-high heat, 4 to 6 minutes on each side by its thickness, until it ${until}. Let it rest for 3 minutes, then slice it.`
}

/** The recipe with that step before the first that takes it. */
export function withCooked(recipe: RecipeData, raw: Raw): RecipeData {
  return { ...recipe, instructions: recipe.instructions.toSpliced(raw.at, 0, sayCooked(raw)) }
}

/** Names of dishes whose meat or fish is cured, or raw and bought for it. */
const EATEN_RAW =
  /\b(?:ceviche|cebiche|tartare|carpaccio|sashimi|sushi|nigiri|maki|chirashi|poke|gravlax|gravadlax|crudo|tiradito|aguachile|kinilaw|yukhoe|kitfo|mett|rollmops?|cured?|curing|brine|sous[- ]?vide)\b/i

/** From the tin, or bought for eating raw. */
const SOLD_READY =
  /\b(?:cans?|tins?|jars?|sushi-grade|sashimi-grade|rinds?|scratchings|crackling)\b/i

const COOKS =
  /\b(?:cook(?:s|ed|ing)?|fr(?:y|ies|ied|ying)|simmer\w*|roast\w*|bak(?:e|es|ed|ing)|grill\w*|poach\w*|boil\w*|broil\w*|sear(?:s|ed|ing)?|brown(?:s|ed|ing)?|saut[eé]\w*|steam\w*|stew\w*|brais\w*|smok\w*|barbecu\w*|microwav\w*|pressure|slow[- ]cooker|oven|render\w*|char(?:red)?|confit|medium|high heat|low heat|long cooker|opaque|lowest heat|(?:turns?|until) (?:just )?pink|flakes|scald\w*|bubbl\w*)\b/i

function isCooked(steps: readonly string[], words: ReadonlySet<string>, least: number): boolean {
  if (least === 0) return steps.some((step) => COOKS.test(step))
  return steps.some((step) => {
    const isLong = findDurations(step).some(({ minutes }) => minutes.max >= least)
    if (isLong && COOKS.test(step)) return true
    return toSentences(step).some((text) => names(text, words) && DONE.test(text))
  })
}

/** Said of the food itself, cooked from raw. */
const DONE =
  /\b(?:cook(?:ed)? through|no (?:longer )?pink|until (?:opaque|done|tender|cooked|browned)|brown(?:s|ed)? (?:it|the|on)|\d+ ?°)/i

function wordsOf({ line, contents }: LineRead): ReadonlySet<string> {
  const own = [line.name, ...contents.ingredients.map(({ name }) => name)]
  const words = own.flatMap((name) => toTokens(name).map(({ word }) => word))
  return new Set([...words.filter((word) => word.length > 2 && !CUTS.has(word)), 'meat'])
}

const CUTS: ReadonlySet<string> = new Set(['boneless', 'skinless', 'fresh', 'large', 'lean', 'and'])

function names(text: string, words: ReadonlySet<string>): boolean {
  return toTokens(text).some(({ word }) => words.has(word))
}

function nameOf({ line, contents }: LineRead): string {
  const [food] = contents.ingredients
  const name = line.name.trim()
  return name.split(/\s+/).length <= MOST_WORDS ? name : (food?.name ?? name)
}

const MOST_WORDS = 4
