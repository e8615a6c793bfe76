import { lowerFirst } from '../text/lower-first.ts'
import type { UnitId } from '../units/unit-id.ts'
import { isAlternative, isSynonym, splitName } from './food-names.ts'
import type { IngredientLine } from './ingredient-line.ts'
import {
  onlyDescribes,
  splitPreparation,
  startsWithPreparation,
  TRAILING_STEP,
} from './preparation-words.ts'
import type { Amount } from './read-amount.ts'
import { REMARK } from './remarks.ts'

type Wording = Pick<IngredientLine, 'name' | 'preparation' | 'comment' | 'optional'>

/** Splits the text after the amount: the food, its preparation, remarks, 'optional'. */
export function readWording(text: string, amount: Amount): Wording {
  const notes: Notes = { preparations: [], comments: [], optional: false }
  // A line that is only a bracket is the ingredient itself.
  const open = text.replace(/^\(([^()]*)\)\.?$/, '$1')
  const said = SAID_AHEAD.exec(open)
  if (said?.[1]) notes.comments.push(lowerFirst(said[1]))
  const unbracketed = takeBrackets(said ? open.slice(said[0].length) : open, notes)
    .replace(LEFTOVER_START, '')
    .replace(LEFTOVER_END, '')
  const segments = unbracketed.split(SEPARATOR).filter((segment) => segment !== '')
  const { name: whole, rest } = splitName(segments)
  for (const segment of rest) note(segment, notes)
  const food = takeTrailing(whole, notes)
  const name = takeLeading(food, amount.unit, notes).replaceAll(OPEN, '(').replaceAll(CLOSE, ')')
  return {
    name,
    ...(notes.preparations.length > 0 ? { preparation: notes.preparations.join(', ') } : {}),
    ...(notes.comments.length > 0 ? { comment: notes.comments.join(', ') } : {}),
    optional: notes.optional,
  }
}

/** '1 tbsp each cumin and coriander', 'additional breadcrumbs'. */
const SAID_AHEAD = /^(each|additional) (?:of )?(?=\p{L})/iu

/** What remains when amounts and brackets are removed; footnote marks. */
const LEFTOVER_START = /^(?:of |[-–—:;,.*]+\s*)+/i
const LEFTOVER_END = /[\s.;,:*†]+$/

type Notes = { preparations: string[]; comments: string[]; optional: boolean }

/** Commas outside numbers, semicolons, and dashes that stand free. */
const SEPARATOR = /\s*(?:;|,(?!\d))\s*|\s+[-–—]+\s+|\s*—\s*/

/** Placeholders for brackets that stay in a name; these characters occur in no text. */
const OPEN = '\u0001'
const CLOSE = '\u0002'

/**
 * Moves bracketed text into the notes. Another name for the food, or another food, stays; the '(s)'
 * of 'egg(s)' belongs to the word.
 */
function takeBrackets(text: string, notes: Notes): string {
  let left = text
  for (let depth = 0; depth < 3 && left.includes('('); depth++) {
    left = left.replace(BRACKET, (_, before: string, content: string, at: number) => {
      if (before !== '' && content.length <= 2) return `${before}${content}`
      const words = content.replace(/^[\s,;:.]+/, '').trim()
      const isInName = depth === 0 && at > 0 && !SEPARATOR.test(left.slice(0, at))
      if (isInName && isSynonym(words)) return `${before}${OPEN}${words}${CLOSE}`
      if (isInName && isAlternative(words)) return `${before} ${words}`
      // A bracketed preparation ends at its comma; a remark is kept whole.
      const said = startsWithPreparation(words) ? words.split(/, (?!\d)/) : [words]
      for (const one of said) note(one, notes, true)
      return `${before} `
    })
  }
  return left
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=,|;|$)/g, '')
    .trim()
}

const BRACKET = /(\p{L}?)\(([^()]*)(?:\)|$)/gu

function note(segment: string, notes: Notes, bracketed = false): void {
  const optional = /^(?:optional\b[,;:]?\s*|if (?:desired|using|you like)\b)/i.exec(segment)
  if (optional) notes.optional = true
  const said = optional && (/^o/i.test(segment) || optional[0] === segment)
  const words = (said ? segment.slice(optional[0].length) : segment).replace(LEFTOVER_END, '')
  if (words === '') return
  const isStep = startsWithPreparation(words) || !(bracketed || REMARK.test(words))
  const list = isStep ? notes.preparations : notes.comments
  list.push(isStep && bracketed ? lowerFirst(words) : words)
}

/**
 * Remarks without a comma before them: 'salt to taste', 'oil for frying', 'butter at room
 * temperature'.
 */
function takeTrailing(text: string, notes: Notes): string {
  let left = text
  for (const [pattern, list] of TRAILING) {
    const match = pattern.exec(left)
    const before = match ? left.slice(0, match.index).replace(/,$/, '') : ''
    if (!match || before === '' || onlyDescribes(before)) continue
    left = before
    const words = match[0].replace(/^[: ]+/, '')
    if (/^(?:optional|if desired|if using)$/i.test(words)) notes.optional = true
    else notes[list].unshift(words)
  }
  return left
}

const TRAILING: readonly [RegExp, 'preparations' | 'comments'][] = [
  [/ (?:optional|if desired|if using)$/i, 'comments'],
  [/ (?:\(?or )?(?:to taste|as needed|as required|to serve|to garnish|to finish)$/i, 'comments'],
  [/(?<! in [^,]*) to (?:just )?cover$/i, 'comments'],
  [
    / to (?:grease(?: (?:the|a|your|tins?|pans?)\b.*)?|(?:brush|dust|glaze|coat)(?: .*)?)$/i,
    'comments',
  ],
  [/: .*$/, 'comments'],
  [/ plus (?:more|extra|\d|½|¼|⅓).*$/i, 'comments'],
  [
    / (?:such as|preferably|or (?=[\d½⅓⅔¼¾⅛]|more\b|to taste|as needed|half an? )|(?<!cut )from (?:a|about|\d)|of (?=\d)|about (?:[\d½¼¾]|one|two|half|the size)).*$/i,
    'comments',
  ],
  [/ for (?!\d)[\p{L}-]+(?: .*)?$/iu, 'comments'],
  [/ (?:at room temperature|cut (?:in|into) .*|mixed with .*|dissolved in .*)$/i, 'preparations'],
  [TRAILING_STEP, 'preparations'],
]

/** 'finely chopped pecans'; but canned chopped tomatoes are bought chopped. */
function takeLeading(text: string, unit: UnitId | undefined, notes: Notes): string {
  const split = unit && BOUGHT.has(unit) ? undefined : splitPreparation(text)
  if (split) notes.preparations.unshift(lowerFirst(split.preparation))
  const food = split?.name ?? text
  const ground = GROUND_WITHIN.exec(food)?.[1]
  if (!ground) return food
  notes.preparations.unshift(ground)
  return food.replace(GROUND_WITHIN, ' ')
}

/** 'salt and freshly ground black pepper' */
const GROUND_WITHIN = /(?<= (?:and|&)) (freshly (?:ground|cracked)) (?=\S)/i

const BOUGHT: ReadonlySet<UnitId> = new Set([
  ...(['can', 'jar', 'packet', 'package', 'bottle', 'bag', 'box', 'carton', 'tub'] as const),
])
