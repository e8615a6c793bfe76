import { MOST_READ } from '../../fields/limit-lines.ts'
import type { LineGroup } from '../../recipe.ts'
import { partOfName } from '../../shapes/headings.ts'
import { lettersOf } from '../../text/grounding.ts'
import { headedLines, plainLines, withoutColon } from '../../text/plain-line.ts'
import { isStepLabel, tidySteps } from '../../text/step-lines.ts'
import { isNode, isOfType, listOf, type Node } from './nodes.ts'
import { firstText, rawTexts } from './texts.ts'

/**
 * The method of a recipe: text, HowToStep, HowToSection and ItemList in any mixture
 * (https://schema.org/recipeInstructions). The name of a section, and of a step where it says more
 * than the step does, heads what follows up to the next name.
 */
export function readInstructions(value: unknown): LineGroup[] {
  const groups: LineGroup[] = []
  for (const part of listOf(value).slice(0, MOST_PARTS)) addPart(groups, part)
  return groups
    .map(({ group, lines }) => ({ group, lines: tidySteps(lines.slice(0, MOST_READ)) }))
    .map(({ group, lines }) => ({ group, lines: lines.filter((line) => !ADDRESS.test(line)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Where the method stands, and nothing to do. */
const ADDRESS = /^https?:\/\/\S+$/i
const MOST_PARTS = 1_000
const DEEPEST = 5

function addPart(groups: LineGroup[], part: unknown, depth = 0, isInSection = false): void {
  if (depth > DEEPEST) return
  if (!isNode(part)) {
    addHeadedLines(groups, rawTexts(part).flatMap(headedLines))
    return
  }
  const inner = listOf(
    part.itemListElement ?? part.steps ?? part.item ?? part.recipeInstructions,
  ).slice(0, MOST_PARTS)
  if (inner.length > 0 && (isOfType(part, 'HowToSection') || isOfType(part, 'ItemList'))) {
    const name = sectionName(part)
    // Sections have no sections of their own: in one the name of another is a line.
    if (isInSection && name !== undefined) addLines(groups, [name])
    const begins = !isInSection && name !== undefined
    if (begins) groups.push({ group: name, lines: [] })
    for (const piece of inner) addPart(groups, piece, depth + 1, isInSection || begins)
    // What follows a section is no part of it.
    if (begins) groups.push({ group: null, lines: [] })
    return
  }
  const text = rawTexts(part.text ?? part.description).join('\n')
  if (!text && inner.length > 0) {
    for (const piece of inner) addPart(groups, piece, depth + 1, isInSection)
    return
  }
  addStep(groups, part, plainLines(text), isInSection)
}

function sectionName(part: Node): string | undefined {
  const name = firstText(part.name)
  return name === undefined || isStepLabel(name) ? undefined : name
}

function addStep(groups: LineGroup[], step: Node, lines: string[], isInSection: boolean): void {
  const name = firstText(step.name)
  const isHeading =
    name !== undefined && lines.length > 0 && !isStepLabel(name) && !isSaid(name, lines)
  if (!isHeading) {
    addLines(groups, lines.length === 0 && name ? [name] : lines)
    return
  }
  const last = groups.at(-1)
  // In a section the name of a step is a line, too.
  if (isInSection && last) addLines(groups, [name, ...lines])
  else groups.push({ group: name, lines })
}

/** Names are often the beginning of their step, cut off where a search engine wants no more. */
function isSaid(name: string, lines: readonly string[]): boolean {
  const [said, start] = [lines.join(' '), name].map((text) => lettersOf(text.replace(NUMBER, '')))
  return said?.startsWith(start ?? '') === true
}

const NUMBER = /^\d{1,2}[.)]\s*/

/** A text for all: what is set as a heading in it, with something behind it, is one. */
function addHeadedLines(groups: LineGroup[], lines: ReturnType<typeof headedLines>): void {
  for (const [at, { line, isHeading }] of lines.entries()) {
    const heads = isHeading && lines[at + 1]?.isHeading === false && mayHead(line)
    if (heads) groups.push({ group: withoutColon(line), lines: [] })
    else addLines(groups, [line])
  }
}

/** Bold letters stress a sentence too, and number steps. */
const mayHead = (line: string) =>
  !/[.!?,;]$/.test(line) && !isStepLabel(line) && partOfName(withoutColon(line)) === undefined

function addLines(groups: LineGroup[], lines: string[]): void {
  const last = groups.at(-1)
  const own = last?.lines ?? []
  for (const line of lines) own.push(line)
  if (!last) groups.push({ group: null, lines: own })
}
