import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { OriginalRecipe } from '../request.ts'
import type { Change, Revised } from './change.ts'
import { makeHotter, makeMilder } from './heat.ts'
import { leaveOut } from './leave-out.ts'
import { replaceFood } from './replace.ts'
import { scaleBy, scaleTo } from './scale.ts'

/** Makes the changes one after another; the first that cannot be made truthfully declines them all. */
export function revise(recipe: RecipeData, changes: readonly Change[]): Revised {
  let revised: Revised = { ok: true, recipe: { ...recipe, adaptations: [], originalVsAdapted: [] } }
  for (const change of changes) {
    if (!revised.ok) return revised
    revised = makeChange(revised.recipe, change)
  }
  return revised
}

function makeChange(recipe: RecipeData, change: Change): Revised {
  switch (change.kind) {
    case 'servings':
      return scaleTo(recipe, change.servings)
    case 'times':
      return scaleBy(recipe, change.factor)
    case 'leave-out':
      return leaveOut(recipe, change.unit)
    case 'replace':
      return replaceFood(recipe, change.from, change.to)
    case 'hotter':
      return makeHotter(recipe)
    case 'milder':
      return makeMilder(recipe, change.fully)
  }
}

/** A recipe from elsewhere in our form: what it does not say stays empty. */
export function toRecipe(original: OriginalRecipe): RecipeData {
  return {
    title: original.title,
    description: '',
    prepTime: '',
    cookTime: '',
    totalTime: '',
    servings: original.servings ?? '',
    difficulty: '',
    ingredients: [...original.ingredients],
    instructions: [...original.instructions],
    tips: [],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
}
