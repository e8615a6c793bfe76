import { type IngredientLine, parseIngredientLines } from '@potluck/kitchen'
import type { IngredientFields } from '../ingredient-rows.ts'
import { toIngredientFields } from './ingredient-fields.ts'

/**
 * The rows of a pasted ingredient list, with headings ('For the sauce:'), or undefined if it is not
 * a list: a single line without an amount, or text for one field.
 */
export function readPastedIngredients(text: string): IngredientFields[] | undefined {
  const lines = parseIngredientLines(text).filter((line) => !isTitle(line))
  const [first, ...others] = lines
  if (!first || (others.length === 0 && !first.quantity)) return undefined
  return lines.map(toIngredientFields)
}

/** The list's own title if nothing marks it as a heading, and the labels of buttons around a list. */
function isTitle({ name, raw }: IngredientLine): boolean {
  return /^ingredients?$/i.test(name) || BUTTONS.test(raw)
}

/** '1x2x3x', 'US Customary – Metric', 'Cook mode' */
const BUTTONS =
  /^(?:(?:[\d½/.]+ ?x ?){2,}|(?:us customary|us|imperial|metric)(?:\W+(?:us customary|us|imperial|metric))*|(?:cook mode|scale|units|servings)\W*)$/i

/** The steps of a pasted method without their numbers, or undefined if it is one paragraph. */
export function readPastedSteps(text: string): string[] | undefined {
  const paragraphs = text
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => line.replace(stepNumber, '').trim())
    .filter((line) => line !== '')
  return paragraphs.length > 1 ? paragraphs : undefined
}

/** '1.', '2)', 'Step 3:', a bullet. */
const stepNumber = /^\s*(?:step\s+\d{1,2}\s*[.:)-]?|\d{1,2}\s*[.:)](?!\d)|[-–•*])\s*/i
