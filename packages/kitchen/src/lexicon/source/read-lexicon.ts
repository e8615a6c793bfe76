import { toKey } from '../../text/tokens.ts'
import { type Aisle, isAisle } from '../aisles.ts'
import { toId } from '../ingredient-id.ts'
import { findEnergyFaults } from './find-energy-faults.ts'
import { type LineFields, listOf, readKeeping, readLine } from './read-line.ts'
import type { SourceEntry, SourceIssue } from './source-entry.ts'

export type SourceFile = { name: string; text: string }

type Place = { file: string; line: number }
type Read = LineFields & { aisle: Aisle; where: Place }

/**
 * Reads the files of the lexicon. Lines that start with '#' are comments; '@aisle', '@is' and
 * '@keep' apply to the lines below them until the next one. Every fault is answered with its file
 * and line; entries without one in order.
 */
export function readLexicon(files: readonly SourceFile[]): {
  entries: SourceEntry[]
  issues: SourceIssue[]
} {
  const issues: SourceIssue[] = []
  const read = files.flatMap((file) => readFile(file, issues))
  const byId = new Map(read.map((entry) => [entry.id, entry]))
  issues.push(...findDoubles(read), ...findLoose(read, byId), ...findSentOn(read, byId))
  issues.push(...findCircles(read, byId), ...findEnergyFaults(read))
  return { entries: read.map((entry) => borrow(entry, byId)), issues }
}

function readFile({ name: file, text }: SourceFile, issues: SourceIssue[]): Read[] {
  const defaults: { aisle: Aisle; is: string[]; keep: Read['keep'] } = {
    aisle: 'other',
    is: [],
    keep: {},
  }
  const entries: Read[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const where = { file, line: index + 1 }
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    try {
      if (trimmed.startsWith('@')) direct(trimmed, defaults)
      else {
        const fields = readLine(trimmed)
        const is = fields.is.length > 0 ? fields.is : defaults.is.filter((id) => id !== fields.id)
        const keep = { ...fields.keep, ...alsoKept(fields.keep, defaults.keep) }
        entries.push({ ...fields, is, keep, aisle: defaults.aisle, where })
      }
    } catch (error) {
      issues.push({ ...where, message: error instanceof Error ? error.message : String(error) })
    }
  }
  return entries
}

/** An entry with days for the fridge, such as hummus, does not keep in its aisle's pantry. */
function alsoKept(own: Read['keep'], ofAisle: Read['keep']): Read['keep'] {
  const warmest = FROM_WARM_TO_COLD.findIndex((where) => own[where] !== undefined)
  const colder: ReadonlySet<string> = new Set(FROM_WARM_TO_COLD.slice(warmest + 1))
  return Object.fromEntries(
    Object.entries(ofAisle).filter(([where]) => colder.has(where) && !(where in own)),
  )
}

const FROM_WARM_TO_COLD = ['pantry', 'fridge', 'freezer'] as const

function direct(line: string, defaults: Pick<Read, 'aisle' | 'is' | 'keep'>): void {
  const [, word = '', value = ''] = /^@(\S+)\s*(.*)$/.exec(line) ?? []
  if (word === 'aisle') {
    if (!isAisle(value)) throw new Error(`'${value}' is no aisle`)
    defaults.aisle = value
  } else if (word === 'is') defaults.is = listOf(value).map(toId)
  else if (word === 'keep') defaults.keep = readKeeping(value)
  else throw new Error(`no directive is called '@${word}'`)
}

/** With two entries of one name it would be undefined which is meant. */
function findDoubles(entries: readonly Read[]): SourceIssue[] {
  const owners = new Map<string, Read>()
  const ids = new Map<string, Read>()
  const issues: SourceIssue[] = []
  for (const entry of entries) {
    const sameId = ids.get(entry.id)
    if (sameId) issues.push(issueAt(entry, `the id '${entry.id}' is taken by ${place(sameId)}`))
    ids.set(entry.id, entry)
    for (const name of [entry.name, ...entry.synonyms]) {
      const key = toKey(name)
      const owner = owners.get(key)
      if (owner && owner !== entry)
        issues.push(issueAt(entry, `'${name}' names ${place(owner)} already`))
      else if (owner)
        issues.push(issueAt(entry, `'${name}' reads the same as another of its names`))
      owners.set(key, entry)
    }
  }
  return issues
}

/** The targets of 'is', 'of', 'as' and 'buy as' must exist. */
function findLoose(entries: readonly Read[], byId: ReadonlyMap<string, Read>): SourceIssue[] {
  return entries.flatMap((entry) =>
    [...entry.is, ...entry.of.map(({ id }) => id), ...[entry.as ?? [], entry.buyAs ?? []].flat()]
      .filter((id) => !byId.has(id))
      .map((id) => issueAt(entry, `there is no '${id}'`)),
  )
}

/** 'buy as' may not be chained: its target is bought as itself. */
function findSentOn(entries: readonly Read[], byId: ReadonlyMap<string, Read>): SourceIssue[] {
  return entries.flatMap((entry) => {
    const further = byId.get(entry.buyAs ?? '')?.buyAs
    return further ? [issueAt(entry, `'${entry.buyAs}' is bought as '${further}' itself`)] : []
  })
}

function findCircles(entries: readonly Read[], byId: ReadonlyMap<string, Read>): SourceIssue[] {
  const done = new Set<string>()
  const leadsBack = (id: string, path: readonly string[]): boolean => {
    if (path.includes(id)) return true
    if (done.has(id)) return false
    const entry = byId.get(id)
    const next = entry ? [...entry.is, ...entry.of.map((part) => part.id)] : []
    const circular = next.some((other) => leadsBack(other, [...path, id]))
    if (!circular) done.add(id)
    return circular
  }
  return entries
    .filter((entry) => leadsBack(entry.id, []))
    .map((entry) => issueAt(entry, 'it is, or is made of, itself'))
}

/** Copies what 'as' points to where the line gives no value of its own. */
function borrow({ as, ...entry }: Read, byId: ReadonlyMap<string, Read>): SourceEntry {
  const model = as === undefined ? undefined : byId.get(as)
  if (!model || model.id === entry.id) return entry
  const { usda, figures, weigh, keep, edible, drain, cooked } = borrow(
    model,
    new Map([...byId].filter(([id]) => id !== entry.id)),
  )
  const ownFigures = entry.usda !== undefined || entry.figures !== undefined
  return {
    ...definedOf({ edible, drain, cooked }),
    ...entry,
    ...(!ownFigures && usda !== undefined && { usda }),
    ...(!ownFigures && figures !== undefined && { figures }),
    weigh: { ...weigh, ...entry.weigh },
    keep: Object.keys(entry.keep).length > 0 ? entry.keep : keep,
  }
}

function definedOf<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>
}

function issueAt({ where }: Read, message: string): SourceIssue {
  return { ...where, message }
}

const place = ({ name, where }: Read) => `${name} (${where.file}:${where.line})`
