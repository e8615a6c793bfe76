import { parseIngredientLine } from '@potluck/kitchen'
import type { Paragraph } from '../../documents/paragraph.ts'
import { saysFact } from '../../shapes/find-facts.ts'
import { isIngredientsHeading, partOfName } from '../../shapes/headings.ts'
import { hasAmount, saysNutrient } from '../../shapes/lines.ts'

/**
 * Lists and methods that stand in one line, each food and each sentence a paragraph of its own: behind
 * their label ('Ingrédients : 200 g de pâtes, sel'), or as a message has them.
 */
export function partInline(paragraphs: readonly Paragraph[]): Paragraph[] {
  let isBehindList = false
  return paragraphs.flatMap((paragraph, at) => {
    const { text, kind, level } = paragraph
    const [, label = '', behind = text] =
      LABELLED.exec(kind === 'paragraph' && level === undefined ? text : '') ?? []
    const foods = kind === 'paragraph' ? foodsOf(text, label, behind) : undefined
    const isMethod = partOfName(label) === 'steps' && !saysFact(text)
    const wasBehindList = isBehindList
    isBehindList = foods !== undefined
    if (foods) return [...headed(label), ...foods.map((food) => ({ ...ITEM, text: food }))]
    if (kind !== 'paragraph' || level !== undefined || !(isMethod || wasBehindList))
      return [paragraph]
    // Where other paragraphs follow, each is a step.
    const isLast = (paragraphs[at + 1]?.text.length ?? 0) <= LONGEST_CLOSING
    const said = isMethod ? behind : text
    const steps = isLast ? sentencesOf(said) : [said]
    return [
      ...(isMethod ? headed(label) : []),
      ...steps.map((step) => ({ ...paragraph, text: step })),
    ]
  })
}

/** Whether a line begins with the label of its list or method, and says more. */
export function beginsPart(line: string): boolean {
  const label = LABELLED.exec(line)?.[1] ?? ''
  return isIngredientsHeading(label) || partOfName(label) === 'steps'
}

const LABELLED = /^([^:：.!?,]{2,40}?)\s?[:：]\s*(\S.*)$/u
const LONGEST_CLOSING = 45
const ITEM = { kind: 'item' } as const

const headed = (label: string): Paragraph[] =>
  label === '' || !(isIngredientsHeading(label) || partOfName(label) === 'steps')
    ? []
    : [{ kind: 'paragraph', text: label }]

/** The foods of a line that names them one behind another; undefined of any other line. */
function foodsOf(text: string, label: string, behind: string): string[] | undefined {
  const isLabelled = isIngredientsHeading(label)
  const foods = cutAtCommas(isLabelled ? behind.replace(/\.$/, '') : text)
  const amounts = foods.filter(isFood).length
  const areShort = foods.every(
    (food) => food.length <= LONGEST_FOOD && !/[.!?]\s+\p{Lu}/u.test(food),
  )
  const isList = isLabelled
    ? amounts >= FEWEST_LABELLED
    : amounts >= FEWEST && isFood(foods[0] ?? '') && !/[.!?]$/.test(text)
  return isList && areShort && amounts * 2 >= foods.length ? foods : undefined
}

const LONGEST_FOOD = 80
const FEWEST_LABELLED = 2
const FEWEST = 4

function isFood(text: string): boolean {
  const { name } = parseIngredientLine(text)
  return hasAmount(text) && name !== '' && !saysNutrient(text) && !saysNutrient(name)
}

/** What has no amount before one that has goes on ('2 carrots, sliced'); behind the last it is a food. */
function cutAtCommas(text: string): string[] {
  const pieces = text.split(/\s*[,;]\s+(?![^()]*\))/)
  const first = pieces.findIndex(hasAmount)
  const last = pieces.findLastIndex(hasAmount)
  const foods: string[] = []
  let from = 0
  for (const [at, piece] of pieces.entries()) {
    const start = text.indexOf(piece, from)
    const goesOn = at > first && at < last && !hasAmount(piece)
    const before = foods.at(-1)
    if (goesOn && before !== undefined)
      foods[foods.length - 1] = before + text.slice(from, start) + piece
    else foods.push(piece)
    from = start + piece.length
  }
  return foods
}

/** Sentences, but for those that are counted: they are cut at their numbers. */
const sentencesOf = (text: string) =>
  /(?:^|\s)1[.)]\s/.test(text)
    ? [text]
    : text.split(SENTENCE).map((one) => (saysFact(one) ? one.replace(/\.$/, '') : one))

/** A short word with a stop may be an abbreviation. */
const SENTENCE = /(?<=(?:\p{L}{4,}|\p{N}|[)])[.!?])\s+(?=\p{Lu}\p{Ll})/u
