import type { Aisle } from '../aisles.ts'
import type { Fact } from '../facts.ts'
import type { Storage, WeighedUnit } from '../ingredient.ts'

/** One ingredient as its line in the lexicon says it, before what it inherits is worked out. */
export type SourceEntry = {
  id: string
  name: string
  /** The same thing under other names; plurals are found by rule. */
  synonyms: string[]
  aisle: Aisle
  /** What it is a kind of, by id: 'cheddar' is 'aged-cheese'. Their facts are its facts. */
  is: string[]
  has: Fact[]
  /** In some brands or by some recipes: 'check the label'. */
  may: Fact[]
  /** What it is made of, by id; those with `sure: false` only by some recipes. */
  of: { id: string; sure: boolean }[]
  /** What a shopper takes it for, by id: unsalted butter and butter are one line of a list. */
  buyAs?: string
  /** The number of its row in the USDA's tables. */
  usda?: string
  /** That row is of the most usual of its kind, or of one that comes near: sausages differ by maker. */
  average?: true
  /** Figures per 100 g from elsewhere, in the order of `NUTRIENTS`, and where they come from. */
  figures?: { values: (number | undefined)[]; source: string }
  /** Grams of one unit: a cup, a clove, each. */
  weigh: Partial<Record<WeighedUnit, number>>
  /** What is eaten of the weight as bought, in percent; the USDA's figure unless told. */
  edible?: number
  /** What is left of a can's or jar's weight when it is drained, in percent. */
  drain?: number
  /** What it weighs when it is cooked, in percent of what it weighed before. */
  cooked?: number
  /** The usual days it keeps. */
  keep: Partial<Record<Storage, number>>
  /** A word that leaves open what is meant ('sauce'): nothing can be said to be absent. */
  vague?: boolean
  where: { file: string; line: number }
}

export type SourceIssue = { file: string; line: number; message: string }
