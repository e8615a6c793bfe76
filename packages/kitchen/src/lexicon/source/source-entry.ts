import type { Aisle } from '../aisles.ts'
import type { Fact } from '../facts.ts'
import type { Storage, WeighedUnit } from '../ingredient.ts'

/** One ingredient as its line in the lexicon gives it, before inheritance. */
export type SourceEntry = {
  id: string
  name: string
  /** The same thing under other names; plurals are found by rule. */
  synonyms: string[]
  aisle: Aisle
  /** The ids of what it is a kind of: 'cheddar' is 'aged-cheese'. It inherits their facts. */
  is: string[]
  has: Fact[]
  /** Only in some brands or recipes: 'check the label'. */
  may: Fact[]
  /** The ids of what it is made of; those with `sure: false` only in some recipes. */
  of: { id: string; sure: boolean }[]
  /** The id of what a shopper buys for it: unsalted butter and butter are one line of a list. */
  buyAs?: string
  /** The number of its row in the USDA's tables. */
  usda?: string
  /** The row is of the most usual kind, or of a similar one: sausages differ by maker. */
  average?: true
  /** Figures per 100 g from another source, in the order of `NUTRIENTS`, with that source. */
  figures?: { values: (number | undefined)[]; source: string }
  /** Grams of one unit: a cup, a clove, each. */
  weigh: Partial<Record<WeighedUnit, number>>
  /** The edible percentage of the weight as bought; by default the USDA's figure. */
  edible?: number
  /** The drained percentage of the weight of a can or jar. */
  drain?: number
  /** Its weight when cooked, in percent of the raw weight. */
  cooked?: number
  /** How many days it usually keeps. */
  keep: Partial<Record<Storage, number>>
  /** A vague word ('sauce'), of which nothing can be said to be absent. */
  vague?: boolean
  where: { file: string; line: number }
}

export type SourceIssue = { file: string; line: number; message: string }
