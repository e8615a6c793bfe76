import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { reviewSentence } from '../../review/review-sentence.ts'
import { capitalize, joinWords } from '../words/join.ts'
import { lowerName } from '../words/lower-name.ts'

/**
 * Describes the changes to a recipe without a description of its own, in a sentence or two:
 * substitutions first, then the rest. Made from the notes of its changes; it never names avoided
 * food.
 */
export function describeChanges(
  { adaptations }: Pick<RecipeData, 'adaptations'>,
  rules: readonly string[],
): string {
  // Changes only in steps are told if the list did not change.
  const listed = adaptations.filter((note) => !OF_A_STEP.test(note))
  if (listed.length === 0 && adaptations.length > 0) return [...new Set(adaptations)].join(' ')
  const pairs = listed.flatMap((note) => {
    const { came, gone } = PAIR.exec(note)?.groups ?? {}
    return came && gone && lowerName(came) !== lowerName(gone)
      ? [{ came: lowerName(came), gone: lowerName(gone) }]
      : []
  })
  const others = listed.filter((note) => !PAIR.test(note)).map(firstSentence)
  const said = [sayPairs(pairs, rules), ...others.filter((one) => isFree(one, rules))]
  const isSame = adaptations.some((note) => /^Nothing had to change/.test(note))
  return (
    said.filter((one) => one !== '').join(' ') ||
    (isSame ? 'Nothing had to change.' : 'Changed as you asked.')
  )
}

/** A change only in a step says nothing new about the dish. */
const OF_A_STEP = / in a step\b/

const PAIR = /^(?<came>.+?) in place of (?<gone>(?!it\b).+?)(?: \([^()]*\))*(?<!\bSt)\.(?:\s|$)/

function sayPairs(pairs: readonly { came: string; gone: string }[], rules: readonly string[]) {
  const byNew = Map.groupBy(pairs, ({ came }) => came)
  const all = [...byNew].map(([came, of]) => {
    return `${came} in place of ${joinWords([...new Set(of.map(({ gone }) => gone))])}`
  })
  if (all.length === 0) return ''
  const whole = `${capitalize(joinWords(all.slice(0, MOST_PAIRS)))}.`
  const news = [...new Set(pairs.map(({ came }) => came))]
  return isFree(whole, rules) ? whole : `Now with ${joinWords(news.slice(0, MOST_PAIRS))}.`
}

const MOST_PAIRS = 4

function firstSentence(note: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(note)?.[0] ?? note
}

function isFree(text: string, rules: readonly string[]): boolean {
  return reviewSentence(text, rules).verdict !== 'contains'
}
