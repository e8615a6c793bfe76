const key = 'potluck.adapt'

/** A recipe passed to the assistant for adapting. */
export interface Adaptation {
  mode: 'adapt'
  recipeId: string
  recipeTitle: string
  /** The initial text of the assistant's input. */
  prompt: string
  title: string
  /** As lines of a recipe, such as '2 cups flour, sifted'. */
  ingredients: string[]
  instructions: string[]
  servings: string
  cookTime: string
  difficulty: string
  cuisine: string
}

/**
 * Passes a recipe to /ai?mode=adapt&action=adapt-recipe.
 * @throws DOMException if the browser stores nothing
 */
export function rememberAdaptation(adaptation: Adaptation): void {
  sessionStorage.setItem(key, JSON.stringify(adaptation))
}

/** The recipe that was passed, once; undefined if there is none. */
export function takeAdaptation(): Adaptation | undefined {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text === null ? undefined : (JSON.parse(text) as Adaptation)
}
