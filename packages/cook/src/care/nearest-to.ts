import type { RecipeData } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { nutritionOf, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'

/** Of several ways to keep a law the one whose recipe has most of what is usual in it: of a recipe at hand by weight. */
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

/** Half a cup of milk goes, and the pound of beef that it softens stays; what the dish is called after most of all. */
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

/** More than most dishes have of anything. */
const TITLE_GRAMS = 2000
