import { plainText } from '../text/plain-text.ts'

/** One thing, or several in a list, that a text names as avoided. */
type AvoidedWords = {
  /** The list as it was written: 'red or green peppers'. */
  words: string
  /** Its parts, split at 'and' and 'or'. */
  pieces: readonly string[]
  /** Whether it was expressed as an exclusion ('no …') rather than a way of eating ('I am …'). */
  negated: boolean
}

/** Longer than any real preference. */
const MAX_LENGTH = 300

/**
 * What somebody avoids, from what they typed: 'no onion, no garlic', 'Sesame allergy', 'my son
 * can't have nuts or shellfish'. Exceptions are ignored, since leaving out more is safer.
 */
export function readAvoided(text: string): AvoidedWords[] {
  const plain = plainText(text, MAX_LENGTH)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(ALL_BUT, 'no ')
    .replace(EXCEPTION, '')
  let negated = false
  return plain.split(SENTENCES).flatMap((sentence): AvoidedWords[] => {
    const own = sentence.trim().replace(CLOSING, '')
    const opening = OPENING.exec(own)?.[0] ?? ''
    if (opening !== '') negated = NEGATING.test(opening)
    const words = toNames(own.slice(opening.length))
    const pieces = words
      .split(LINK)
      .map((piece) => toNames(piece.replace(OPENING, '')))
      .filter((piece) => piece !== '')
    return pieces.length === 0 ? [] : [{ words, pieces, negated }]
  })
}

const SENTENCES = /[,;.!\n]+/

const LINK = /\s+(?:and|or|nor|plus)\s+(?:(?:no|any)\s+)?|\s*[&/+]\s*/

/** 'I eat everything but pork' */
const ALL_BUT = /^.*\b(?:everything|anything|all)\s+(?:except|but|apart from|other than)\s+/

const EXCEPTION = /\b(?:except|unless|apart from|other than|but (?:not )?)\b.*$/

/** 'I am', 'my kids', 'we' */
const WHO =
  '(?:(?:please|i|im|ive|we|were|he|she|they|kids?|(?:my|our|the) [a-z]+) )*(?:(?:am|are|is|has|have|had|got|a|an|very|really|strictly) )*'

const NEVER = [
  'no',
  'not',
  'nothing',
  'never',
  'without',
  'minus',
  'skip',
  'omit',
  'hold the',
  'leave out',
  'avoid(?:s|ing)?',
  'hates?',
  'dislikes?',
  'detests?',
  'loathes?',
  'not a fan of',
  'keep away from',
  'stay away from',
  'free (?:of|from)',
  'cant stand',
  'intolerant (?:to|of)',
  'allerg(?:ic|y|ies)(?: to|:)',
  'sensitive to',
  'react(?:s|ing)? to',
  'intolerances?:',
  '(?:do(?:es)? ?nt|do(?:es)? not|cant|cannot|can not|wont|will not|never) (?:like|eat|have|want|do|tolerate|digest|touch)',
].join('|')

const OPENING = new RegExp(
  `^${WHO}(?:(?:${NEVER})[: ]+)*(?:(?:any|with|all|the|eat|eating|anything with) )*`,
)

const NEGATING = new RegExp(`\\b(?:${NEVER})\\b`)

const CLOSING =
  /(?:\s+(?:please|thanks?|thank you|at all|ever|of any kind|in (?:anything|my food)))+$/

/**
 * Words after the avoided thing: 'sesame allergy', 'lactose-intolerant', 'nut free', 'vegan diet'.
 */
function toNames(words: string): string {
  return words
    .trim()
    .replace(
      /[-\s](?:allerg(?:y|ies|ic)|intoleran(?:t|ce)|sensitiv(?:e|ity)|free|diet|disease)$/,
      '',
    )
    .trim()
}
