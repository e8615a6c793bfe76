import type { LineGroup } from '../../src/recipe.ts'

/** A recipe that a document is made of, and that is to be read in it again. */
export type SampleRecipe = {
  title: string
  description: string
  ingredients: LineGroup[]
  steps: string[]
}
