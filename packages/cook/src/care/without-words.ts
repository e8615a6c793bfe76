import type { Keeping } from './people/keeping.ts'

/** Normalises a text for the patterns of the tables: lower case, without apostrophes. */
export function plainWords(text: string): string {
  return text.slice(0, 4000).toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ').trim()
}

/** The text without the words that `keepings` matched, and without the words that only led to them. */
export function withoutWords(text: string, keepings: readonly Keeping[]): string {
  const left = keepings.reduce(
    (before, { words }) => before.replace(new RegExp(`(?:${words.source})${SUFFIXES}`, 'g'), ' '),
    text,
  )
  return left === text ? text : tidied(left)
}

/** What may follow a matched word: 'halal-friendly', 'FODMAP safe'. */
const SUFFIXES = '(?:[- ](?:friendly|safe|compliant|approved|style))*'
const PERSON =
  '(?:wife|husband|mother|mom|mum|father|dad|son|daughter|partner|friend|sister|brother|grand(?:ma|pa|mother|father|parents?)|aunt|uncle|guests?|kids?|child(?:ren)?|woman|man|person|people|someone|somebody|neighbou?r|boss|roommate|boyfriend|girlfriend|family|patient|one of us|one guest)'
/** Words that lead to something, with nothing left after them: 'I am', 'for my father who has', 'because she is'. */
const LEADING = new RegExp(
  `(?:[,;.:-]|\\b(?:because|since|as|but|and|so|he|she|they|we|i|im|ive|hes|shes|theyre|is|am|are|was|has|have|had|got|just|with|who|whos|which|that|for|to|from|on|at|of|an?|the|my|our|very|recently|currently|newly|after|during|while|keeping|keeps?|follow(?:ing|s)?|doing|eat(?:s|ing)?|safe|friendly|suitable|good|appropriate|diet|${PERSON}))(?=\\s*(?:[,;.:!?]|$))`,
  'g',
)

function tidied(text: string): string {
  let before = ''
  let now = text
  while (before !== now) {
    before = now
    now = now
      .replace(LEADING, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;.:!?-]+|[\s,;.:!?-]+$/g, '')
  }
  return now
}
