import { isNode, listOf, type Node } from '../sources/schema-org/nodes.ts'

/** A value as text, without white space around it; '' of what is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** Records in the order that a field of theirs gives, else as they stand. */
export function inOrder(value: unknown, by = 'order'): Node[] {
  const place = (node: Node) => (typeof node[by] === 'number' ? node[by] : 0)
  return listOf(value)
    .filter(isNode)
    .toSorted((one, other) => place(one) - place(other))
}

/** The names of things that a program keeps as records or as texts: tags, categories, tools. */
export function namesOf(value: unknown): string[] {
  return listOf(value).flatMap((thing) => textOf(isNode(thing) ? thing.name : thing) || [])
}
