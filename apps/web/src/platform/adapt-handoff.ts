const key = 'potluck.adapt'

/** A recipe on its way to the assistant, which is to change it. */
export interface Adaptation {
  mode: 'adapt'
  recipeId: string
  recipeTitle: string
  /** What stands in the assistant's input when it opens. */
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

/** Hands a recipe to /ai?mode=adapt&action=adapt-recipe. @throws DOMException where the browser keeps nothing */
export function rememberAdaptation(adaptation: Adaptation): void {
  sessionStorage.setItem(key, JSON.stringify(adaptation))
}

/** The recipe that was handed over, once; undefined where there is none. */
export function takeAdaptation(): Adaptation | undefined {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text === null ? undefined : (JSON.parse(text) as Adaptation)
}
