import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { scaleStep } from '../../scaling/scale-step.ts'
import { type FoodId, isKind } from '../foods/foods.ts'
import { capitalize } from '../words/join.ts'
import { foodsOf } from './leave-out.ts'
import { scaleLine } from './scale-line.ts'

/** Multiplies lines of a recipe with their amounts in the steps; undefined if none has an amount. */
export function timesLines(
  recipe: RecipeData,
  lines: readonly string[],
  factor: number,
): { recipe: RecipeData; comparisons: string[] } | undefined {
  const now = new Map(lines.map((line) => [line, scaleLine(line, factor)]))
  const comparisons = [...now].flatMap(([line, then]) => (line === then ? [] : `${line} → ${then}`))
  if (comparisons.length === 0) return undefined
  const parsed = lines.map(parseIngredientLine)
  return {
    recipe: {
      ...recipe,
      ingredients: recipe.ingredients.map((line) => now.get(line) ?? line),
      instructions: recipe.instructions.map((text) =>
        capitalize(scaleStep(text, parsed, { factor, cups: false })),
      ),
    },
    comparisons,
  }
}

/** Whether it is a bake, whose flour, fat and eggs must stay in balance. */
export function isBaked({ ingredients, instructions }: RecipeData): boolean {
  const foods = ingredients.flatMap(foodsOf)
  const hasFlour = foods.some((id) => id === 'flour' || id === 'almond-flour')
  const rises = foods.some((id) => RISES.includes(id) || isKind(id, 'sweetener'))
  return hasFlour && (rises || instructions.some((text) => DOUGH.test(text)))
}

const RISES: readonly FoodId[] = ['baking-powder', 'baking-soda']
const DOUGH = /\b(?:dough|pastry|batter|crust)\b/i
