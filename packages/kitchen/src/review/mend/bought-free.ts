import { promiseAgainst } from '../../compose/keeping.ts'
import { calledIn, foodOf } from '../../compose/revise/called.ts'
import { withNote } from '../../compose/revise/change.ts'
import { names, withOther } from '../../compose/revise/sentences.ts'
import { capitalize } from '../../compose/words/join.ts'
import { toAvoidance } from '../../diets/avoidance.ts'
import { checkDiet, type Finding } from '../../diets/check-diet.ts'
import { formatIngredientLine } from '../../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { isMadeFood } from '../made-food.ts'

/**
 * The name of a made food as it is sold free of what is avoided: 'vegan brioche', 'gluten-free
 * croutons'. Undefined for what only grows or is an animal, and where the promise is not enough.
 */
function boughtFree(name: string, restriction: string, rules: readonly string[]) {
  const food = foodOf(name)
  const word = promiseAgainst(toAvoidance(restriction))
  if (!food || !isMadeFood(food) || word === undefined) return
  const promised = `${word} ${name}`
  const { verdict } = checkDiet({ ingredients: [promised], steps: [] }, rules)
  return name.includes(word) || verdict === 'contains' ? undefined : promised
}

/** A line of such a food, bought with the promise, in the list and where the steps name it. */
export function promiseLine(
  recipe: RecipeData,
  { line, restriction, reason }: Finding,
  rules: readonly string[],
): RecipeData | undefined {
  const parsed = parseIngredientLine(line)
  const name = boughtFree(parsed.name, restriction, rules)
  if (name === undefined) return
  const written = formatIngredientLine({ ...parsed, raw: '', name })
  const called = calledIn(
    line,
    recipe.ingredients.filter((other) => other !== line),
  )
  const say = (text: string) => (names(text, called) ? withOther(text, called, name) : text)
  const changed = {
    ...recipe,
    ingredients: recipe.ingredients.map((text) => (text === line ? written : text)),
    instructions: recipe.instructions.map(say),
  }
  return withNote(changed, `${capitalize(name)}: ${reason}`, [`${line} → ${written}`])
}
