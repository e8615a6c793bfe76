/**
 * The lexicon as it is shipped: rows without names of their fields, references by position, so that
 * a browser can fetch all of it. `tools/generate-lexicon.ts` writes it, `unpack.ts` reads it.
 */
export type PackedLexicon = {
  /** Rows of figures per 100 g, in the order of `NUTRIENTS`; null was not measured. */
  figures: readonly (readonly (number | null)[])[]
  /** Where the figures of each row are from: the USDA's number, or a name. */
  sources: readonly string[]
  entries: readonly PackedEntry[]
}

/** Ends the source of figures that stand for a whole kind: 'sausages', whichever they are. */
export const AS_AN_AVERAGE = ', as an average'

/** Facts and aisles by their position in their lists; weights and days by name. */
export type PackedEntry = readonly [
  /** '' where it follows from the name. */
  id: string,
  /** The name, then the others as `toKey` writes them. */
  names: readonly string[],
  aisle: number,
  is: readonly number[],
  has: readonly number[],
  may: readonly number[],
  /** Positions of what it is made of; those of what it only may be made of are below zero, from -1. */
  of: readonly number[],
  /** A row of figures, or -1. */
  figures: number,
  weigh: Readonly<Record<string, number>>,
  keep: Readonly<Record<string, number>>,
  /** Percentages: edible, drained; what is 0 is not known: cooked. 1 where the word is vague. */
  shares: readonly [edible: number, drained: number, cooked: number, vague?: 1],
  /** The position of what it is bought as. */
  buyAs?: number,
]
