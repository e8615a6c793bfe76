/**
 * How often the ingredient-line parser agrees with people who labelled lines. Reads
 * `ingredients_sample.jsonl` from the folder in SHARED_DATA (default ../shared/data from the
 * repository's root); `--show quantity|unit|name` prints the first disagreements.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findUnit, parseIngredientLine } from '../src/index.ts'

type Labelled = {
  input: string
  qty: number | null
  range_end: number | null
  unit: string | null
  name: string
}

const root = resolve(import.meta.dirname, '../../..')
const folder = resolve(root, process.env.SHARED_DATA ?? '../shared/data')
const lines = readFileSync(join(folder, 'ingredients_sample.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Labelled => JSON.parse(line))

const show = process.argv[process.argv.indexOf('--show') + 1]
const agreed = { quantity: 0, unit: 0, name: 0, 'name, words in any order': 0 }
let shown = 0

for (const labelled of lines) {
  const line = parseIngredientLine(labelled.input)
  const verdicts = {
    quantity: sameQuantity(labelled, line.quantity),
    unit: sameUnit(labelled.unit, line.unit),
    name: plain(labelled.name) === plain(line.name),
    'name, words in any order': sorted(labelled.name) === sorted(line.name),
  }
  for (const part of ['quantity', 'unit', 'name', 'name, words in any order'] as const)
    if (verdicts[part]) agreed[part]++
    else if (part === show && shown++ < 150)
      print(
        `${labelled.input}\n    labelled ${JSON.stringify(labelled)}\n    read ${JSON.stringify({ ...line, raw: undefined })}`,
      )
}

print(`${lines.length} labelled lines`)
for (const [part, count] of Object.entries(agreed))
  print(`${part.padEnd(26)} ${((100 * count) / lines.length).toFixed(1)} %`)

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Labels round to two to four digits, and leave out the 1 of 'a pinch' and '12-ounce can'. */
function sameQuantity(labelled: Labelled, read: { min: number; max: number } | undefined): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) <= 0.006
  if (labelled.qty === null) return read === undefined || (read.min === 1 && read.max === 1)
  return (
    read !== undefined &&
    near(read.min, labelled.qty) &&
    near(read.max, labelled.range_end ?? labelled.qty)
  )
}

/** A label holds the unit's size too ('large handful'); words that are no unit of ours count as none. */
function sameUnit(labelled: string | null, read: string | undefined): boolean {
  if (labelled === null) return read === undefined
  const known = findUnit(labelled) ?? findUnit(labelled.split(' ').at(-1) ?? '')
  return known === read
}

function plain(name: string): string {
  return words(name).join(' ')
}

function sorted(name: string): string {
  return words(name)
    .sort((a, b) => (a < b ? -1 : 1))
    .join(' ')
}

/** Lower case, without accents, punctuation, size words and plural endings. */
function words(name: string): string[] {
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
