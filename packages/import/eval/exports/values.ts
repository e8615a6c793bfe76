import { openZip } from '../../src/index.ts'

/** A record of some program, of which nothing is known. */
export type Row = Record<string, unknown>

/** Values of a record but for what only its program needs: ids, hashes, times it was stored, encoded pictures. */
export function factsOf(record: Row, path = ''): [string, string][] {
  return Object.entries(record).flatMap(([name, value]): [string, string][] => {
    const label = `${path}${name}`
    if (OWN.test(name)) return []
    if (typeof value === 'object' && value !== null) return factsOf(rowOf(value), `${label}.`)
    const said = typeof value === 'number' && value !== 0 ? String(value) : text(value)
    return said === '' || said === 'false' || said === '0' ? [] : [[label, said]]
  })
}
const OWN =
  /^(?:.*_)?id$|^uid$|slug|hash|^photo|^image$|_at$|_at_|^created|^updated|date|normalized|user|group|^icon$|servings$|^settings$|^internal$|position|^total_time$|^totalTime$|Time$|_time$|^rating$/i

export const rowOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
export const rows = (value: unknown): Row[] => (Array.isArray(value) ? value.map(rowOf) : [])
export const text = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
export const number = (value: unknown) => (Number(value) ? String(Number(value)) : '')
export const nameOf = (value: unknown) => text(rowOf(value ?? {}).name)
export const lines = (value: unknown) =>
  text(value)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [line])
export const all = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map((found) => found[1] ?? '')
export const plain = (source: string) =>
  source
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/^\[[^\]]*\]:.*$/gm, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp;)?nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
export const plainOf = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) {
    const { itemListElement, text: said, name } = rowOf(value)
    return Array.isArray(itemListElement)
      ? [text(name), ...itemListElement.map(plainOf)].join(' ')
      : plain(text(said))
  }
  return plain(text(value))
}

export async function filesOf(bytes: Buffer): Promise<[string, Buffer][]> {
  const zip = await openZip(bytes)
  const found: [string, Buffer][] = []
  for (const name of zip.names) {
    const content = await zip.read(name, 50_000_000)
    if (content && !name.endsWith('/')) found.push([name.slice(name.lastIndexOf('/') + 1), content])
  }
  return found
}
