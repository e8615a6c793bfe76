import { type ComponentType, createContext, useContext } from 'react'
import type { Adaptation, PageRecipe, Recipe } from './api.ts'

/** A recipe as its page shows it, for the actions on it. */
export interface QuickActionsProps {
  recipe: Recipe
  /** How many portions are shown; undefined if its servings are not a number. */
  portions: number | undefined
}

/** Parts of the recipe pages that are made by features above this one. */
export interface RecipeOutlets {
  /** The tab of My Recipes that lists what happened to them. */
  alerts?: { Panel: ComponentType; Count: ComponentType }
  /** More actions on a recipe, beside its own. */
  QuickActions?: ComponentType<QuickActionsProps>
  /** A recipe adapted from this one, drawn as in every list of recipes. */
  AdaptationCard?: ComponentType<{ recipe: Adaptation }>
  /** Reads a recipe off photos. */
  PhotoReader?: ComponentType<{ onRecipe: (recipe: PageRecipe) => void }>
}

/** Filled by the app; a part that is not given is not drawn. */
export const RecipeOutletsContext = createContext<RecipeOutlets>({})

export function useRecipeOutlets(): RecipeOutlets {
  return useContext(RecipeOutletsContext)
}
