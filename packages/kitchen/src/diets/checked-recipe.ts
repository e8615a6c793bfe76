/** A recipe for a diet check: free text, as cooks write it. */
export type CheckedRecipe = {
  ingredients: readonly string[]
  steps: readonly string[]
  /** Headings of the list that are not among its lines, if groups are stored separately. */
  headings?: readonly string[]
  /**
   * The language of its text, as BCP 47 has it: 'de'. In another than English only words that the
   * kitchen knows of that language are read; where it is not said, a line that could be of another
   * language is a doubt.
   */
  language?: string | null | undefined
  /** The number of servings, without which limits per portion cannot be checked. */
  servings?: number | undefined
}
