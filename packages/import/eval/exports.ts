/**
 * What is read out of other programs' files, held against a reading of the same files by other means:
 * `node packages/import/eval/exports.ts [--failures]`, and a part of `npm run eval:import`. The files
 * lie in `import/exports` of the folder SHARED_DATA.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { print, printShare, SAMPLES } from '../../kitchen/eval/samples.ts'
import { type ImportedRecipe, lettersOf, openFile, readFile } from '../src/index.ts'
import { tryCanonical } from './exports/canonical.ts'
import { type Expected, legacyExpected, READERS, recipeMdExpected } from './exports/expected.ts'

const folder = join(SAMPLES, 'import/exports')

/** One file: how many recipes, lines, steps and other values stand in it, how many were found, and what was not. */
export type ExportOutcome = {
  format: string
  file: string
  recipes: Share
  lines: Share
  steps: Share
  facts: Share
  /** Lines of ours whose parts do not stand in the file. */
  invented: string[]
  misses: string[]
}
type Share = { found: number; of: number }

/** Every file of the folder; undefined where the folder is not there. */
export async function tryExports(): Promise<ExportOutcome[] | undefined> {
  if (!existsSync(folder)) return undefined
  const outcomes: ExportOutcome[] = []
  for (const format of readdirSync(folder).sort()) {
    for (const name of existsSync(join(folder, format)) ? listFiles(format) : []) {
      const outcome = await tryFile(format, name)
      if (outcome) outcomes.push(outcome)
    }
  }
  return outcomes
}

/** Prints the figures of each format; says what is below the aim. */
export async function reportExports(showsFailures: boolean): Promise<string[]> {
  const outcomes = await tryExports()
  if (!outcomes) {
    print('EXPORTS: NOT EVALUATED, import/exports is not in the folder SHARED_DATA')
    return []
  }
  print(`\nExport files (${outcomes.length})`)
  for (const [format, ones] of Map.groupBy(outcomes, (one) => one.format)) {
    print(` ${format} (${ones.length} files)`)
    for (const part of ['recipes', 'lines', 'steps', 'facts'] as const) {
      printShare(part, sum(ones, part, 'found'), sum(ones, part, 'of'))
    }
    if (showsFailures)
      for (const one of ones) for (const miss of one.misses) print(`    ${one.file}: ${miss}`)
  }
  const invented = outcomes.flatMap((one) => one.invented.map((line) => `${one.file}: ${line}`))
  print(`  invented lines ${invented.length}`)
  for (const line of invented) print(`    ${line}`)
  const canonical = tryCanonical(readFileSync(join(folder, 'cooklang/canonical.yaml'), 'utf8'))
  printShare("Cooklang's own tests", canonical.of - canonical.misses.length, canonical.of)
  for (const name of canonical.misses) print(`    ${name}`)
  const isBelow = (part: 'recipes' | 'lines' | 'steps' | 'facts', aim: number) =>
    sum(outcomes, part, 'found') < aim * sum(outcomes, part, 'of')
  const parts = [
    ['recipes', 1],
    ['lines', 1],
    ['steps', 1],
    ['facts', 0.99],
  ] as const
  return [
    ...parts.flatMap(([part, aim]) => (isBelow(part, aim) ? [`${part} of exports`] : [])),
    ...(canonical.misses.length > 0 ? ["Cooklang's own tests"] : []),
    ...(invented.length > 0 ? ['invented lines of exports'] : []),
  ]
}

const sum = (
  ones: ExportOutcome[],
  part: 'recipes' | 'lines' | 'steps' | 'facts',
  of: 'found' | 'of',
) => ones.reduce((total, one) => total + one[part][of], 0)

/** Without what is itself an answer, the specification's own tests, and pages, which have a part of their own. */
function listFiles(format: string): string[] {
  if (format === 'schema-org-html' || format === 'README.md') return []
  return readdirSync(join(folder, format)).filter((name) => {
    const isAnswer = format === 'recipemd' && name.endsWith('.json')
    return !(isAnswer || name.endsWith('.yaml'))
  })
}

async function tryFile(format: string, name: string): Promise<ExportOutcome | undefined> {
  const path = join(folder, format, name)
  const bytes = readFileSync(path)
  const read = await readRecipes(name, bytes)
  const expected = await expect(format, path, bytes)
  if (!expected) return undefined
  const outcome: ExportOutcome = {
    format,
    file: name,
    recipes: {
      found: Math.min(read.length, expected.length),
      of: Math.max(read.length, expected.length),
    },
    lines: { found: 0, of: 0 },
    steps: { found: 0, of: 0 },
    facts: { found: 0, of: 0 },
    invented: [],
    misses:
      read.length === expected.length
        ? []
        : [`${read.length} recipes instead of ${expected.length}`],
  }
  for (const one of expected) {
    const recipe =
      expected.length === 1 ? read[0] : read.find(({ title }) => same(title, one.title))
    if (recipe) compare(outcome, recipe, one)
    else outcome.misses.push(`no recipe '${one.title}'`)
  }
  return outcome
}

async function readRecipes(name: string, bytes: Buffer): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = []
  for await (const item of readFile(openFile({ name, bytes }))) {
    if (item.kind === 'recipe') recipes.push(item.recipe)
  }
  return recipes
}

async function expect(
  format: string,
  path: string,
  bytes: Buffer,
): Promise<Expected[] | undefined> {
  if (path.endsWith('.invalid.md')) return []
  if (format === 'recipemd')
    return [recipeMdExpected(readFileSync(path.replace(/\.md$/, '.json'), 'utf8'))]
  if (path.endsWith('.grmt')) return legacyExpected(bytes.toString())
  const reader = READERS[format]
  return reader ? await reader(bytes) : undefined
}

function compare(outcome: ExportOutcome, recipe: ImportedRecipe, expected: Expected): void {
  const { misses } = outcome
  if (expected.title !== '' && !same(recipe.title, expected.title))
    misses.push(`title '${recipe.title}'`)
  compareLines(outcome, recipe, expected)
  const steps = lettersOf(
    recipe.steps.flatMap(({ group, lines }) => [group ?? '', ...lines]).join(' '),
  )
  const wanted = lettersOf(expected.steps.join(' '))
  outcome.steps.of += 1
  if (steps === wanted) outcome.steps.found += 1
  else misses.push(`steps of '${recipe.title}': ${firstDifference(steps, wanted)}`)
  const all = lettersOf(JSON.stringify(recipe).replace(/\\n/g, ' '))
  for (const [name, value] of expected.facts) {
    outcome.facts.of += 1
    const parts = value.split(/[\n,;:]/)
    const isThere =
      all.includes(lettersOf(value).slice(0, 4_000)) || parts.every((part) => stands(part, all))
    if (isThere) outcome.facts.found += 1
    else misses.push(`'${recipe.title}' ${name}: ${value.slice(0, 80)}`)
  }
}

/** A text letter by letter; of '9.5 g' and '305%kcal' the figure, for its unit is in the name of a field. */
function stands(part: string, all: string): boolean {
  const figure = /^(?:[\p{L} ]+:)?\s*(\d+(?:\.\d+)?)\s*%?\s*k{0,2}[cm]?(?:al|g)?$/u.exec(
    part.trim(),
  )?.[1]
  return all.includes(lettersOf(figure ?? part))
}

/** Each expected line takes the first of ours that holds all its parts; a heading is a line of the file too. */
function compareLines(outcome: ExportOutcome, recipe: ImportedRecipe, expected: Expected): void {
  const ours = recipe.ingredients.flatMap(({ group, lines }) => [
    ...(group === null ? [] : [{ line: group, isHeading: true }]),
    ...lines.map((line) => ({ line, isHeading: false })),
  ])
  for (const parts of expected.lines) {
    const letters = parts.map(lettersOf)
    const at = ours.findIndex(({ line }) => letters.every((part) => lettersOf(line).includes(part)))
    outcome.lines.of += 1
    if (at >= 0) ours.splice(at, 1)
    if (at >= 0) outcome.lines.found += 1
    else outcome.misses.push(`'${recipe.title}' has no line '${parts.join(' ')}'`)
  }
  outcome.invented.push(
    ...ours.filter(({ isHeading }) => !isHeading).map(({ line }) => `${recipe.title}: ${line}`),
  )
}

const same = (one: string, other: string) => lettersOf(one) === lettersOf(other)

function firstDifference(ours: string, theirs: string): string {
  const at = [...ours].findIndex((letter, index) => letter !== theirs[index])
  const from = Math.max(0, (at < 0 ? ours.length : at) - 20)
  return `'…${ours.slice(from, from + 60)}' instead of '…${theirs.slice(from, from + 60)}'`
}

if (basename(process.argv[1] ?? '') === 'exports.ts') {
  const below = await reportExports(process.argv.includes('--failures'))
  if (below.length > 0) print(`\nBelow the aim: ${below.join(', ')}`)
  process.exitCode = below.length > 0 ? 1 : 0
}
