import type { UnitId } from '../units/unit-id.ts'
import type { Aisle } from './aisles.ts'
import type { Fact } from './facts.ts'
import type { Nutrient } from './nutrients.ts'

/** A unit of the kitchen, or one piece by its size: 'small', 'each' (medium), 'large'. */
export type WeighedUnit = UnitId | 'each' | 'small' | 'large'

/** Where food is kept. */
export type Storage = 'pantry' | 'fridge' | 'freezer'

/**
 * Nutrients in 100 g of the edible part; an absent one was not measured, which does not mean zero.
 */
export type Figures = Readonly<Partial<Record<Nutrient, number>>>

/** An entry of the lexicon. There is one object per entry, so entries are compared by identity. */
export type Ingredient = {
  /** Never changes, since recipes store it. */
  id: string
  name: string
  /** Its other names, as `toKey` writes them. */
  synonyms: readonly string[]
  aisle: Aisle
  /** The ingredients it is a kind of. */
  is: readonly Ingredient[]
  /** What the entry itself says it contains, or may contain; `factsOf` answers all. */
  has: readonly Fact[]
  may: readonly Fact[]
  /** What it is made of; `sure` is false if only some recipes of it use that. */
  of: readonly { ingredient: Ingredient; sure: boolean }[]
  /** What a shopper buys for it, if that differs: butter for unsalted butter. */
  boughtAs?: Ingredient
  /** The USDA's number, or the source of the figures. */
  source?: string
  per100g?: Figures
  /** Grams per unit, of the edible part. */
  weigh: Readonly<Partial<Record<WeighedUnit, number>>>
  /** The edible share of the weight as bought. */
  edible: number
  /** The drained share of a can's weight. */
  drained: number
  /** Its weight when cooked, as a share of the raw weight; undefined if unknown. */
  cooked?: number
  /** A vague word ('sauce'), of which nothing can be said to be absent. */
  vague: boolean
  /** How many days it usually keeps. */
  keep: Readonly<Partial<Record<Storage, number>>>
}
