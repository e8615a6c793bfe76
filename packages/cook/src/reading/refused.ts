import { findPhrases, type Span } from './words.ts'

/** One food in place of another, in the cook's words: 'tofu instead of shrimp'. */
export type Swap = { from: string; to: string }

const FOOD = '[a-z]+(?: (?!for|in|and|with|but|please|instead|to)[a-z]+){0,2}'

/** The words that say what is not wanted: 'without celery', 'no nuts', 'instead of the shrimp'. */
export function findRefused(text: string): Span[] {
  const opened = new RegExp(
    `\\b(?:${OPENERS})(?: (?:any|the|a|an|all|of|another|more))* ${LIST}`,
    'g',
  )
  const free = /\b[a-z]+ free\b/g
  return [...findPhrases(text, opened), ...findPhrases(text, free)].map(({ span }) => span)
}

/** Whether a word by itself refuses what comes after it. */
export function isOpener(word: string): boolean {
  return OPENING.test(word)
}

const OPENING = /^(?:without|no|not|minus|omit|skip|avoid(?:ing)?)$/
const OPENERS =
  'without|nothing (?:with|containing|made with|from)|no|not|minus|hold|omit|skip|leave out|except(?: for)?|besides|other than|apart from|tired of|sick of|avoid(?:ing)?|instead of|rather than|in place of|free (?:of|from)|allergic to|allergy to|hates?|(?:doesn ?t|don ?t|does not|do not|can ?t|cannot) (?:like|eat|have|want|tolerate)'
const WORD = '(?!(?:for|in|with|but|please|that|who|because|so|on)\\b)[a-z]+'
/** 'No-bake' says how a dish is made and refuses no food. */
const WAY = '(?!(?:bake|cook|knead|churn|fuss|fail|stir|roll|peel|sew)\\b)'
const LIST = `${WAY}${WORD}(?: ${WORD}){0,2}(?: (?:,|or|and|nor) (?:no )?${WORD}(?: ${WORD})?)*`

/** Reads which food should replace which. */
export function readSwaps(text: string): Swap[] {
  const instead = new RegExp(
    `\\b(?:with |using |use )?(?<to>${FOOD}) (?:instead of|rather than|in place of) (?:the |any )?(?<from>${FOOD})`,
    'g',
  )
  const swap = new RegExp(
    `\\b(?:replac(?:e|ing)|swap(?:ping)?|substitut(?:e|ing)) (?:the |out )?(?<from>${FOOD}) (?:with|for|by) (?:the )?(?<to>${FOOD})`,
    'g',
  )
  return [instead, swap].flatMap((pattern) =>
    findPhrases(text, pattern).flatMap(({ match }) => {
      const { from, to } = match.groups ?? {}
      return from && to ? [{ from, to: to.replace(/^.*\b(?:with|using|use) /, '') }] : []
    }),
  )
}
