import type { Swap } from '../../adapting/swap.ts'
import { findDurations } from '../../measures/find-durations.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { safeTemperature } from '../craft/safety.ts'
import { FOODS, type FoodId, isKind } from '../foods/foods.ts'
import { forPoultry, isLongCooked, isSooner } from './long-cooking.ts'
import { isRetimed, retime } from './retime.ts'
import { inTimeOfStarch, isOtherStarch } from './starch-times.ts'

/** How a line is replaced; of stand-ins that are known the table says how they cook. */
export type Plan = { swap: Swap; fromId?: FoodId; toId?: FoodId; label: string; isKnown: boolean }
/** The times, temperatures and counts of the steps, as what came in has them. */
export function inStepsOf(
  recipe: RecipeData,
  { swap, fromId, toId, label, isKnown }: Plan,
): RecipeData {
  if (!fromId || !toId) return recipe
  const timed = inItsTime(recipe, { from: fromId, to: toId, label })
  if (isKnown) return timed
  const isWeighed = /^\d+ g /.test(swap.lines[0] ?? '') && !/^\d+ ?g\b/.test(swap.line)
  const instructions = timed.instructions.map((text) => {
    const told = swapMinutes(swapTemperature(text, fromId, toId), label, fromId, toId)
    return isWeighed ? withoutCount(told, label) : told
  })
  return { ...timed, instructions }
}

/** Hours of braising are shorter for poultry, and the same for another meat. */
function inItsTime(
  recipe: RecipeData,
  { from, to, label }: { from: FoodId; to: FoodId; label: string },
): RecipeData {
  if (isOtherStarch(from, to)) return inTimeOfStarch(recipe, to, label)
  if (isRetimed(from, to)) return retime(recipe, { to, label })
  return isSooner(from, to) && isLongCooked(recipe.instructions)
    ? { ...recipe, instructions: forPoultry(recipe.instructions, to) }
    : recipe
}

/** 'Boil 2 cleaned chicken' of what is weighed now. */
function withoutCount(text: string, label: string): string {
  return text.replace(
    new RegExp(
      `\\b(?:\\d+|two|three|four) (?:(?:whole|cleaned|large|small) )*(?=${label}\\b)`,
      'gi',
    ),
    'the ',
  )
}

/**
 * Chicken is done long before lamb is: how long it simmers is its own time, where the step that says so names it.
 * What takes longer than what was there simmers longer.
 */
function swapMinutes(text: string, label: string, from: FoodId, to: FoodId): string {
  const [[had] = [], [has] = []] = [FOODS[from].ways?.simmer ?? [], FOODS[to].ways?.simmer ?? []]
  if (!had || !has || !text.toLowerCase().includes(label.split(' ').at(-1) ?? label)) return text
  const share = has / had
  // Pieces of any meat braise until they are tender; poultry has its time where that was long.
  if (isKind(from, 'meat') && isKind(to, 'meat')) return text
  if (isSooner(from, to) && /\bcomes apart easily\b/.test(text)) return text
  if (share > 0.8 && share < 1.25) return text
  return text.replace(SIMMERED, (found, before: string) => {
    const [time] = findDurations(found)
    return time && time.minutes.max >= LEAST_SIMMERED
      ? `${before}${has} to ${has + LEEWAY} minutes`
      : found
  })
}

const SIMMERED =
  /(\b(?:cook|simmer|braise|stew)\b[^.;\d]{0,40}?)(?:an? |\d[\d.,/\s–-]*(?:to \d[\d.,]*)?\s?)(?:min(?:ute)?s?|hours?|hrs?)\b/gi
const LEAST_SIMMERED = 15
/** Minutes between the first piece that is done and the last. */
const LEEWAY = 10

/** Turkey mince is safe at another temperature than beef. */
function swapTemperature(text: string, from: FoodId, to: FoodId): string {
  const [old, safe] = [safeTemperature(from), safeTemperature(to)]
  return old && safe ? text.replaceAll(old, safe) : text
}
