/**
 * The lexicon as it is shipped: rows without field names and with references by index, so that a
 * browser can load all of it. `tools/generate-lexicon.ts` writes it, `unpack.ts` reads it.
 */
export type PackedLexicon = {
  /** Figures per 100 g, in the order of `NUTRIENTS`; null was not measured. */
  figures: readonly (readonly (number | null)[])[]
  /** The source of each row's figures: the USDA's number, or a name. */
  sources: readonly string[]
  entries: readonly PackedEntry[]
}

/** Ends the source of figures that apply to a whole kind, such as sausages. */
export const AS_AN_AVERAGE = ', as an average'

/** Facts and aisles by index in their lists; weights and days by name. */
export type PackedEntry = readonly [
  /** '' if it can be derived from the name. */
  id: string,
  /** The name, then the others as `toKey` writes them. */
  names: readonly string[],
  aisle: number,
  is: readonly number[],
  has: readonly number[],
  may: readonly number[],
  /** Indexes of what it is made of; those that are only possible are negative, from -1. */
  of: readonly number[],
  /** The index of its figures, or -1. */
  figures: number,
  weigh: Readonly<Record<string, number>>,
  keep: Readonly<Record<string, number>>,
  /** Percentages: edible, drained, cooked (0 if unknown). 1 if the word is vague. */
  shares: readonly [edible: number, drained: number, cooked: number, vague?: 1],
  /** The index of what it is bought as. */
  buyAs?: number,
]
