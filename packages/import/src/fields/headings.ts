import type { LineGroup } from '../recipe.ts'
import { MOST_READ } from './limit-lines.ts'

/**
 * Lines parted at the headings among them. A heading that nothing stands under is a line: nothing of
 * a text is lost for looking like one.
 * @param headingOf the words of a heading, undefined of any other line
 */
export function toGroups(
  lines: readonly string[],
  headingOf: (line: string) => string | undefined,
): LineGroup[] {
  const groups: LineGroup[] = []
  lines.slice(0, MOST_READ).forEach((line, at) => {
    const next = lines[at + 1]
    const heading =
      next !== undefined && headingOf(next) === undefined ? headingOf(line) : undefined
    if (heading !== undefined) groups.push({ group: heading, lines: [] })
    else (groups.at(-1) ?? addTo(groups)).lines.push(line)
  })
  return groups
}

function addTo(groups: LineGroup[]): LineGroup {
  const group: LineGroup = { group: null, lines: [] }
  groups.push(group)
  return group
}

/** Puts more groups behind those that are there; lines without a heading go on with lines without one. */
export function addGroups(groups: LineGroup[], more: readonly LineGroup[]): void {
  for (const { group, lines } of more) {
    const last = groups.at(-1)
    if (last && last.group === group) for (const line of lines) last.lines.push(line)
    else if (lines.length > 0) groups.push({ group, lines: [...lines] })
  }
}

/**
 * The words of a heading as programs and their cooks mark one: '# Sauce', '[Sauce]', '**Sauce**',
 * '== Sauce ==', '--- Sauce ---'.
 */
export function markedHeading(line: string): string | undefined {
  for (const mark of MARKS) {
    const words = mark.exec(line)?.[1]?.trim()
    if (words && /\p{L}/u.test(words)) return words
  }
  return undefined
}
const MARKS = [
  /^#{1,6}\s+([^#]+?)#*$/,
  /^\[([^[\]]{1,100})\]:?$/,
  /^\*{2,4}([^*]{1,100})\*{2,4}:?$/,
  /^_{2}([^_]{1,100})_{2}:?$/,
  /^={2,}([^=]{1,100})={2,}:?$/,
  /^-{2,}([^-]{1,100})-{2,}:?$/,
]

/** The same of a line in a list of ingredients, where 'For the sauce:' is one too. */
export function ingredientHeading(line: string): string | undefined {
  return markedHeading(line) ?? /^(\P{N}{1,80}):$/u.exec(line)?.[1]?.trim()
}

/** The same of a line of a method, where a sentence may end in a colon and a heading is short. */
export function stepHeading(line: string): string | undefined {
  const words = /^(\P{N}{1,50}):$/u.exec(line)?.[1]?.trim()
  const isShort = words !== undefined && words.split(' ').length <= 4
  return markedHeading(line) ?? (isShort ? words : undefined)
}
