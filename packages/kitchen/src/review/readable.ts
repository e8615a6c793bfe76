import type { RecipeData } from '../recipe-text/recipe-data.ts'

/** Characters that no cook needs: of an ingredient line, and of a step, a tip or a description. */
const LONGEST_LINE = 400
const LONGEST_TEXT = 2_000
/** Characters that a list or a method is read to: more would hold up everybody's requests. */
const READ_AT_MOST = 20_000

/** A recipe as far as it is read: its texts cut where they are longer than any cook writes them. */
export function toReadable(recipe: RecipeData): RecipeData {
  return {
    ...recipe,
    title: cut(recipe.title, LONGEST_LINE),
    description: cut(recipe.description, LONGEST_TEXT),
    ingredients: cutAll(recipe.ingredients, LONGEST_LINE),
    instructions: cutAll(recipe.instructions, LONGEST_TEXT),
    tips: cutAll(recipe.tips, LONGEST_TEXT),
    nutritionalBenefits: cutAll(recipe.nutritionalBenefits, LONGEST_TEXT),
    usedIngredients: cutAll(recipe.usedIngredients, LONGEST_LINE),
    additionalIngredients: cutAll(recipe.additionalIngredients, LONGEST_LINE),
    adaptations: cutAll(recipe.adaptations, LONGEST_TEXT),
    originalVsAdapted: cutAll(recipe.originalVsAdapted, LONGEST_TEXT),
  }
}

/** The texts of a recipe that is read, each with what is read of it; '' where that is nothing. */
export function unreadOf(recipe: RecipeData): { text: string; read: string }[] {
  const readable = toReadable(recipe)
  const parts = ({ title, description, ingredients, instructions, tips }: RecipeData) =>
    [[title], [description], ingredients, instructions, tips] as const
  const read = parts(readable)
  return parts(recipe).flatMap((texts, part) =>
    texts
      .map((text, index) => ({ text, read: read[part]?.[index] ?? '' }))
      .filter((one) => one.text !== one.read),
  )
}

function cutAll(texts: readonly string[], most: number): string[] {
  let left = READ_AT_MOST
  const read: string[] = []
  for (const text of texts) {
    const short = cut(text, most)
    left -= short.length
    if (left < 0) return read
    read.push(short)
  }
  return read
}

/** Cut behind the last sentence that is whole, else behind the last word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const whole = Math.max(start.lastIndexOf('. ') + 1, start.lastIndexOf('.\n') + 1)
  const end = whole > 0 ? whole : start.lastIndexOf(' ')
  return (end > 0 ? start.slice(0, end) : start).toWellFormed()
}
