import {
  groupLines,
  type IngredientLine,
  parseIngredientLine,
  type RecipeData,
  toTypedRow,
} from '@potluck/kitchen'
import { CUISINES, countGroups, LIST_LIMITS, MEAL_TYPES, TEXT_LIMITS } from '@potluck/rules'

/**
 * The draft that 'Save as recipe' starts: what the wizard can hold of an answer. Cuisine, meal type
 * and tags are those that the recipe itself names.
 * @param originalId the recipe it was adapted from, which is credited and gives what is not said
 */
export function toDraft(recipe: RecipeData, originalId?: string) {
  const cuisine = findNamed(CUISINES, recipe)
  const mealType = findNamed(MEAL_TYPES, recipe)
  return {
    source: 'assistant' as const,
    cover: 'illustrated' as const,
    adaptedFrom: originalId,
    title: cut(recipe.title, TEXT_LIMITS.title),
    description: describe(recipe),
    prepTime: cut(recipe.prepTime, TEXT_LIMITS.time) || undefined,
    cookTime: cut(recipe.cookTime, TEXT_LIMITS.time) || undefined,
    servings: cut(recipe.servings, TEXT_LIMITS.servings) || undefined,
    difficulty: recipe.difficulty || undefined,
    cuisine,
    mealType,
    tags: [cuisine, mealType].filter((tag) => tag !== undefined),
    ingredients: toRows(recipe.ingredients).slice(0, LIST_LIMITS.ingredients),
    instructions: recipe.instructions
      .map((step) => cut(step, TEXT_LIMITS.step))
      .slice(0, LIST_LIMITS.steps),
  }
}

/** The wizard has no place for tips: they stand below the description, each whole, as many as fit. */
function describe({ description, tips }: RecipeData): string {
  return tips.reduce(
    (text, tip) => {
      const longer = [text, `Tip: ${tip}`].filter(Boolean).join('\n\n')
      return longer.length <= TEXT_LIMITS.description ? longer : text
    },
    cut(description, TEXT_LIMITS.description),
  )
}

/** The first entry of a list that title or description name; undefined where none is named. */
function findNamed<Choice extends string>(
  choices: readonly Choice[],
  { title, description }: RecipeData,
): Choice | undefined {
  const words = new Set(`${title} ${description}`.toLowerCase().match(/\p{L}+/gu))
  return choices.find((choice) => words.has(choice.toLowerCase()))
}

type DraftRow = { name: string; quantity: string; unit: string; group?: string }

/** Headings go into the rows below them; more than a recipe may have are left out. */
function toRows(texts: readonly string[]): DraftRow[] {
  const rows = groupLines(texts.map(parseIngredientLine)).map(toRow)
  return countGroups(rows) <= LIST_LIMITS.ingredientGroups
    ? rows
    : rows.map(({ group: _, ...row }) => row)
}

/** A row needs a quantity, which 'salt' has not. */
function toRow(line: IngredientLine): DraftRow {
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
