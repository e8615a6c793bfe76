import {
  groupLines,
  type IngredientLine,
  parseIngredientLine,
  type RecipeData,
  toTypedRow,
} from '@potluck/kitchen'
import { LIST_LIMITS, TEXT_LIMITS } from '../limits.ts'
import { countGroups } from './recipe-form.ts'

/** A recipe of lines of text as a cook's own is written: what has no place in that, or no room, is left out. */
export function toWrittenRecipe(recipe: RecipeData) {
  return {
    title: cut(recipe.title, TEXT_LIMITS.title),
    description: withTips(recipe),
    prepTime: cut(recipe.prepTime, TEXT_LIMITS.time) || undefined,
    cookTime: cut(recipe.cookTime, TEXT_LIMITS.time) || undefined,
    servings: cut(recipe.servings, TEXT_LIMITS.servings) || undefined,
    difficulty: recipe.difficulty || undefined,
    ingredients: toRows(recipe.ingredients).slice(0, LIST_LIMITS.ingredients),
    instructions: recipe.instructions
      .map((step) => cut(step, TEXT_LIMITS.step))
      .slice(0, LIST_LIMITS.steps),
  }
}

/** A recipe has no place for tips: they stand below the description, each whole, as many as fit. */
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

/** Headings go into the rows below them; more than a recipe may have are left out. */
function toRows(texts: readonly string[]): WrittenRow[] {
  const rows = groupLines(texts.map(parseIngredientLine)).map(toRow)
  return countGroups(rows) <= LIST_LIMITS.ingredientGroups
    ? rows
    : rows.map(({ group: _, ...row }) => row)
}

/** A row needs a quantity, which 'salt' has not. */
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
