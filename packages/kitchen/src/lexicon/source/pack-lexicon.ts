import { toKey } from '../../text/tokens.ts'
import { AISLES } from '../aisles.ts'
import { FACTS } from '../facts.ts'
import { toId } from '../ingredient-id.ts'
import { AS_AN_AVERAGE, type PackedEntry, type PackedLexicon } from '../packed.ts'
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
      const { id, name, aisle, is, has, may, of, weigh, keep, buyAs } = entry
      const row = [
        id === toId(name) ? '' : id,
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
      ] satisfies PackedEntry
      return buyAs === undefined ? row : [...row, at(buyAs)]
    }),
  }
}

/** The other names as `toKey` writes them. */
function synonymKeys({ name, synonyms }: SourceEntry): string[] {
  const own = toKey(name)
  return [...new Set(synonyms.map(toKey))].filter((key) => key !== own)
}

/** Every row of figures once: many lines name the same one. */
function collectFigures(entries: readonly SourceEntry[], usda: ReadonlyMap<string, MeasuredFood>) {
  const rows: (number | null)[][] = []
  const sources: string[] = []
  const known = new Map<string, number>()
  const rowOf = ({ usda: number, figures, average }: SourceEntry): number => {
    const values = figures?.values ?? usda.get(number ?? '')?.values
    if (!values) return -1
    const row = values.map((value) => (value === undefined ? null : toThreeFigures(value)))
    const source = figures?.source ?? `USDA ${number}${average ? AS_AN_AVERAGE : ''}`
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

/** Samples of food differ by far more than the fourth figure. */
function toThreeFigures(value: number): number {
  return value >= 1000 ? Math.round(value) : Number(value.toPrecision(3))
}

function sharesOf(
  { usda: number, edible, drain, cooked, vague }: SourceEntry,
  usda: ReadonlyMap<string, MeasuredFood>,
): PackedEntry[10] {
  const eaten = edible ?? usda.get(number ?? '')?.edible ?? 100
  return vague ? [eaten, drain ?? 100, cooked ?? 0, 1] : [eaten, drain ?? 100, cooked ?? 0]
}
