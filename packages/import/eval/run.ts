/**
 * `npm run eval:import [-- --failures]`: what is read out of real pages and export files, held against
 * what people and other programs read in them. The files lie in `import` of the folder SHARED_DATA, by
 * default ../shared/data beside the repository. `--failures` prints for each page that misses the first
 * thing that differs. Exits with 1 below what we aim at.
 */
import { medianOf, print, printShare } from '../../kitchen/eval/samples.ts'
import { reportDocuments } from './documents.ts'
import { reportExports } from './exports.ts'
import { type PageOutcome, tryPages } from './pages.ts'

const AIM = { pages: 0.95, groups: 0.85, bare: 0.45, lines: 0.98 }
const showsFailures = process.argv.includes('--failures')

const misses: string[] = []
reportMarked(await tryPages('pages'))
reportBare(await tryPages('pages_bare'))
misses.push(...(await reportDocuments(showsFailures)))
misses.push(...(await reportExports(showsFailures)))
if (misses.length > 0) {
  print(`\nBelow the aim: ${misses.join(', ')}`)
  process.exitCode = 1
}

function reportMarked(outcomes: PageOutcome[] | undefined): void {
  if (!outcomes) {
    print('PAGES: NOT EVALUATED, import/pages is not in the folder SHARED_DATA')
    return
  }
  print(`Pages with markup (${outcomes.length})`)
  const standing = outcomes.filter(({ stands }) => stands)
  const whole = standing.filter(isWhole)
  printShare(
    'title',
    countOf(outcomes, ({ right }) => right.title),
    outcomes.length,
  )
  printShare(
    'every ingredient line',
    countOf(outcomes, ({ right }) => right.ingredients),
    outcomes.length,
  )
  printShare(
    'all text of the steps',
    countOf(outcomes, ({ right }) => right.steps),
    outcomes.length,
  )
  printShare('whole, of all', countOf(outcomes, isWhole), outcomes.length)
  printShare('whole, of those that show what is expected', whole.length, standing.length)
  const grouped = outcomes.filter(({ groups }) => groups !== undefined)
  const groupsRight = countOf(grouped, ({ groups }) => groups === true)
  printShare('ingredient groups', groupsRight, grouped.length)
  hold('pages', whole.length / standing.length, AIM.pages)
  hold('groups', groupsRight / grouped.length, AIM.groups)
  reportCommon('pages', outcomes)
}

function reportBare(outcomes: PageOutcome[] | undefined): void {
  if (!outcomes) {
    print('BARE PAGES: NOT EVALUATED, import/pages_bare is not in the folder SHARED_DATA')
    return
  }
  print(`\nPages without markup (${outcomes.length})`)
  const whole = countOf(outcomes, isWhole)
  const others = outcomes.filter((outcome) => !isWhole(outcome))
  printShare('whole', whole, outcomes.length)
  printShare(
    'refused',
    countOf(others, ({ recipe }) => !recipe),
    outcomes.length,
  )
  printShare('marked doubtful', countOf(others, isDoubtful), outcomes.length)
  printShare(
    'wrong without a word',
    countOf(others, (one) => one.recipe !== undefined && !isDoubtful(one)),
    outcomes.length,
  )
  hold('bare pages', whole / outcomes.length, AIM.bare)
  reportCommon('bare pages', outcomes)
}

function reportCommon(part: string, outcomes: PageOutcome[]): void {
  const invented = outcomes.flatMap((one) => one.invented.map((line) => `${one.page}: ${line}`))
  const standing = outcomes.filter(({ stands }) => stands)
  const sumOf = (count: (one: PageOutcome) => number) =>
    standing.reduce((sum, one) => sum + count(one), 0)
  const [expected, lost, extra] = [
    sumOf((one) => one.expected),
    sumOf((one) => one.lost),
    sumOf((one) => one.extra),
  ]
  printShare('lines that are there, of those expected', expected - lost, expected)
  print(`  lines lost ${lost}, lines too much ${extra}, invented lines ${invented.length}`)
  hold(`lines of ${part}`, (expected - lost) / expected, AIM.lines)
  if (invented.length > 0) misses.push(`invented lines of ${part}`)
  const times = outcomes.map(({ cpuMs }) => cpuMs)
  print(
    `  CPU a page: median ${medianOf(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms`,
  )
  if (!showsFailures) return
  for (const line of invented) print(`  invented  ${line}`)
  for (const one of outcomes) {
    if (one.difference)
      print(`  ${one.stands ? 'misses   ' : 'not there'} ${one.page}: ${one.difference}`)
    if (one.groups === false) print(`  groups    ${one.page}`)
  }
}

function isWhole({ right }: PageOutcome): boolean {
  return right.title && right.ingredients && right.steps
}

function isDoubtful({ recipe }: PageOutcome): boolean {
  return (recipe?.doubts.length ?? 0) > 0
}

function countOf(outcomes: PageOutcome[], is: (one: PageOutcome) => boolean): number {
  return outcomes.filter(is).length
}

function hold(part: string, share: number, aim: number): void {
  if (share < aim) misses.push(part)
}
