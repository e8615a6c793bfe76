import { UNITS } from '../../units/units.ts'
import { type Fact, isFact } from '../facts.ts'
import type { Storage, WeighedUnit } from '../ingredient.ts'
import { toId } from '../ingredient-id.ts'
import { NUTRIENTS } from '../nutrients.ts'
import type { SourceEntry } from './source-entry.ts'

/** The parts of an entry that its fields give; the file and the directives give the rest. */
export type LineFields = Omit<SourceEntry, 'aisle' | 'where'> & {
  /** Another entry, whose figures, weights and days apply where it gives none. */
  as?: string
}

/**
 * Reads one line of the lexicon: names first, then fields separated by semicolons, their values by
 * commas. 'cheddar, sharp cheddar; is aged-cheese; usda 01009; weigh cup 113, slice 28'.
 * @throws Error with a sentence that says what cannot be read
 */
export function readLine(line: string): LineFields {
  const [names = '', ...fields] = line.split(';').map((part) => part.trim())
  const [name = '', ...synonyms] = listOf(names)
  if (name === '') throw new Error('a line begins with a name')
  const entry: LineFields = {
    id: toId(name),
    name,
    synonyms,
    is: [],
    has: [],
    may: [],
    of: [],
    weigh: {},
    keep: {},
  }
  for (const field of fields) {
    const [, word = '', value = ''] = /^(\S+)\s*(.*)$/.exec(field) ?? []
    const read = FIELDS.get(word)
    if (!read) throw new Error(`no field is called '${word}'`)
    read(entry, value)
  }
  return entry
}

/** The values of a comma list; none of an empty one. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

type ReadField = (entry: LineFields, value: string) => void

const FIELDS: ReadonlyMap<string, ReadField> = new Map<string, ReadField>([
  ['id', assign((entry, value) => Object.assign(entry, { id: value }))],
  ['is', assign((entry, value) => entry.is.push(...listOf(value).map(toId)))],
  ['has', assign((entry, value) => entry.has.push(...readFacts(value)))],
  ['may', assign((entry, value) => entry.may.push(...readFacts(value)))],
  ['of', assign((entry, value) => entry.of.push(...listOf(value).map(readComponent)))],
  ['as', assign((entry, value) => Object.assign(entry, { as: toId(value) }))],
  ['buy', readBuying],
  ['vague', assign((entry) => Object.assign(entry, { vague: true }))],
  ['usda', readUsda],
  ['average', readAverage],
  ['weigh', assign((entry, value) => Object.assign(entry.weigh, readWeights(value)))],
  ['keep', assign((entry, value) => Object.assign(entry.keep, readKeeping(value)))],
  ['edible', (entry, value) => assignPercent(entry, 'edible', value)],
  ['drain', (entry, value) => assignPercent(entry, 'drain', value)],
  ['cooked', (entry, value) => assignPercent(entry, 'cooked', value)],
  ['per100g', readFigures],
])

function assign(change: (entry: LineFields, value: string) => unknown): ReadField {
  return (entry, value) => {
    change(entry, value)
  }
}

function assignPercent(
  entry: LineFields,
  field: 'edible' | 'drain' | 'cooked',
  value: string,
): void {
  if (!/^\d{1,3}$/.test(value)) throw new Error(`'${field} ${value}' should be a percentage`)
  entry[field] = Number(value)
}

function readFacts(value: string): Fact[] {
  return listOf(value).map((word) => {
    if (!isFact(word)) throw new Error(`'${word}' is no fact`)
    return word
  })
}

function readComponent(text: string): { id: string; sure: boolean } {
  return { id: toId(text), sure: !text.endsWith('?') }
}

/** 'as butter' → the id of butter. */
function readBuying(entry: LineFields, value: string): void {
  const [, name] = /^as (.+)$/.exec(value) ?? []
  if (!name) throw new Error(`'buy ${value}' should be 'buy as' and a name`)
  entry.buyAs = toId(name)
}

function readUsda(entry: LineFields, value: string): void {
  if (!/^\d{5}$/.test(value)) throw new Error(`'${value}' is no USDA number of five digits`)
  entry.usda = value
}

function readAverage(entry: LineFields, value: string): void {
  readUsda(entry, value)
  entry.average = true
}

/** 'cup 113, each 50' → grams by unit. */
function readWeights(value: string): SourceEntry['weigh'] {
  return Object.fromEntries(
    listOf(value).map((part) => {
      const [unit, grams] = readFigure(part)
      if (!isWeighed(unit)) throw new Error(`'${unit}' is no unit to weigh by`)
      return [unit, grams]
    }),
  )
}

function isWeighed(text: string): text is WeighedUnit {
  return text in UNITS || text === 'each' || text === 'small' || text === 'large'
}

/** 'fridge 7, freezer 90' → days by place. */
export function readKeeping(value: string): SourceEntry['keep'] {
  return Object.fromEntries(
    listOf(value).map((part) => {
      const [place, days] = readFigure(part)
      if (!isStorage(place)) throw new Error(`'${place}' is no place to keep food`)
      return [place, days]
    }),
  )
}

function isStorage(text: string): text is Storage {
  return text === 'pantry' || text === 'fridge' || text === 'freezer'
}

/** 'kcal 340, protein 7.1, source the maker’s label': what the USDA has not measured. */
function readFigures(entry: LineFields, value: string): void {
  const [, numbers = '', source = ''] = /^(.*?),\s*source (.+)$/.exec(value) ?? []
  if (source === '') throw new Error("figures end with 'source' and where they are from")
  const figures = new Map(listOf(numbers).map(readFigure))
  const unknown = [...figures.keys()].find((name) => !NUTRIENTS.some((known) => known === name))
  if (unknown) throw new Error(`'${unknown}' is no nutrient`)
  entry.figures = { values: NUTRIENTS.map((name) => figures.get(name)), source }
}

function readFigure(part: string): [name: string, figure: number] {
  const [, name = '', digits = ''] = /^(\S+) (\d+(?:\.\d+)?)$/.exec(part) ?? []
  if (name === '') throw new Error(`'${part}' should be a word and a number`)
  return [name, Number(digits)]
}
