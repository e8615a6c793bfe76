import { lose } from '../fields/lose.ts'
import type { ImportedRecipe } from '../recipe.ts'
import { withoutBullets } from './bullets.ts'

/**
 * The steps of a method as one writes them: a text that numbers its steps is cut before each number,
 * and the numbers go, for a list has its own.
 */
export function tidySteps(lines: readonly string[]): string[] {
  const cut = withoutBullets(lines).flatMap(cutAtNumbers)
  return withoutNumbers(cut.filter((line) => !isStepLabel(line))).filter((line) =>
    /[\p{L}\p{N}]/u.test(line),
  )
}

/** 'Step 3', 'Schritt 3:', '3.', 'Étape n° 3': the place of a step in its list and nothing else. */
export function isStepLabel(line: string): boolean {
  return line.length < 30 && (STEP_LABEL.test(line) || MACHINE_LABEL.test(line))
}

/** What a step is called where it has a number: a day, a layer and a tin have theirs for the cook. */
const STEP =
  '(?:step|schritt|[ée]tape|etapa|stap|paso|passo|passaggio|krok|steg|trinn?|vaihe|lépés|korak|adım|βήμα|шаг|крок)'

const STEP_LABEL = new RegExp(
  `^(?:${STEP}\\s*(?:n[°º.]\\s*)?#?)?\\s*\\d{1,2}\\s*(?:/\\s*\\d{1,2})?\\s*[.:)\\-–]?$`,
  'iu',
)

/** 'soup_r step 2': a program's own name of a step. */
const MACHINE_LABEL = new RegExp(`^\\w*_\\w* ${STEP} \\d{1,2}$`, 'iu')

/** '1. Chop. 2. Fry.' and 'Step 1: Chop. Step 2: Fry.', where the figures count up from 1. */
function cutAtNumbers(line: string): string[] {
  const marks = [...line.matchAll(NUMBER)]
  const word = marks.find((mark) => mark[2] === '1')?.[1] ?? ''
  const starts: { at: number; end: number }[] = []
  for (const mark of marks) {
    if ((mark[1] ?? '') !== word || Number(mark[2]) !== starts.length + 1) continue
    starts.push({ at: mark.index, end: mark.index + mark[0].length })
  }
  const [first] = starts
  if (!first || starts.length < 2) return cutAtLooseNumbers(line)
  const pieces = starts.map(({ end }, index) => line.slice(end, starts[index + 1]?.at).trim())
  return [line.slice(0, first.at).trim(), ...pieces].filter((piece) => piece !== '')
}

/** '1.Chop 2.Fry 3.Serve' without a stop between: a line that begins with 1 and counts on to three or more. */
function cutAtLooseNumbers(line: string): string[] {
  const starts: number[] = []
  for (const { 1: figure, index } of line.matchAll(LOOSE_NUMBER)) {
    if (Number(figure) === starts.length + 1) starts.push(index)
  }
  if (starts.length < 3 || starts[0] !== 0) return [line]
  return starts.map((at, index) =>
    line
      .slice(at, starts[index + 1])
      .replace(LEADING, '')
      .trim(),
  )
}

const LOOSE_NUMBER = /(?<=^|\s)(\d{1,2})[.)、．]\s*(?=\p{L})/gu
const LEADING = /^\d{1,2}[.)、．]\s*/

/** Behind a word ('Step 1:') or the start of a sentence ('. 2. Fry'). */
const NUMBER = new RegExp(
  `(?<=^|\\s|[.!?)])(?:(${STEP}) |(?<=^|[.!?)]\\s{0,2}))(\\d{1,2})[.:)]\\s*(?=[\\p{L}"'“«(])`,
  'giu',
)

/** Figures before lines, where every line has one and they count up. One alone may be an amount. */
function withoutNumbers(lines: readonly string[]): string[] {
  const isCountedBy = (mark: RegExp) =>
    lines.every((line, at) => Number(mark.exec(line)?.[1]) === at + 1)
  for (const [mark, fewest] of COUNTS)
    if (lines.length >= fewest && isCountedBy(mark))
      return lines.map((line) => line.replace(mark, ''))
  return withoutMostNumbers(lines)
}

/** A step goes on in a line of its own, or a remark follows the last: most lines are counted still. */
function withoutMostNumbers(lines: readonly string[]): string[] {
  const counted = lines.map((line) => Number(COUNT.exec(line)?.[1]))
  const figures = counted.filter((figure) => !Number.isNaN(figure))
  const countUp = figures.length >= 3 && figures.every((figure, at) => figure === at + 1)
  if (counted[0] !== 1 || !countUp || figures.length * 2 <= lines.length) return [...lines]
  return lines.map((line) => line.replace(COUNT, ''))
}

/** '1. Chop', '1) Chop', '1.- Chop', '1 - Chop'; never '1.5 litres' and '1-2 hours'. */
const COUNT = new RegExp(`^(?:${STEP} )?(\\d{1,2})\\s?(?:\\.-|[.):\\-–])\\s*(?=[^\\p{N}\\s])`, 'iu')
/** 'Step 1 Chop'. */
const COUNT_NAMED = new RegExp(`^${STEP} (\\d{1,2})\\s+(?=\\p{Lu})`, 'iu')
/** '1 Chop' from a column of its own; '1 Zwiebel' and '2 Eier' look the same, so it takes three. */
const COUNT_APART = /^(\d{1,2})\s(?=\p{Lu})/u

/** Marks of the place of a step, with how many steps it takes to be sure. */
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [COUNT, 2],
  [COUNT_NAMED, 2],
  [COUNT_APART, 3],
]

/**
 * Takes from the end of a method what asks for stars, comments or a subscription, and tells it as lost.
 * What stands behind it in its line is a step of its own.
 */
export function losePleas(recipe: ImportedRecipe): void {
  for (let line = takeLastStep(recipe); line !== undefined; line = takeLastStep(recipe)) {
    const plea = PLEA.exec(line)
    const rest = plea
      ? [line.slice(0, plea.index), line.slice(plea.index + plea[0].length)]
      : [line]
    const steps = rest.map((part) => part.trim()).filter((part) => part !== '')
    if (plea) lose(recipe, 'steps', plea[0].trim(), 'It asks for something and is no step.')
    recipe.steps.at(-1)?.lines.push(...steps)
    if (!plea) return
    if (recipe.steps.at(-1)?.lines.length === 0) recipe.steps.pop()
  }
}

const takeLastStep = ({ steps }: ImportedRecipe) => steps.at(-1)?.lines.pop()

/** One sentence, to its end. */
const PLEA =
  /(?:^|(?<=[.!?] ))(?:did you (?:make|love|like|try|enjoy) (?:this|the|our)\b|love (?:this|the) recipe\?|(?:please )?leave (?:us )?(?:a |some )?(?:stars?|rating|comment|review)\b|(?:please )?rate this recipe\b|links: [^.!?]*\bhere (?:on|at)\b|give us some stars\b|tag (?:us|me|@\w+)\b|if you (?:make|made|try|tried) this (?:recipe|dish)\b[^.!?]{0,40}\b(?:tag (?:us|me|@)|rate (?:it|this|the)\b|ratings?\b|comments?\b|let (?:me|us) know\b)).*?(?:[.!?…]+(?=\s|$)|$)/i
