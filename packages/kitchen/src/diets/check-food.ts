import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { withOtherMeanings } from '../languages/false-friends.ts'
import { contentsOf } from '../recognition/contents.ts'
import { foodsBeside, readKinds, readPromise } from '../recognition/remarks.ts'
import { remember, rememberEach } from '../text/remember.ts'
import type { Avoidance } from './avoidance.ts'
import { type Objection, objectTo } from './check-line.ts'
import type { LineRead } from './line-read.ts'
import { type Mention, mentionsInRemarks } from './mentions.ts'

/** An objection of one restriction, and where it was found. */
export type Finding = {
  restriction: string
  /** The ingredient line or sentence it refers to; '' for the whole recipe. */
  line: string
  verdict: 'contains' | 'unknown'
  reason: string
}

/** An English line, with the kinds and promises of its remarks. */
export function readFood(text: string): LineRead {
  const line = parseIngredientLine(text)
  const name = [readKinds(line) ?? line.name, ...foodsBeside(line)].join(', ')
  const promise = readPromise(line)
  return { line, contents: contentsOf(promise === '' ? name : `${promise} ${name}`) }
}

/** While a recipe is being corrected only one line changes at a time, so the others are cached. */
export const checkEnglishFood = rememberEach((avoidance: Avoidance, text: string) =>
  checkFood(avoidance, readFood(text)),
)

/** Of a line whose language is not known. */
export const checkFoodOfAnyLanguage = rememberEach((avoidance: Avoidance, text: string) =>
  checkFood(avoidance, readOfAnyLanguage(text)),
)

const readOfAnyLanguage = remember((text: string): LineRead => {
  const { line, contents } = readFood(text)
  return { line, contents: withOtherMeanings(line, contents) }
})

function checkFood(avoidance: Avoidance, { line, contents }: LineRead): readonly Finding[] {
  const { raw, name, optional } = line
  const objection = objectTo(avoidance, name || raw, contents)
  const leave = optional ? ' It is optional: leave it out.' : ''
  if (objection?.verdict === 'contains')
    return [
      {
        restriction: avoidance.id,
        line: raw,
        ...objection,
        reason: `${objection.reason}.${leave}`,
      },
    ]
  const remarked = mentionsInRemarks(line).flatMap((mention) => checkMention(avoidance, mention))
  const own = objection
    ? [
        {
          restriction: avoidance.id,
          line: raw,
          ...objection,
          reason: `${objection.reason}.${leave}`,
        },
      ]
    : []
  return [...own, ...remarked]
}

function checkMention(avoidance: Avoidance, mention: Mention): Finding[] {
  return toFinding(avoidance, mention, objectToMention(avoidance, mention))
}

export function objectToMention(
  avoidance: Avoidance,
  { name, contents }: Mention,
): Objection | undefined {
  return objectTo(avoidance, name, { ...contents, complete: true })
}

export function toFinding(
  { id: restriction }: Avoidance,
  { text: line, sure }: Mention,
  objection: Objection | undefined,
): Finding[] {
  if (!objection) return []
  const verdict = sure ? objection.verdict : 'unknown'
  return [{ restriction, line, verdict, reason: `${objection.reason}.` }]
}
