import { type ComponentType, createContext, useContext } from 'react'

/** What stands on the recipes' pages and is made by features above them. */
export interface RecipeOutlets {
  /** The tab of My Recipes that tells what happened to them. */
  alerts?: { Panel: ComponentType; Count: ComponentType }
}

/** Filled by the app; a place that is left empty is not drawn. */
export const RecipeOutletsContext = createContext<RecipeOutlets>({})

export function useRecipeOutlets(): RecipeOutlets {
  return useContext(RecipeOutletsContext)
}
