import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AimName, isAim } from './aims.ts'
import { listOf } from './words.ts'

export type Aim = { name: AimName; value: string }

/** A request of the lists: what is asked, what is known besides, and what is asked of the answer. */
export type Case = {
  kind: string
  text: string
  /** The requests before it, in a conversation. */
  after: string | undefined
  restrictions: readonly string[]
  pantry: readonly string[]
  /** Handed over as a list, beside the words. */
  ingredients: readonly string[]
  aims: readonly Aim[]
}

/** The lines of one of our lists, without remarks, each under the heading (`## Name`) above it. */
export function readLines(file: string): { group: string; line: string }[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  let group = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) group = line.slice(3)
    return line.trim() === '' || line.startsWith('#') ? [] : [{ group, line }]
  })
}

/** `REQUEST | aim value; aim value`. @throws where a line names no known aim: it would check nothing. */
export function readCase(group: string, line: string): Case {
  const [text = '', rest = ''] = line.split(' | ')
  const clauses = rest.split(';').map((clause) => {
    const [name = '', ...words] = clause.trim().split(' ')
    return { name, value: words.join(' ') }
  })
  const set = (name: string) => clauses.find((clause) => clause.name === name)?.value
  const aims = clauses.filter(({ name }) => !SETTINGS.has(name))
  const known = aims.flatMap(({ name, value }) => (isAim(name) ? [{ name, value }] : []))
  if (known.length === 0 || known.length < aims.length) throw new Error(`Not understood: ${line}`)
  return {
    kind: group,
    text: text.trim(),
    after: set('after'),
    restrictions: listOrNone(set('set')),
    pantry: listOrNone(set('pantry')),
    ingredients: listOrNone(set('list')),
    aims: known,
  }
}

/** What is known besides the words: saved diets, what is in the house, a list, the request before. */
const SETTINGS: ReadonlySet<string> = new Set(['after', 'set', 'pantry', 'list'])

function listOrNone(list: string | undefined): string[] {
  return list === undefined ? [] : listOf(list)
}
