/** A recipe as it is compared with others. Lines are as they stand in it, headings may be among them. */
export type DoubleRecipe = {
  title: string
  ingredients: readonly string[]
  steps: readonly string[]
  /** Where it was before, if it came from a page. */
  address?: string | null | undefined
  /** Of its text, as BCP 47 has it; English where it is not said. */
  language?: string | null | undefined
}
