import type { RecipeData } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { nutritionOf, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'

/**
 * Of the answers by several ways to keep a law, the one that keeps most of the usual recipe: by weight for a recipe at
 * hand, otherwise by the number of lines. Undefined if none is a recipe or a menu.
 */
export function nearestTo(
  answers: readonly Answer[],
  request: ComposeRequest,
  cookUsual: () => Answer,
): Answer | undefined {
  const recipes = answers.filter((answer) => answer.kind === 'recipe')
  if (recipes.length < 2) return recipes[0] ?? answers.find(({ kind }) => kind === 'menu')
  const given = request.original ?? request.previous
  const usual = given === undefined ? cookUsual() : undefined
  const own = usual?.kind === 'recipe' ? usual.recipe : given
  const lines = new Set(own?.ingredients)
  const usualOf = ({ recipe }: { recipe: RecipeData }) =>
    recipe.ingredients.filter((line) => lines.has(line)).length
  const weights = given && gramsOfLines(given)
  const keptOf = ({ recipe }: { recipe: RecipeData }) =>
    recipe.ingredients.reduce((sum, line) => sum + (weights?.get(line) ?? 0), 0)
  return recipes.toSorted(
    (one, other) => keptOf(other) - keptOf(one) || usualOf(other) - usualOf(one),
  )[0]
}

type Titled = { title: string; ingredients: readonly string[] }

/**
 * Grams of each line of a recipe, more for foods in its title, so that half a cup of milk goes and the pound of beef
 * that it softens stays. Stock counts nothing.
 */
function gramsOfLines({ title, ingredients }: Titled): ReadonlyMap<string, number> {
  const called = toTokens(title).map(({ word }) => word)
  const nameGrams = (text: string) => {
    const words = toTokens(text).map(({ word }) => word)
    const place = called.findIndex((word) => words.includes(word))
    return place < 0 ? 0 : TITLE_GRAMS / (place + 1)
  }
  const { lines } = nutritionOf({ ingredients })
  return new Map(
    lines.map(({ text, grams = 0 }) => [
      text,
      /\b(?:stock|broth|bouillon)\b/i.test(text) ? 0 : grams + nameGrams(text),
    ]),
  )
}

/** Grams added to a food that the title names: more than most dishes have of anything. */
const TITLE_GRAMS = 2000
