import { PLAIN_WORDS } from '../../recognition/plain-words.ts'
import { toKey } from '../../text/tokens.ts'
import { AISLES } from '../aisles.ts'
import { FACTS } from '../facts.ts'
import type { PackedEntry, PackedLexicon } from '../packed.ts'
import type { SourceEntry } from './source-entry.ts'

/** A food of the USDA's tables: its edible share in percent and what 100 g hold. */
export type MeasuredFood = { edible: number; values: readonly (number | undefined)[] }

/** Puts the lexicon into the form it is shipped in; its faults are told before, by `readLexicon`. */
export function packLexicon(
  entries: readonly SourceEntry[],
  usda: ReadonlyMap<string, MeasuredFood>,
): PackedLexicon {
  const positions = new Map(entries.map(({ id }, position) => [id, position]))
  const at = (id: string) => {
    const position = positions.get(id)
    if (position === undefined) throw new Error(`The lexicon has no '${id}'`)
    return position
  }
  const figures = collectFigures(entries, usda)
  return {
    figures: figures.rows,
    sources: figures.sources,
    entries: entries.map((entry): PackedEntry => {
      const { id, name, aisle, is, has, may, of, weigh, keep } = entry
      return [
        id,
        [name, ...synonymKeys(entry)],
        AISLES.indexOf(aisle),
        is.map(at),
        has.map((fact) => FACTS.indexOf(fact)),
        may.map((fact) => FACTS.indexOf(fact)),
        of.map((part) => (part.sure ? at(part.id) : -1 - at(part.id))),
        figures.rowOf(entry),
        weigh,
        keep,
        sharesOf(entry, usda),
      ]
    }),
  }
}

/**
 * The other names as `toKey` writes them, without those that recognition finds by itself: 'pasteurized
 * milk' is milk that is described.
 */
function synonymKeys({ name, synonyms }: SourceEntry): string[] {
  const keys = new Set([name, ...synonyms].map(toKey))
  const isDescribed = (key: string) => {
    const bare = key.split(' ').filter((word) => !PLAIN_WORDS.has(word) && !/^\d/.test(word))
    const plain = bare.join(' ')
    return plain !== key && keys.has(plain)
  }
  return [...keys].filter((key) => key !== toKey(name) && !isDescribed(key))
}

/** Every row of figures once: many lines name the same one. */
function collectFigures(entries: readonly SourceEntry[], usda: ReadonlyMap<string, MeasuredFood>) {
  const rows: (number | null)[][] = []
  const sources: string[] = []
  const known = new Map<string, number>()
  const rowOf = ({ usda: number, figures }: SourceEntry): number => {
    const values = figures?.values ?? usda.get(number ?? '')?.values
    if (!values) return -1
    const row = values.map((value) => value ?? null)
    const source = figures?.source ?? `USDA ${number}`
    const key = `${source} ${row.join(' ')}`
    const position = known.get(key) ?? rows.length
    if (position === rows.length) {
      rows.push(row)
      sources.push(source)
      known.set(key, position)
    }
    return position
  }
  for (const entry of entries) rowOf(entry)
  return { rows, sources, rowOf }
}

function sharesOf(
  { usda: number, edible, drain, cooked }: SourceEntry,
  usda: ReadonlyMap<string, MeasuredFood>,
): PackedEntry[10] {
  return [edible ?? usda.get(number ?? '')?.edible ?? 100, drain ?? 100, cooked ?? 0]
}
