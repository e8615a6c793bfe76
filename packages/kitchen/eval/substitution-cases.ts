import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findByKey, isKindOf } from '../src/lexicon/lexicon.ts'
import { isRole, type Role } from '../src/substitutions/roles.ts'
import { type Substitute, substitutesFor } from '../src/substitutions/substitutes-for.ts'
import { toKey } from '../src/text/tokens.ts'

/** A line of corpus/substitutions.txt: what is replaced for whom, and what must or must not be answered. */
export type SubstitutionCase = {
  text: string
  line: string
  restrictions: readonly string[]
  role?: Role
  first?: string
  also?: string
  never: readonly string[]
  none: boolean
}

/** Our cases for substitutes, in the order they stand in. */
export function readSubstitutionCases(): SubstitutionCase[] {
  const file = join(import.meta.dirname, '../corpus/substitutions.txt')
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readSubstitutionCase)
}

/** What is answered otherwise than it should be, a sentence each. */
export function findWrongSubstitutes(one: SubstitutionCase): string[] {
  const { line, restrictions, role, first, also, never, none } = one
  const found = substitutesFor(line, { restrictions, ...(role && { role }) })
  const answers = found.map(({ lines }) => lines.join(' + '))
  return [
    ...(none && found.length > 0 ? [`${answers[0]} is answered`] : []),
    ...(!none && found.length === 0 ? ['nothing is answered'] : []),
    ...(first && answers[0] !== first ? [`${answers[0]} comes first, not ${first}`] : []),
    ...(also && !answers.includes(also) ? [`${also} is not among ${answers.join(' | ')}`] : []),
    ...never.filter((name) => found.some((answer) => holds(answer, name))),
  ]
}

function holds({ foods }: Substitute, name: string): boolean {
  const food = findByKey(toKey(name))
  if (!food) throw new Error(`the lexicon has no '${name}'`)
  return foods.some((other) => isKindOf(other, food))
}

function readSubstitutionCase(text: string): SubstitutionCase {
  const [line = '', ...fields] = text.split(';').map((field) => field.trim())
  const values = new Map(
    fields.map((field) => {
      const [, word = '', value = ''] = /^(\S+)\s*(.*)$/.exec(field) ?? []
      return [word, value]
    }),
  )
  const strange = [...values.keys()].find((word) => !FIELDS.has(word))
  if (strange !== undefined) throw new Error(`no field is called '${strange}', in: ${text}`)
  const role = values.get('as')
  if (role !== undefined && !isRole(role)) throw new Error(`'${role}' is no role, in: ${text}`)
  const first = values.get('first')
  const also = values.get('also')
  return {
    text,
    line,
    restrictions: listOf(values.get('for')),
    ...(role && { role }),
    ...(first && { first }),
    ...(also && { also }),
    never: listOf(values.get('never')),
    none: values.has('none'),
  }
}

const FIELDS: ReadonlySet<string> = new Set(['for', 'as', 'first', 'also', 'never', 'none'])

function listOf(text = ''): string[] {
  return text.split(', ').filter((part) => part !== '')
}
