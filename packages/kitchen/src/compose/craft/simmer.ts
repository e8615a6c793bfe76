import { minutesOf } from '../dish/bench.ts'
import { type Step, step } from '../dish/draft.ts'
import type { Part } from '../dish/part.ts'
import { type Sentence, say } from '../dish/say.ts'
import { FOODS, isKind } from '../foods/foods.ts'
import { simmerVegetables } from './pan.ts'
import { REHEATED, safeTemperature } from './safety.ts'
import { about } from './times.ts'

/** What goes in at the end of the simmering, because it is done in minutes. */
const QUICK = 8

/**
 * Simmers mains and vegetables in a sauce or broth, slow ones first, so that all are tender at the
 * same time and the main is safe; quick mains follow one by one.
 */
export function simmerAll(
  mains: readonly Part[],
  vegetables: readonly Part[],
  liquids: readonly (Part | undefined)[],
): (Step | undefined)[] {
  const greens = simmerVegetables(vegetables)
  // Tofu takes no harm from waiting, bok choy does.
  const isSlow = (part: Part) =>
    minutesOf(part, 'simmer') > QUICK ||
    (isKind(part.id, 'soy') && minutesOf(part, 'simmer') > greens.minutes)
  const slow = mains.filter(isSlow)
  const quick = mains.filter((part) => !isSlow(part))
  const slowMinutes = Math.max(0, ...slow.map((part) => minutesOf(part, 'simmer')))
  const alone = slowMinutes - greens.minutes
  const waiting =
    alone > 2 ? `, bring to a simmer and cook for ${about(alone)}.` : ' and bring to a simmer.'
  const cooksOn = greens.minutes === 0 || alone > 2 ? waiting : ' and bring to a simmer.'
  const unsafe = slow.filter((part) => safeTemperature(part.id) !== undefined && !part.cooked)
  return [
    step(
      2 + Math.max(slowMinutes, greens.minutes),
      say`Stir the ${[...slow, ...liquids]} into the pot${cooksOn}`,
      ...greens.said,
      say`Check that the ${unsafe} is tender and cooked through (${unsafe[0] ? safeTemperature(unsafe[0].id) : ''}).`,
    ),
    ...quick.map((part) => step(minutesOf(part, 'simmer'), sayQuick(part))),
  ]
}

function sayQuick(part: Part): Sentence | undefined {
  const safe = safeTemperature(part.id)
  const minutes = about(minutesOf(part, 'simmer'))
  if (part.cooked)
    return say`Fold in the ${part} and heat through for 2 to 3 minutes, until steaming hot (${REHEATED}).`
  if (isKind(part.id, 'fish'))
    return say`Slide in the ${part}, cover and simmer gently for ${minutes}, until it flakes easily (${safe}).`
  if (isKind(part.id, 'shellfish'))
    return say`Stir in the ${part} and simmer for ${minutes}, until ${FOODS[part.id].done ?? 'opaque'} (${safe}).`
  return say`Fold in the ${part} and simmer gently for ${minutes}, until hot all through.`
}
