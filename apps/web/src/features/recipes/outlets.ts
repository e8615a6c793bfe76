import { type ComponentType, createContext, useContext } from 'react'
import type { Adaptation, Recipe } from './api.ts'

/** A recipe as its page shows it, for what acts on it. */
export interface QuickActionsProps {
  recipe: Recipe
  /** For how many it is shown; undefined where its servings are no number. */
  portions: number | undefined
}

/** What stands on the recipes' pages and is made by features above them. */
export interface RecipeOutlets {
  /** The tab of My Recipes that tells what happened to them. */
  alerts?: { Panel: ComponentType; Count: ComponentType }
  /** What else can be done with a recipe, beside its other acts. */
  QuickActions?: ComponentType<QuickActionsProps>
  /** What others made of a recipe, as every list shows recipes. */
  AdaptationCard?: ComponentType<{ recipe: Adaptation }>
}

/** Filled by the app; a place that is left empty is not drawn. */
export const RecipeOutletsContext = createContext<RecipeOutlets>({})

export function useRecipeOutlets(): RecipeOutlets {
  return useContext(RecipeOutletsContext)
}
