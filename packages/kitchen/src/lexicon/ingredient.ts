import type { UnitId } from '../units/unit-id.ts'
import type { Aisle } from './aisles.ts'
import type { Fact } from './facts.ts'
import type { Nutrient } from './nutrients.ts'

/** A unit of the kitchen, or one whole piece by its size: 'small', 'each' (medium), 'large'. */
export type WeighedUnit = UnitId | 'each' | 'small' | 'large'

/** Where food is kept. */
export type Storage = 'pantry' | 'fridge' | 'freezer'

/** What 100 g of the edible part hold; what was not measured is absent, which is not zero. */
export type Figures = Readonly<Partial<Record<Nutrient, number>>>

/** An entry of the lexicon. Entries are compared by identity: there is one of each. */
export type Ingredient = {
  /** Stable: recipes store it. */
  id: string
  name: string
  /** Its other names, as `toKey` writes them. */
  synonyms: readonly string[]
  aisle: Aisle
  /** What it is a kind of. */
  is: readonly Ingredient[]
  /** What the entry itself says it contains, or may contain; see `factsOf` for all. */
  has: readonly Fact[]
  may: readonly Fact[]
  /** What it is made of; `sure` is false for what only some recipes of it hold. */
  of: readonly { ingredient: Ingredient; sure: boolean }[]
  /** What a shopper takes it for, where that is another: butter for unsalted butter. */
  boughtAs?: Ingredient
  /** The USDA's number, or where the figures are from. */
  source?: string
  per100g?: Figures
  /** Grams of one unit, of the edible part. */
  weigh: Readonly<Partial<Record<WeighedUnit, number>>>
  /** What is eaten of the weight as bought, as a share. */
  edible: number
  /** What is left of a can's weight when drained, as a share. */
  drained: number
  /** What it weighs when cooked, as a share of its raw weight; undefined when not known. */
  cooked?: number
  /** Leaves open what is meant ('sauce'): nothing can be said to be absent. */
  vague: boolean
  /** The usual days it keeps. */
  keep: Readonly<Partial<Record<Storage, number>>>
}
