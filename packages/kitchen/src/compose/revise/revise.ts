import { findDifficulty } from '../../recipe-text/read-facts.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { OriginalRecipe } from '../request.ts'
import { makeAhead } from './ahead.ts'
import { changeAmount } from './amounts.ts'
import type { Change, Revised } from './change.ts'
import { makeCheaper } from './cheaper.ts'
import { makeForKids } from './for-kids.ts'
import { takeForm } from './forms-of-food.ts'
import { doWithout } from './have-none.ts'
import { makeHotter, makeMilder } from './heat.ts'
import { swapKnown } from './known-swap.ts'
import { makeLighter } from './lighter.ts'
import { addVegetables } from './more-vegetables.ts'
import { inOnePan } from './one-pan.ts'
import { replaceFood } from './replace.ts'
import { makeRicher } from './richer.ts'
import { scaleBy, scaleTo } from './scale.ts'
import { giveTexture } from './texture.ts'
import { leaveOutOrBind } from './without-mayonnaise.ts'

/** Makes the changes one after another; if one cannot be made truthfully, all are declined. */
export function revise(
  recipe: RecipeData,
  changes: readonly Change[],
  rules: readonly string[] = [],
): Revised {
  let revised: Revised = { ok: true, recipe: { ...recipe, adaptations: [], originalVsAdapted: [] } }
  const all: string[] = []
  for (const change of changes) {
    if (!revised.ok) return revised
    revised = makeChange(revised.recipe, change, rules)
    if (revised.ok && revised.said !== undefined) all.push(revised.said)
  }
  return revised.ok && all.length > 0 ? { ...revised, said: all.join(' ') } : revised
}

function makeChange(recipe: RecipeData, change: Change, rules: readonly string[]): Revised {
  switch (change.kind) {
    case 'servings':
      return scaleTo(recipe, change.servings)
    case 'times':
      return scaleBy(recipe, change.factor)
    case 'leave-out':
      return leaveOutOrBind(recipe, change.unit, rules)
    case 'have-none':
      return doWithout(recipe, change.unit, rules)
    case 'amount':
      return changeAmount(recipe, change)
    case 'lighter':
      return makeLighter(recipe)
    case 'richer':
      return makeRicher(recipe, change.nutrient, rules)
    case 'for-kids':
      return makeForKids(recipe)
    case 'cheaper':
      return makeCheaper(recipe)
    case 'more-vegetables':
      return addVegetables(recipe, rules)
    case 'ahead':
      return makeAhead(recipe, change.frozen)
    case 'one-pan':
      return inOnePan(recipe)
    case 'form':
      return takeForm(recipe, change.wish)
    case 'known-swap':
      return swapKnown(recipe, change)
    case 'texture':
      return giveTexture(recipe, change.texture, rules)
    case 'replace':
      return replaceFood(recipe, change)
    case 'hotter':
      return makeHotter(recipe)
    case 'milder':
      return makeMilder(recipe, change.fully)
  }
}

/** A recipe from elsewhere as ours; what it does not say stays empty. */
export function toRecipe(original: OriginalRecipe): RecipeData {
  return {
    title: original.title,
    // On a single line, since one of several could be mistaken for a heading.
    description: (original.description ?? '').replace(/\s+/g, ' ').trim(),
    prepTime: original.prepTime ?? '',
    cookTime: original.cookTime ?? '',
    totalTime: original.totalTime ?? '',
    servings: original.servings ?? '',
    difficulty: findDifficulty(original.difficulty ?? ''),
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
