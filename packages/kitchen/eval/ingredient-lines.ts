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

const PARTS = [
  'amount',
  'quantity',
  'unit',
  'name',
  'name but for describing words',
  'name to the word',
] as const

/** Lines of recipes that people took apart by hand: how often the parser agrees, and how fast it is. */
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
    if (isShown(part.replaceAll(' ', '-')))
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
  for (const part of ['name', 'name but for describing words'] as const)
    for (const rest of [0, 1]) {
      const half = judged.filter((_, index) => index % 2 === rest)
      printShare(`${part}, ${HALVES[rest]}`, countRight(half, part), half.length)
    }
}

const HALVES = ['odd lines', 'even lines']

function printDisputed(judged: readonly Judged[]): void {
  const disputed = new Set(DISPUTED_LABELS.flatMap(({ lines }) => lines))
  const undisputed = judged.filter(({ row }) => !disputed.has(row.input))
  printShare(
    `name, without ${judged.length - undisputed.length} disputed labels`,
    countRight(undisputed, 'name'),
    undisputed.length,
  )
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
      name: isSameName(labelled, own),
      'name but for describing words': isSameName(labelled, own) || isSameName(own, labelled),
      'name to the word': [...labelled].sort().join(' ') === [...own].sort().join(' '),
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

/** The same set of words; or the same head noun, and no word that the label does not have. */
function isSameName(labelled: readonly string[], read: readonly string[]): boolean {
  const label = new Set(labelled)
  const own = new Set(read)
  if (label.size === own.size && [...own].every((word) => label.has(word))) return true
  return labelled.at(-1) === read.at(-1) && [...own].every((word) => label.has(word))
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
