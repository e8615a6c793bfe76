import { nameInLine } from '../substitutions/plural-names.ts'
import type { Fault, ReviewWish } from './fault.ts'
import { findDangers } from './find-dangers.ts'
import { findImplausible, type Implausible } from './find-implausible.ts'
import { findIncomplete } from './find-incomplete.ts'
import { findUnderdone, type Underdone } from './find-underdone.ts'
import { findUnlisted } from './find-unlisted.ts'
import { findUnused } from './find-unused.ts'
import type { ReadRecipe } from './read-for-review.ts'
import { writeSafe } from './safe-temperatures.ts'

/** How far past the usual an amount of somebody else's recipe may be: tastes differ, slips are larger. */
export const TOLERANCE = 2.5

/** Finds all kinds of faults but those of the diet. */
export function findFaults(read: ReadRecipe, wish: ReviewWish): Fault[] {
  const staples = { pantryStaples: true }
  return [
    ...findDangers(read).map((danger): Fault => ({ kind: 'danger', ...danger })),
    ...findIncomplete(read.recipe).map(
      ({ line, say }): Fault => ({ kind: 'incomplete', line, say }),
    ),
    ...findServings(read, wish),
    ...findUnderdone(read).map(toTemperatureFault),
    ...findUnlisted(read, staples).map(
      ({ text, name }): Fault => ({
        kind: 'unlisted',
        line: text,
        say: `A step uses ${nameInLine(name, false)} that the list does not have: list it with its amount.`,
      }),
    ),
    ...findImplausible(read, TOLERANCE).map((found) => toAmountFault(found, read)),
    ...findUnused(read, staples).map(
      ({ line }): Fault => ({
        kind: 'unused',
        line: line.raw,
        say: `No step uses “${line.raw}”: say when it goes in, or leave it out.`,
      }),
    ),
  ]
}

function findServings({ recipe, portions }: ReadRecipe, { servings }: ReviewWish): Fault[] {
  if (portions === undefined) {
    const right =
      servings === undefined ? 'write for how many it is' : `it should serve ${servings}`
    return [
      {
        kind: 'servings',
        line: recipe.servings,
        say: `It does not say how many it serves: ${right}.`,
      },
    ]
  }
  if (servings === undefined || servings === portions) return []
  const say = `It serves ${portions} and should serve ${servings}: bring every amount to ${servings}.`
  return [{ kind: 'servings', line: recipe.servings, say }]
}

function toTemperatureFault(found: Underdone): Fault {
  const safe = writeSafe(found.safe)
  if (found.kind === 'too-low') {
    const { start = 0 } = found.found[0] ?? {}
    const said = found.step.slice(start, found.found.at(-1)?.end)
    const say = `${said} inside is too low for ${found.safe.called}: it is safe from ${safe} (USDA).`
    return { kind: 'temperature', line: found.step, say }
  }
  if (found.kind === 'raw') {
    const { name, raw } = found.raw.line.line
    const say = `No step cooks the ${name}, which is raw: it is safe from ${safe} inside (USDA).`
    return { kind: 'temperature', line: raw, say }
  }
  const { name, raw } = found.line.line
  const say = `No step says when the ${name} is done: cook until no pink is left and the inside reads ${safe} (USDA).`
  return { kind: 'temperature', line: raw, say }
}

function toAmountFault(found: Implausible, { portions = 1 }: ReadRecipe): Fault {
  if (found.kind === 'line') {
    const say = `“${found.line}” for ${portions} is ${round(found.grams)} g a portion: ${round(found.most)} g are much already.`
    return { kind: 'amount', line: found.line, say }
  }
  const what =
    found.kind === 'weight' ? `weighs ${round(found.grams)} g` : `has ${round(found.kcal)} kcal`
  const say = `A portion ${what}, which cannot be meant: check the amounts and the servings.`
  return { kind: 'amount', line: '', say }
}

const round = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
