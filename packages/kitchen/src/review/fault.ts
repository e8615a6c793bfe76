/** What can be wrong with a recipe, gravest first. */
export const FAULT_KINDS = [
  'danger',
  'diet',
  'temperature',
  'incomplete',
  'servings',
  'unlisted',
  'amount',
  'unused',
] as const

/** Something that is wrong with a recipe. */
export type Fault = {
  kind: (typeof FAULT_KINDS)[number]
  /** The line or step it is about; '' for the recipe as a whole. */
  line: string
  /** A sentence that names what is wrong and what would be right, fit for a cook and for a model. */
  say: string
}

/** What the recipe was asked to be. */
export type ReviewWish = {
  /** Ids, labels or a cook's words, as `checkDiet` takes them. */
  restrictions: readonly string[]
  /** For how many; undefined where nobody said. */
  servings?: number | undefined
}
