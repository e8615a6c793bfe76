import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLES } from '../../kitchen/eval/samples.ts'
import {
  findUngrounded,
  type ImportedRecipe,
  type Item,
  type LineGroup,
  openFile,
  readFile,
} from '../src/index.ts'
import { decodeText } from '../src/text/decode-text.ts'
import { comparable, textOfPage } from './page-text.ts'

/** What a reader made for that one site found on the page. */
export type Expected = {
  title: string
  ingredients: string[]
  ingredient_groups?: { purpose: string | null; ingredients: string[] }[]
  instructions_list: string[]
}

export type PageOutcome = {
  page: string
  /** Whether all that is expected of it stands in the page at all. */
  stands: boolean
  right: { title: boolean; ingredients: boolean; steps: boolean }
  /** Undefined where no groups are expected, or their headings do not stand in the page. */
  groups: boolean | undefined
  /** Without it, nothing was read. */
  recipe: ImportedRecipe | undefined
  /** How many lines are expected, how many of them are not there, and how many are there besides. */
  expected: number
  lost: number
  extra: number
  invented: string[]
  cpuMs: number
  difference: string | undefined
}

/** Reads every page of a folder of samples; undefined where the folder is not there. */
export async function tryPages(folder: string): Promise<PageOutcome[] | undefined> {
  const place = join(SAMPLES, 'import', folder)
  if (!existsSync(place)) return undefined
  const names = readdirSync(place).filter((name) => name.endsWith('.html'))
  const outcomes: PageOutcome[] = []
  for (const name of names) outcomes.push(await tryPage(place, name))
  return outcomes
}

async function tryPage(place: string, name: string): Promise<PageOutcome> {
  const bytes = readFileSync(join(place, name))
  const expected: Expected = JSON.parse(
    readFileSync(join(place, name.replace(/html$/, 'expected.json')), 'utf8'),
  )
  const began = process.cpuUsage()
  const items: Item[] = []
  for await (const item of readFile(openFile({ name, bytes }))) items.push(item)
  const used = process.cpuUsage(began)
  const text = textOfPage(decodeText(bytes) ?? '')
  const recipes = items.flatMap((item) => (item.kind === 'recipe' ? [item.recipe] : []))
  return {
    page: name.replace(/\.html$/, ''),
    ...compare(expected, recipes[0], comparable(text)),
    invented: recipes.flatMap((recipe) => findUngrounded(recipe, text)),
    cpuMs: (used.user + used.system) / 1000,
  }
}

function compare(expected: Expected, recipe: ImportedRecipe | undefined, page: string) {
  const stands = [expected.title, ...expected.ingredients, ...expected.instructions_list].every(
    (line) => page.includes(comparable(line)),
  )
  const title = comparable(recipe?.title ?? '') === comparable(expected.title)
  const ingredients = haveSameLines(expected.ingredients, recipe?.ingredients ?? [])
  const steps = haveSameLines(expected.instructions_list, recipe?.steps ?? [])
  return {
    stands,
    right: { title, ingredients, steps },
    groups: compareGroups(expected, recipe, page),
    recipe,
    ...countStrays(expected, recipe),
    difference: differenceOf(expected, recipe, { title, ingredients, steps }),
  }
}

/** Of both lists, of what nothing was read of all lines; a heading is no line. */
function countStrays(expected: Expected, recipe: ImportedRecipe | undefined) {
  const lists = [
    { wanted: expected.ingredients, groups: recipe?.ingredients ?? [] },
    { wanted: expected.instructions_list, groups: recipe?.steps ?? [] },
  ]
  const counts = { expected: 0, lost: 0, extra: 0 }
  for (const { wanted, groups } of lists) {
    const lines = lettersOfLines(wanted)
    const found = lettersOfLines(groups.flatMap((group) => group.lines))
    const headed = lettersOfLines(
      groups.flatMap(({ group, lines: own }) => (group === null ? own : [group, ...own])),
    )
    counts.expected += lines.length
    counts.lost += countMissing(lines, headed.join(''))
    counts.extra += countMissing(found, lines.join(''))
  }
  return counts
}

const lettersOfLines = (lines: readonly string[]) =>
  lines
    .map(withoutNumber)
    .map(comparable)
    .filter((line) => line !== '')

/**
 * How many lines do not stand in a text, each as often as it is said. Text is there wherever it is cut
 * into lines: a step may be two of ours. Long lines first, which hold the letters of short ones.
 */
function countMissing(lines: readonly string[], text: string): number {
  let rest = text
  let missing = 0
  for (const line of lines.toSorted((one, other) => other.length - one.length)) {
    const at = rest.indexOf(line)
    if (at === -1) missing += 1
    else rest = `${rest.slice(0, at)}\n${rest.slice(at + line.length)}`
  }
  return missing
}

/** All of the text, in its order; a heading may stand in the one and not in the other. */
function haveSameLines(expected: readonly string[], groups: readonly LineGroup[]): boolean {
  let rest = expected.map(withoutNumber).map(comparable).join('')
  for (const { group, lines } of groups) {
    const heading = comparable(group ?? '')
    if (rest.startsWith(heading)) rest = rest.slice(heading.length)
    for (const line of lines.map(withoutNumber).map(comparable)) {
      if (!rest.startsWith(line)) return false
      rest = rest.slice(line.length)
    }
  }
  return rest === ''
}

/** The figure before a step is the list's, not the step's. */
const withoutNumber = (line: string) => line.replace(/^\d{1,2}\s?[.)-]\s*(?=\D)/, '')

function compareGroups(expected: Expected, recipe: ImportedRecipe | undefined, page: string) {
  const groups = expected.ingredient_groups
  if (!groups?.every(({ purpose }) => page.includes(comparable(purpose ?? '')))) return undefined
  const wanted = groups.map(({ purpose, ingredients }) =>
    [purpose ?? '', ...ingredients].map(comparable).join('\n'),
  )
  const found = recipe?.ingredients.map(({ group, lines }) =>
    [group ?? '', ...lines].map(comparable).join('\n'),
  )
  return wanted.join('\n\n') === found?.join('\n\n')
}

/** The first thing that differs, in a line. */
function differenceOf(
  expected: Expected,
  recipe: ImportedRecipe | undefined,
  right: PageOutcome['right'],
): string | undefined {
  if (!recipe) return 'nothing was read'
  if (!right.title) return `title '${recipe.title}' for '${expected.title}'`
  const lines = recipe.ingredients.flatMap((group) => group.lines)
  if (!right.ingredients) return firstDifference('ingredient', expected.ingredients, lines)
  const steps = recipe.steps.flatMap((group) => group.lines)
  if (!right.steps) return firstDifference('step', expected.instructions_list, steps)
  return undefined
}

function firstDifference(of: string, expected: string[], found: string[]): string {
  const at = expected.findIndex(
    (line, place) => comparable(line) !== comparable(found[place] ?? ''),
  )
  const index = at === -1 ? expected.length : at
  return `${of} ${index + 1}: '${found[index] ?? '(none)'}' for '${expected[index] ?? '(none)'}' (${found.length} for ${expected.length})`
}
