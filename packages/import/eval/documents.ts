import { print, printShare } from '../../kitchen/eval/samples.ts'
import { findUngrounded, type ImportedRecipe, lettersOf, openFile, readFile } from '../src/index.ts'
import { htmlOf, LAYOUTS } from './documents/layouts.ts'
import { printPage } from './documents/print-page.ts'
import type { SampleRecipe } from './documents/sample-recipe.ts'
import { type Language, listSamples } from './documents/sample-recipes.ts'
import { docxOf, WORD_DOCUMENTS } from './documents/word-documents.ts'

/** How much of a document was read as it was written. */
type Outcome = {
  name: string
  recipes: number
  /** Recipes that begin and end where they should; those that were made up count against them. */
  bounded: number
  surplus: number
  lines: number
  right: number
  /** Lines that are none. */
  extra: number
  invented: number
  differences: string[]
}

const AIM = { boundaries: 0.95, lines: 0.97 }

/**
 * Makes documents out of sample recipes, PDFs by printing pages and documents of Word by writing them,
 * reads them and prints how much came back. Answers what is below the aim.
 */
export async function reportDocuments(showsFailures: boolean): Promise<string[]> {
  const samples = takeSamples()
  if (!samples) {
    print('\nDOCUMENTS: NOT EVALUATED, the recipes are not in the folder SHARED_DATA')
    return []
  }
  const pdfs: Outcome[] = []
  for (const layout of LAYOUTS) {
    const recipes = samples(layout.language, layout.count)
    const bytes = await printPage(htmlOf(layout, recipes)).catch(() => undefined)
    if (bytes) pdfs.push(await tryDocument(`${layout.name}.pdf`, bytes, recipes))
  }
  const documents: Outcome[] = []
  for (const document of WORD_DOCUMENTS) {
    const recipes = samples(document.language, document.count)
    documents.push(await tryDocument(`${document.name}.docx`, docxOf(document, recipes), recipes))
  }
  if (pdfs.length < LAYOUTS.length) print('\nPDFS: NOT ALL EVALUATED, no Chromium prints here')
  return [
    ...report('PDFs', pdfs, showsFailures),
    ...report('Documents of Word', documents, showsFailures),
  ]
}

/** Hands out each sample once, as far as there are so many. */
function takeSamples(): ((language: Language, count: number) => SampleRecipe[]) | undefined {
  const left = new Map<Language, SampleRecipe[]>()
  for (const language of ['en', 'de', 'fr'] as const) {
    const samples = listSamples(language)
    if (!samples) return undefined
    left.set(language, samples)
  }
  return (language, count) => {
    const samples = left.get(language) ?? []
    const taken = samples.splice(0, count)
    // What is taken comes again at the end, for languages with few samples.
    samples.push(...taken)
    return taken
  }
}

async function tryDocument(
  name: string,
  bytes: Uint8Array,
  expected: readonly SampleRecipe[],
): Promise<Outcome> {
  const found: ImportedRecipe[] = []
  const differences: string[] = []
  for await (const item of readFile(openFile({ name, bytes }))) {
    if (item.kind === 'recipe') found.push(item.recipe)
    if (item.kind === 'refused') differences.push(`refused ${item.name}: ${item.reason}`)
  }
  const outcome: Outcome = {
    name,
    recipes: expected.length,
    bounded: 0,
    surplus: 0,
    lines: 0,
    right: 0,
    extra: 0,
    invented: 0,
    differences,
  }
  const left = new Set(found)
  const text = expected.flatMap(allTexts).join('\n')
  for (const sample of expected) {
    const match = [...left].find(({ title }) => lettersOf(title) === lettersOf(sample.title))
    if (match) left.delete(match)
    else differences.push(`no recipe '${sample.title}'`)
    compare(outcome, sample, match)
    if (match && isBounded(sample, match, expected)) outcome.bounded += 1
  }
  outcome.surplus = left.size
  for (const { title } of left) differences.push(`surplus '${title}'`)
  for (const recipe of found)
    outcome.invented += findUngrounded({ ...recipe, title: '' }, text).length
  return outcome
}

const linesOf = (groups: readonly { lines: string[] }[]) => groups.flatMap(({ lines }) => lines)
const allTexts = (one: SampleRecipe) => [
  one.title,
  ...one.ingredients.flatMap(({ group, lines }) => [group ?? '', ...lines]),
  ...one.steps,
]

/** Whether a recipe has nothing of another one, and the first and the last of its own lines. */
function isBounded(
  sample: SampleRecipe,
  found: ImportedRecipe,
  all: readonly SampleRecipe[],
): boolean {
  const own = new Set([...allTexts(sample), sample.description].map(lettersOf))
  const foreign = all
    .flatMap(allTexts)
    .map(lettersOf)
    .filter((line) => line.length > 8 && !own.has(line))
  const lines = [...linesOf(found.ingredients), ...linesOf(found.steps)].map(lettersOf)
  const said = `${lines.join('\n')}`
  const [first = ''] = linesOf(sample.ingredients).map(lettersOf)
  return !foreign.some((line) => lines.includes(line)) && said.includes(first)
}

function compare(outcome: Outcome, sample: SampleRecipe, found: ImportedRecipe | undefined): void {
  for (const [part, wanted, groups] of [
    ['ingredient', linesOf(sample.ingredients), found?.ingredients ?? []],
    ['step', sample.steps, found?.steps ?? []],
  ] as const) {
    const left = linesOf(groups).map((line) => ({ line, letters: lettersOf(line) }))
    for (const line of wanted) {
      const at = left.findIndex(({ letters }) => letters === lettersOf(line))
      outcome.lines += 1
      if (at >= 0) left.splice(at, 1)
      if (at >= 0) outcome.right += 1
      else outcome.differences.push(`${sample.title}: no ${part} '${line}'`)
    }
    outcome.extra += left.length
    for (const { line } of left)
      outcome.differences.push(`${sample.title}: extra ${part} '${line}'`)
  }
}

function report(part: string, outcomes: readonly Outcome[], showsFailures: boolean): string[] {
  const sum = (
    field: 'recipes' | 'bounded' | 'surplus' | 'lines' | 'right' | 'extra' | 'invented',
  ) => outcomes.reduce((total, outcome) => total + outcome[field], 0)
  print(`\n${part} (${outcomes.length}, ${sum('recipes')} recipes)`)
  const recipes = sum('recipes') + sum('surplus')
  printShare('boundaries', sum('bounded'), recipes)
  printShare(
    'lines, of those there and those read too much',
    sum('right'),
    sum('lines') + sum('extra'),
  )
  print(
    `  lines lost ${sum('lines') - sum('right')}, lines too much ${sum('extra')}, invented lines ${sum('invented')}`,
  )
  if (showsFailures)
    for (const { name, right, lines, differences } of outcomes)
      if (differences.length > 0)
        print([`  ${name} (${right} of ${lines})`, ...differences.slice(0, 12)].join('\n      '))
  return [
    ...(sum('bounded') < recipes * AIM.boundaries ? [`boundaries of ${part}`] : []),
    ...(sum('right') < (sum('lines') + sum('extra')) * AIM.lines ? [`lines of ${part}`] : []),
    ...(sum('invented') > 0 ? [`invented lines of ${part}`] : []),
  ]
}
