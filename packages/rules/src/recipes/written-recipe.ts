import {
  groupLines,
  type IngredientLine,
  parseIngredientLine,
  type RecipeData,
  toTypedRow,
} from '@potluck/kitchen'
import { LIST_LIMITS, TEXT_LIMITS } from '../limits.ts'
import { countGroups } from './recipe-form.ts'
import { restTimeOf } from './recipe-times.ts'

/**
 * Converts a recipe of text lines into a cook's own recipe; what does not fit its fields or limits
 * is left out.
 */
export function toWrittenRecipe(recipe: RecipeData) {
  return {
    title: cut(recipe.title, TEXT_LIMITS.title),
    description: withTips(recipe),
    prepTime: cut(recipe.prepTime, TEXT_LIMITS.time) || undefined,
    cookTime: cut(recipe.cookTime, TEXT_LIMITS.time) || undefined,
    restTime: restTimeOf(recipe) || undefined,
    servings: cut(recipe.servings, TEXT_LIMITS.servings) || undefined,
    difficulty: recipe.difficulty || undefined,
    ingredients: toRows(recipe.ingredients).slice(0, LIST_LIMITS.ingredients),
    instructions: recipe.instructions
      .map((step) => cut(step, TEXT_LIMITS.step))
      .slice(0, LIST_LIMITS.steps),
  }
}

/** A recipe has no field for tips: they go below the description, as many whole ones as fit. */
function withTips({ description, tips }: RecipeData): string {
  return tips.reduce(
    (text, tip) => {
      const longer = [text, `Tip: ${tip}`].filter(Boolean).join('\n\n')
      return longer.length <= TEXT_LIMITS.description ? longer : text
    },
    cut(description, TEXT_LIMITS.description),
  )
}

type WrittenRow = { name: string; quantity: string; unit: string; group?: string }

/** Each row gets the heading above it; rows beyond the limit are left out. */
function toRows(texts: readonly string[]): WrittenRow[] {
  const rows = groupLines(texts.map(parseIngredientLine)).map(toRow)
  return countGroups(rows) <= LIST_LIMITS.ingredientGroups
    ? rows
    : rows.map(({ group: _, ...row }) => row)
}

/** A row needs a quantity, which 'salt' does not have. */
function toRow(line: IngredientLine): WrittenRow {
  const { name, quantity, unit, group } = toTypedRow(line)
  return {
    name: cut(name, TEXT_LIMITS.ingredientName),
    quantity: cut(quantity || 'to taste', TEXT_LIMITS.ingredientAmount),
    unit: cut(unit, TEXT_LIMITS.ingredientAmount),
    ...(group === undefined ? {} : { group: cut(group, TEXT_LIMITS.ingredientGroup) }),
  }
}

function cut(text: string, length: number): string {
  return text.slice(0, length)
}
