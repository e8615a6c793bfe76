import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { sayCooked, withCooked } from '../find-raw.ts'
import { findUnderdone, saysHeat, type Underdone } from '../find-underdone.ts'
import { toSentences } from '../foods-in-text.ts'
import { readForReview } from '../read-for-review.ts'
import { writeSafe } from '../safe-temperatures.ts'
import type { Correction, Mended } from './mending.ts'

/** Puts the safe temperature where one was too low, and says when meat is done where no step did. */
export function mendTemperatures(recipe: RecipeData): Mended {
  let mended = recipe
  const corrections: Correction[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const [found] = findUnderdone(readForReview(mended))
    if (!found) break
    if (found.kind === 'raw') {
      const after = sayCooked(found.raw)
      mended = withCooked(mended, found.raw)
      corrections.push({
        before: '',
        after,
        reason: `Safe from ${writeSafe(found.safe)} inside (USDA).`,
      })
      continue
    }
    const at =
      found.kind === 'too-low' ? mended.instructions.indexOf(found.step) : stepOf(mended, found)
    const before = mended.instructions[at] ?? ''
    const after = found.kind === 'too-low' ? withSafe(before, found) : withSign(before, found)
    const instructions = mended.instructions.map((step, index) => (index === at ? after : step))
    mended = { ...mended, instructions: at < 0 ? [...instructions, after] : instructions }
    corrections.push({ before, after, reason: `Safe from ${writeSafe(found.safe)} inside (USDA).` })
  }
  return { ok: true, recipe: mended, corrections }
}

/** A recipe that names more temperatures than this is none. */
const MOST_ROUNDS = 20

type TooLow = Extract<Underdone, { kind: 'too-low' }>
type NoSign = Extract<Underdone, { kind: 'no-sign' }>

/** The last step that heats the food, or heats at all; -1 where none does. */
function stepOf({ instructions }: RecipeData, found: NoSign): number {
  const named = instructions.findLastIndex((step) => saysHeat(step) && isNamed(step, found))
  return named >= 0 ? named : instructions.findLastIndex(saysHeat)
}

function isNamed(text: string, { line }: NoSign): boolean {
  const words = line.line.name.toLowerCase().split(' ')
  return words.some((word) => text.toLowerCase().includes(word))
}

function withSafe(step: string, { found, safe }: TooLow): string {
  const start = found[0]?.start ?? 0
  const end = found.at(-1)?.end ?? start
  const isBracketOpen = step.slice(start, end).includes('(') && step[end] === ')'
  return `${step.slice(0, start)}${writeSafe(safe)}${step.slice(isBracketOpen ? end + 1 : end)}`
}

/** The sign stands behind the sentence that cooks, not behind 'Serve at once'. */
function withSign(step: string, found: NoSign): string {
  const sign = `Cook until no pink is left and the inside reads ${writeSafe(found.safe)}.`
  const sentences = toSentences(step.trim()).map((text) =>
    /[.!?]$/.test(text) ? text : `${text}.`,
  )
  const named = sentences.findLastIndex((text) => saysHeat(text) && isNamed(text, found))
  const at = named >= 0 ? named : sentences.findLastIndex(saysHeat)
  if (step.trim() === '') return sign
  return sentences.toSpliced(at < 0 ? sentences.length : at + 1, 0, sign).join(' ')
}
