/** Lines under one heading of an ingredient list or of a method; `group` is null without a heading. */
export type LineGroup = { group: string | null; lines: string[] }

/** Something a cook should look at: `field` is a path into the recipe ('ingredients[0].lines[3]'). */
export type Doubt = { field: string; reason: string }

/** Something the file had and a recipe of ours has no place for. */
export type Loss = { field: string; value: string; reason: string }

/**
 * A recipe as its source has it. Lines are verbatim but for white space and HTML, and each stands in
 * the source. What the source does not say is null or empty.
 */
export type ImportedRecipe = {
  title: string
  description: string | null
  /** BCP 47 language tag without a region: 'de'. */
  language: string | null
  source: { address: string | null; name: string | null; author: string | null }
  /** As written, and how many that is where it is a plain number of portions. */
  servings: { text: string | null; count: number | null }
  minutes: { prep: number | null; cook: number | null; total: number | null }
  ingredients: LineGroup[]
  steps: LineGroup[]
  /** Addresses, or names of `pictures` of the same item; the best one first. */
  images: string[]
  tags: string[]
  /** Categories, folders and cookbooks that become collections. */
  collections: string[]
  cuisine: string | null
  mealType: string | null
  /** 0 to 5. */
  rating: number | null
  notes: string | null
  /** A portion: kilocalories, and grams or milligrams as the field's name says. */
  nutrition: Nutrition | null
  /** ISO 8601, as exactly as the source has it. */
  created: string | null
  modified: string | null
  doubts: Doubt[]
  lost: Loss[]
}

export type Nutrition = {
  calories?: number
  proteinGrams?: number
  fatGrams?: number
  saturatedFatGrams?: number
  carbohydrateGrams?: number
  fiberGrams?: number
  sugarGrams?: number
  sodiumMilligrams?: number
  cholesterolMilligrams?: number
}

/** A recipe of which nothing is known yet but its title. */
export function startRecipe(title: string): ImportedRecipe {
  return {
    title,
    description: null,
    language: null,
    source: { address: null, name: null, author: null },
    servings: { text: null, count: null },
    minutes: { prep: null, cook: null, total: null },
    ingredients: [],
    steps: [],
    images: [],
    tags: [],
    collections: [],
    cuisine: null,
    mealType: null,
    rating: null,
    notes: null,
    nutrition: null,
    created: null,
    modified: null,
    doubts: [],
    lost: [],
  }
}
