import { toAvoidance } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'

/**
 * Declines an allergy to something that the kitchen knows no food for, because ignoring it could do harm. Undefined if
 * there is no such allergy.
 */
export function findUnknownAllergy(text: string): Answer | undefined {
  const [, behind, before] =
    /\ballerg(?:ic|y|ies) (?:to|against) ([a-z][a-z ,-]{1,60})|\b([a-z-]+(?: [a-z-]+)?) allergy\b/.exec(
      text,
    ) ?? []
  const named = (behind ?? before)?.replace(
    /[ ,]*\b(?:and (?:want|would|need|like)|but|what|so|please|who|can|could|give|make|cook|swap|replace|change|substitute|adapt|use|leave|take|remove|skip|omit|instead|i|it|this|that|for|dinner|lunch|recipe)\b.*$/,
    '',
  )
  if (named === undefined || GENERAL.test(named)) return undefined
  const { words } = toAvoidance(`no ${named.trim()}`)
  const [unknown] = words.filter((word) => !GENERAL.test(word))
  if (unknown === undefined) return undefined
  return {
    kind: 'declined',
    reason: `I do not know which foods an allergy to ${unknown} leaves out, and I will not guess. Tell me the foods one by one, and I cook without them.`,
  }
}

const GENERAL =
  /^(?:an?|the|my|his|her|their|food|foods|severe|any|other|some|no|with|has|have|many|several|things|it|of)(?: (?:food|allergy|severe|an?))?$/
