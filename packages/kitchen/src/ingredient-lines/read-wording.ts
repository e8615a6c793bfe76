import { lowerFirst } from '../text/lower-first.ts'
import type { UnitId } from '../units/unit-id.ts'
import type { IngredientLine } from './ingredient-line.ts'
import {
  onlyDescribes,
  splitPreparation,
  startsWithPreparation,
  TRAILING_STEP,
} from './preparation-words.ts'
import type { Amount } from './read-amount.ts'

type Wording = Pick<IngredientLine, 'name' | 'preparation' | 'comment' | 'optional'>

/** Takes apart what follows the amount: the food, what is done to it, remarks, 'optional'. */
export function readWording(text: string, amount: Amount): Wording {
  const notes: Notes = { preparations: [], comments: [], optional: false }
  // A line that is nothing but a bracket is not a remark about nothing.
  const open = text.replace(/^\(([^()]*)\)\.?$/, '$1')
  const each = /^each (?:of )?/i.exec(open)
  if (each) notes.comments.push('each')
  const unbracketed = takeBrackets(each ? open.slice(each[0].length) : open, notes)
    .replace(LEFTOVER_START, '')
    .replace(LEFTOVER_END, '')
  const segments = unbracketed.split(SEPARATOR).filter((segment) => segment !== '')
  const named = countNameSegments(segments)
  const whole = segments.slice(0, named).join(', ')
  for (const segment of segments.slice(named)) note(segment, notes)
  const food = takeTrailing(whole, notes)
  const name = takeLeading(food, amount.unit, notes)
  return {
    name,
    ...(notes.preparations.length > 0 ? { preparation: notes.preparations.join(', ') } : {}),
    ...(notes.comments.length > 0 ? { comment: notes.comments.join(', ') } : {}),
    optional: notes.optional,
  }
}

/** What amounts and brackets leave behind when they are taken out; footnote marks. */
const LEFTOVER_START = /^(?:of |[-–—:;,.*]+\s*)+/i
const LEFTOVER_END = /[\s.;,:*†]+$/

type Notes = { preparations: string[]; comments: string[]; optional: boolean }

/** Commas outside numbers, semicolons, and dashes that stand free. */
const SEPARATOR = /\s*(?:;|,(?!\d))\s*|\s+[-–—]+\s+|\s*—\s*/

/** Moves what stands in brackets into the notes; '(s)' of 'egg(s)' is part of its word. */
function takeBrackets(text: string, notes: Notes): string {
  let left = text
  for (let depth = 0; depth < 3 && left.includes('('); depth++) {
    left = left.replace(/(\p{L}?)\(([^()]*)(?:\)|$)/gu, (_, before: string, content: string) => {
      if (before !== '' && content.length <= 2) return `${before}${content}`
      note(content.trim(), notes, true)
      return `${before} `
    })
  }
  return left
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=,|;|$)/g, '')
    .trim()
}

function note(segment: string, notes: Notes, bracketed = false): void {
  const optional = /^(?:optional\b[,;:]?\s*|if (?:desired|using|you like)\b)/i.exec(segment)
  if (optional) notes.optional = true
  const said = optional && (/^o/i.test(segment) || optional[0] === segment)
  const words = (said ? segment.slice(optional[0].length) : segment).replace(LEFTOVER_END, '')
  if (words === '') return
  const isStep = bracketed ? startsWithPreparation(words) : !REMARK.test(words)
  const list = isStep ? notes.preparations : notes.comments
  list.push(isStep && bracketed ? lowerFirst(words) : words)
}

/** What a cook says about an ingredient without doing anything to it. */
const REMARK =
  /^(?:to (?:taste|serve|garnish|finish|decorate|cover|coat|drizzle|sprinkle)|for |plus |and (?:more|extra)|or |such as|like |e\.?g\b|i\.?e\b|preferably|ideally|about |approx|roughly \d|see |if |as (?:needed|required|desired)|more |extra |depending|homemade|home-made|available|not |any |your |from |store-bought|shop-bought|total|each|\d)/i

/**
 * How many of the comma-separated segments name the food: 'boneless, skinless chicken' and
 * 'turnips, rutabaga, and parsnips' go on behind the comma.
 */
function countNameSegments(segments: readonly string[]): number {
  const noun = segments.findIndex((segment) => REMARK.test(segment) || !onlyDescribes(segment))
  const named = noun > 0 && !REMARK.test(segments[noun] ?? '') ? noun + 1 : 1
  for (let last = named; last < segments.length; last++) {
    const segment = segments[last] ?? ''
    const closing = /^(?:and|or|and\/or) (.+)$/i.exec(segment)?.[1]
    if (closing) return last > named && isItem(closing) ? last + 1 : named
    if (!isItem(segment)) return named
    if (/ (?:and|or|&|and\/or) /i.test(segment)) return last + 1
  }
  return named
}

/** Whether a segment can be one of several foods in a row rather than something done to one. */
function isItem(segment: string): boolean {
  const isOther = startsWithPreparation(segment) || REMARK.test(segment) || NO_FOOD.test(segment)
  return !isOther && segment.split(' ').length <= 4
}

const NO_FOOD =
  /\d|(?:ed|ing|less)\b|^(?:with|in|on|at)\b|\b(?:only|skin|bone|zest|juice|rind|leaves|stalks|stems|tops|ends)\b/i

/** Whether a comment reads as one behind a comma, so that it needs no brackets. */
export function isRemark(comment: string): boolean {
  return REMARK.test(comment) && !/^(?:and|or) |[(),;.—]| [-–]+ /i.test(comment)
}

/** Remarks that no comma sets off: 'salt to taste', 'oil for frying', 'butter at room temperature'. */
function takeTrailing(text: string, notes: Notes): string {
  let left = text
  for (const [pattern, list] of TRAILING) {
    const match = pattern.exec(left)
    if (!match || match.index === 0) continue
    left = left.slice(0, match.index).replace(/,$/, '')
    const words = match[0].trim()
    if (/^(?:optional|if desired|if using)$/i.test(words)) notes.optional = true
    else notes[list].unshift(words)
  }
  return left
}

const TRAILING: readonly [RegExp, 'preparations' | 'comments'][] = [
  [/ (?:optional|if desired|if using)$/i, 'comments'],
  [/ (?:\(?or )?(?:to taste|as needed|as required|to serve|to garnish|to finish)$/i, 'comments'],
  [/ plus (?:more|extra|\d|½|¼|⅓).*$/i, 'comments'],
  [
    / (?:such as|preferably|or (?=[\d½⅓⅔¼¾⅛]|more\b|to taste|as needed)|from (?:a|about|\d)).*$/i,
    'comments',
  ],
  [/ for (?!\d)[\p{L}-]+(?: .*)?$/iu, 'comments'],
  [/ (?:at room temperature|cut (?:in|into) .*|mixed with .*|dissolved in .*)$/i, 'preparations'],
  [TRAILING_STEP, 'preparations'],
]

/** 'finely chopped pecans'; but a tin of chopped tomatoes is bought chopped. */
function takeLeading(text: string, unit: UnitId | undefined, notes: Notes): string {
  const split = unit && BOUGHT.has(unit) ? undefined : splitPreparation(text)
  if (!split) return text
  notes.preparations.unshift(lowerFirst(split.preparation))
  return split.name
}

const BOUGHT: ReadonlySet<UnitId> = new Set([
  ...(['can', 'jar', 'packet', 'package', 'bottle', 'bag', 'box', 'carton', 'tub'] as const),
])
