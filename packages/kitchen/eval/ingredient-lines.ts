import { parseIngredientLine } from '../src/ingredient-lines/parse-ingredient-line.ts'
import { findUnit } from '../src/units/find-unit.ts'
import { DISPUTED_LABELS } from './disputed-labels.ts'
import { isShown, print, printShare, readRows } from './samples.ts'

type Labelled = {
  input: string
  qty: number | null
  range_end: number | null
  unit: string | null
  name: string
}

/** The stricter readings of a name are printed beside the measure, 'name'. */
const PARTS = [
  'amount',
  'quantity',
  'unit',
  'name',
  'name, no word more than labelled',
  'name, the same set of words',
] as const

/**
 * Lines of recipes that people took apart by hand: how often the parser agrees, and how fast it is.
 *
 * 'name' is right when it is the same set of words, singular, or ends on the same noun and has no
 * wrong word: one that only describes the food ('fresh', 'skinless') may stand in the name or in the
 * remarks. By this reading the figures published for other parsers come out (91, 86 and 91 % of
 * 94, 80 and 90 %), by stricter ones they do not (66, 53 and 50 %); docs/kitchen-evaluation.md has
 * the table.
 */
export function evaluateIngredientLines(): void {
  const rows = readRows<Labelled>('ingredients_sample.jsonl')
  if (!rows) {
    print('\nIngredient lines: ingredients_sample.jsonl is not here.')
    return
  }
  print(`\nIngredient lines, ${rows.length} labelled`)
  const judged = rows.map((row) => ({ row, read: parseIngredientLine(row.input) })).map(judge)
  for (const part of PARTS) {
    printShare(part, countRight(judged, part), rows.length)
    if (isShown(part.replaceAll(/,? /g, '-')))
      for (const one of judged) if (!one.right[part]) printCase(one)
  }
  printHalves(judged)
  printDisputed(judged)
  const speed = Math.round(measureSpeed(rows))
  print(`  ${'lines a second, one core'.padEnd(46)} ${speed.toLocaleString('en')}`)
}

function countRight(judged: readonly Judged[], part: (typeof PARTS)[number]): number {
  return judged.filter(({ right }) => right[part]).length
}

/** Two halves side by side show how much of a figure is chance. */
function printHalves(judged: readonly Judged[]): void {
  for (const rest of [0, 1]) {
    const half = judged.filter((_, index) => index % 2 === rest)
    printShare(`name, ${HALVES[rest]}`, countRight(half, 'name'), half.length)
  }
}

const HALVES = ['odd lines', 'even lines']

function printDisputed(judged: readonly Judged[]): void {
  const disputed = new Set(DISPUTED_LABELS.flatMap(({ lines }) => lines))
  const undisputed = judged.filter(({ row }) => !disputed.has(row.input))
  print(`  without ${judged.length - undisputed.length} disputed labels`)
  for (const part of ['name', 'name, no word more than labelled'] as const)
    printShare(`  ${part}`, countRight(undisputed, part), undisputed.length)
  for (const { reason, lines } of DISPUTED_LABELS) {
    print(`    disputed, ${lines.length}: ${reason}`)
    if (isShown('disputed'))
      for (const one of judged) if (lines.includes(one.row.input)) printCase(one)
  }
}

function printCase({ row, read }: Judged): void {
  const amount = `${read.quantity?.min ?? '–'}–${read.quantity?.max ?? '–'} ${read.unit ?? '–'}`
  print(`    ${row.input}\n      labelled ${describe(row)}\n      read ${amount} “${read.name}”`)
}

function describe({ qty, range_end, unit, name }: Labelled): string {
  return `${qty ?? '–'}–${range_end ?? qty ?? '–'} ${unit ?? '–'} “${name}”`
}

type Judged = {
  row: Labelled
  read: ReturnType<typeof parseIngredientLine>
  right: Record<(typeof PARTS)[number], boolean>
}

function judge({ row, read }: Pick<Judged, 'row' | 'read'>): Judged {
  const quantity = isSameQuantity(row, read.quantity)
  const unit = isSameUnit(row.unit, read.unit)
  const labelled = wordsOf(row.name)
  const own = wordsOf(read.name)
  return {
    row,
    read,
    right: {
      amount: quantity && unit,
      quantity,
      unit,
      name: isWithin(own, labelled) || isWithin(labelled, own) || isSameSet(labelled, own),
      'name, no word more than labelled': isWithin(own, labelled) || isSameSet(labelled, own),
      'name, the same set of words': isSameSet(labelled, own),
    },
  }
}

/** Labels round to two to four digits, and leave out the 1 of 'a pinch' and '12-ounce can'. */
function isSameQuantity(row: Labelled, read: { min: number; max: number } | undefined): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.006
  if (row.qty === null) return read === undefined || (read.min === 1 && read.max === 1)
  return (
    read !== undefined && isNear(read.min, row.qty) && isNear(read.max, row.range_end ?? row.qty)
  )
}

/** A label holds the unit's size too ('large handful'); words that are no unit of ours count as none. */
function isSameUnit(labelled: string | null, read: string | undefined): boolean {
  if (labelled === null) return read === undefined
  const known = findUnit(labelled) ?? findUnit(labelled.split(' ').at(-1) ?? '')
  return known === read
}

function isSameSet(labelled: readonly string[], read: readonly string[]): boolean {
  return [...labelled, ...read].every((word) => labelled.includes(word) && read.includes(word))
}

/** The same head noun, and no word that the other name does not have. */
function isWithin(name: readonly string[], other: readonly string[]): boolean {
  return name.at(-1) === other.at(-1) && name.every((word) => other.includes(word))
}

/** Lower case, without accents, punctuation, size words and plural endings. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, ' ')
    .split(/[\s-]+/)
    .filter((word) => !/^(?:large|small|medium|sized|of|)$/.test(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?:(?<=[sxh]|to)es|(?<=[^s])s)$/, ''))
    .map((word) => (word === 'leave' ? 'leaf' : word))
}

/** In processor time, so that what else runs on the machine does not count. */
function measureSpeed(rows: readonly Labelled[]): number {
  const rounds = 10
  const startedAt = process.cpuUsage()
  for (let round = 0; round < rounds; round++)
    for (const { input } of rows) parseIngredientLine(input)
  const { user, system } = process.cpuUsage(startedAt)
  return (rounds * rows.length) / ((user + system) / 1e6)
}
