import type { MeasureSystem } from '../measures/measure-system.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'

/** A request to the assistant: one message of a chat, with its context. */
export type ComposeRequest = {
  mode: 'idea' | 'ingredients' | 'adapt'
  /** The cook's words. Only the first 4000 characters are read; markup is dropped. */
  text: string
  /** The cook's own ingredients, as typed or as the pantry lists them; may be empty. */
  ingredients: readonly string[]
  /**
   * Restrictions of the dish: ids, labels or a cook's words ('vegan', 'Nut Allergy', 'no
   * cilantro').
   */
  restrictions?: readonly string[]
  /** What is at home; what expires soonest is preferred. */
  pantry?: readonly PantryEntry[]
  /** Today as 'YYYY-MM-DD': expired items are not used. The engine has no clock. */
  today?: string
  servings?: number
  maxMinutes?: number
  skill?: 'beginner' | 'intermediate' | 'advanced'
  /** A cuisine by its name: 'Thai'. */
  cuisine?: string
  /** The system of measures of the recipe; by default a mix that is handy for the cook. */
  units?: MeasureSystem
  /** The recipe to adapt in adapt mode. */
  original?: OriginalRecipe
  /** The chat's last recipe, for messages such as 'make it spicier'. */
  previous?: RecipeData
  /**
   * Earlier requests of the chat with the titles of their answers, oldest first, which should not
   * be repeated.
   */
  earlier?: readonly { text: string; title: string }[]
}

/** `expires` is 'YYYY-MM-DD'. */
export type PantryEntry = { name: string; quantity?: number; unit?: string; expires?: string }

export type OriginalRecipe = {
  title: string
  ingredients: readonly string[]
  instructions: readonly string[]
  /** A description in a sentence or two. */
  description?: string
  /** The number of servings, if known: '4'. */
  servings?: string
  /** Times as the recipe gives them: '1 hour 20 minutes'. */
  prepTime?: string
  cookTime?: string
  totalTime?: string
  /** 'Easy', 'Medium', 'Hard', or other words for them. */
  difficulty?: string
}

/** A recipe, or a reason for the user why there is none. */
export type Composition =
  | { kind: 'recipe'; recipe: RecipeData }
  | { kind: 'declined'; reason: string }
