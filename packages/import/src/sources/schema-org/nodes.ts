/** A thing of a JSON-LD document, or of microdata or RDFa read as one. */
export type Node = { readonly [key: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a list: schema.org allows one or several of anything, JSON-LD a list in an object. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.flat(2).flatMap((part) => listedIn(part) ?? [part])
  return listedIn(value)?.flat(2) ?? [value]
}

/** What stands in '@list', and what some programs number: { "0": …, "1": … }. */
function listedIn(value: unknown): unknown[] | undefined {
  if (!isNode(value)) return undefined
  if (Array.isArray(value['@list'])) return value['@list']
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : undefined
}

/** Whether a node is of a type, with or without the address of schema.org before it. */
export function isOfType(node: Node, type: string): boolean {
  return listOf(node['@type']).some(
    (name) => typeof name === 'string' && name.replace(/^.*[/:#]/, '') === type,
  )
}

/** Every node of a type that stands anywhere in a document, the outermost alone. */
export function findNodes(document: unknown, type: string): Node[] {
  const found: Node[] = []
  // Thousands of references may name one node: it is looked into once.
  const seen = new Set<unknown>()
  function look(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > DEEPEST || seen.has(value)) return
    seen.add(value)
    if (isNode(value) && isOfType(value, type)) found.push(value)
    else for (const part of Object.values(value)) look(part, depth + 1)
  }
  look(document, 0)
  return found
}

/** No document nests its recipes deeper; what does is hostile. */
const DEEPEST = 12
