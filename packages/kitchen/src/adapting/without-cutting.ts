import { capitalize } from '../compose/words/join.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'
import { takeOut, toSentences } from './take-out.ts'

/** A step without what is done by a knife to what is poured now: no garlic oil is peeled and minced. */
export function withoutCutting(step: string, poured: string): string {
  const isPoured = ({ said }: FoodSpan) => said.toLowerCase() === poured
  if (!findFoodSpans(step).some(isPoured)) return step
  return toSentences(step.replace(cutOf(poured), ''))
    .map((sentence) => withoutCuts(sentence, isPoured))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function withoutCuts(sentence: string, isPoured: (span: FoodSpan) => boolean): string {
  const stop = /[.!?]+$/.exec(sentence)?.[0] ?? ''
  const [first = '', ...rest] = sentence.slice(0, sentence.length - stop.length).split(NEXT_VERB)
  const clauses = [{ link: '', text: first }]
  for (let at = 0; at < rest.length; at += 2)
    clauses.push({ link: rest[at] ?? '', text: rest[at + 1] ?? '' })
  const told = clauses.map((clause) => ({ ...clause, left: withoutCut(clause.text, isPoured) }))
  const kept = told.filter(({ text, left }, at) => {
    // 'Peel' of 'peel and mince the oil'.
    const isBare = BARE_CUT.test(text) && told[at + 1]?.left === ''
    return left !== '' && !isBare
  })
  if (kept.length === told.length && kept.every(({ text, left }) => text === left)) return sentence
  const joined = kept.map(({ link, left }, at) => (at === 0 ? left : link + left)).join('')
  return joined === '' ? '' : `${capitalize(joined.trim())}${stop}`
}

function withoutCut(clause: string, isPoured: (span: FoodSpan) => boolean): string {
  if (!CUTS.test(clause) || !findFoodSpans(clause).some(isPoured)) return clause
  return (takeOut(clause, isPoured) ?? clause).trim()
}

const CUT = 'minc|chop|crush|slic|dic|peel|grat|press|smash'
const HOW = '(?:finely|roughly|coarsely|thinly|freshly)'
const NEXT_VERB = new RegExp(
  `(,? and then |, then |, and |, | and )(?=(?:${HOW} )?(?:(?:${CUT})e?|add|put|cook|fry|saut[eé]|stir|mix|heat|set|cut|place|combine)\\b)`,
  'i',
)
const CUTS = new RegExp(`^\\s*(?:${HOW} )?(?:${CUT})e?\\b`, 'i')
const BARE_CUT = new RegExp(`^\\s*(?:${HOW} )?(?:${CUT})e?\\s*$`, 'i')

/** 'Minced garlic oil'. */
function cutOf(poured: string): RegExp {
  return new RegExp(
    `\\b(?:${HOW} )?(?:${CUT})p?ed(?:,? and (?:${CUT})p?ed)? (?=(?:cloves? of )?${poured}\\b)`,
    'gi',
  )
}
