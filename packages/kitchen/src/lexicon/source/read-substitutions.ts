import type { PackedPart, PackedSubstitution } from '../../substitutions/packed.ts'
import { isRole, type Role } from '../../substitutions/roles.ts'
import { toKey } from '../../text/tokens.ts'
import { findUnit } from '../../units/find-unit.ts'
import type { SourceFile } from './read-lexicon.ts'
import { listOf } from './read-line.ts'
import type { SourceEntry, SourceIssue } from './source-entry.ts'

/**
 * Reads the lines of substitutions: 'ingredient; roles; replacement; note'. Foods go by any of
 * their names in the lexicon. Faults are answered with their line; lines without one in their order.
 */
export function readSubstitutions(
  { name: file, text }: SourceFile,
  entries: readonly SourceEntry[],
): { substitutions: PackedSubstitution[]; issues: SourceIssue[] } {
  const ids = new Map(
    entries.flatMap(({ id, name, synonyms }) =>
      [name, ...synonyms].map((word) => [toKey(word), id] as const),
    ),
  )
  const issues: SourceIssue[] = []
  const seen = new Set<string>()
  const substitutions = text.split('\n').flatMap((line, index): PackedSubstitution[] => {
    if (line.trim() === '' || line.startsWith('#')) return []
    try {
      const read = readSubstitution(line, ids)
      const key = JSON.stringify([read[0], read[2]])
      if (seen.has(key)) throw new Error('this stands in for it already')
      seen.add(key)
      return [read]
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      issues.push({ file, line: index + 1, message })
      return []
    }
  })
  return { substitutions, issues }
}

type Ids = ReadonlyMap<string, string>

function readSubstitution(line: string, ids: Ids): PackedSubstitution {
  const [of = '', roles = '', parts = '', note = '', ...more] = line
    .split(';')
    .map((field) => field.trim())
  if (note === '' || more.length > 0) throw new Error('a line has four fields')
  const id = findId(of, ids)
  const read = parts.split(' + ').map((part) => readPart(part, ids))
  if (read.some(([other]) => other === id)) throw new Error('nothing stands in for itself')
  if (read.length > 1 && read.some((part) => part.length === 2))
    throw new Error("of several parts each needs an amount: '1 tbsp NAME + 3 tbsp NAME'")
  return [id, readRoles(roles), read, note]
}

function readRoles(text: string): Role[] {
  const roles = listOf(text).map((word) => {
    if (!isRole(word)) throw new Error(`'${word}' is no role`)
    return word
  })
  if (roles.length === 0) throw new Error('a line names a role')
  return roles
}

/** 'NAME', 'NAME x0.8' or '1 tbsp NAME'. */
function readPart(text: string, ids: Ids): PackedPart {
  const [, amount, word = '', food = ''] = /^(\d+(?:\.\d+)?) (\S+) (.+)$/.exec(text) ?? []
  if (amount === undefined) {
    const [, name = text, ratio = '1'] = /^(.+?) x(\d+(?:\.\d+)?)$/.exec(text) ?? []
    return [findId(name, ids), Number(ratio)]
  }
  const unit = findUnit(word)
  if (!unit) throw new Error(`'${word}' is no unit`)
  return [findId(food, ids), Number(amount), unit]
}

function findId(name: string, ids: Ids): string {
  const id = ids.get(toKey(name))
  if (id === undefined) throw new Error(`there is no '${name}'`)
  return id
}
