import type { MeasureSystem } from '../measures/measure-system.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'

/** What the assistant is asked: one message of a chat, and what it stands on. */
export type ComposeRequest = {
  mode: 'idea' | 'ingredients' | 'adapt'
  /** The cook's words. Read up to 4000 characters; markup in it is dropped. */
  text: string
  /** The cook's own ingredients, as typed or as the pantry lists them; may be empty. */
  ingredients: readonly string[]
  /** What the dish must keep to: ids, labels or words of a cook ('vegan', 'Nut Allergy', 'no cilantro'). */
  restrictions?: readonly string[]
  /** What is in the house; what expires soonest is used by preference. */
  pantry?: readonly PantryEntry[]
  /** Today as 'YYYY-MM-DD': what expired before it is not cooked. The engine has no clock. */
  today?: string
  servings?: number
  maxMinutes?: number
  skill?: 'beginner' | 'intermediate' | 'advanced'
  /** A cuisine by its name: 'Thai'. */
  cuisine?: string
  /** The measures the recipe is written in; by default as a cook would weigh and spoon it. */
  units?: MeasureSystem
  /** The recipe that adapt mode works on. */
  original?: OriginalRecipe
  /** The chat's last recipe, for 'make it spicier' and its like. */
  previous?: RecipeData
  /** What was asked earlier in the chat and what came of it, oldest first: nobody wants the same again. */
  earlier?: readonly { text: string; title: string }[]
}

/** `expires` is 'YYYY-MM-DD'. */
export type PantryEntry = { name: string; quantity?: number; unit?: string; expires?: string }

export type OriginalRecipe = {
  title: string
  ingredients: readonly string[]
  instructions: readonly string[]
  /** In a sentence or two what it is. */
  description?: string
  /** How many it serves, where that is known: '4'. */
  servings?: string
  /** Times as the recipe says them: '1 hour 20 minutes'. */
  prepTime?: string
  cookTime?: string
  totalTime?: string
  /** 'Easy', 'Medium', 'Hard', or words for them. */
  difficulty?: string
}

/** A recipe, or the reason, fit to show, why there is none. */
export type Composition =
  | { kind: 'recipe'; recipe: RecipeData }
  | { kind: 'declined'; reason: string }
