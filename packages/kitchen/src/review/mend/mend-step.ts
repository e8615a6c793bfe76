import { readDishLine } from '../../adapting/read-dish.ts'
import { namesFood, retellFood } from '../../adapting/retell-steps.ts'
import { takeOut } from '../../adapting/take-out.ts'
import { withNote } from '../../compose/revise/change.ts'
import { capitalize, joinWords } from '../../compose/words/join.ts'
import type { Finding } from '../../diets/check-diet.ts'
import { findMentions, type Mention } from '../../diets/mentions.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { isKindOf } from '../../lexicon/lexicon.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { substitutesFor } from '../../substitutions/substitutes-for.ts'
import { readForReview } from '../read-for-review.ts'
import type { Correction } from './mending.ts'

type Context = { rules: readonly string[]; done: readonly Correction[] }

/**
 * A step that names what no line lists: by what took its place in the list, by what any such thing
 * is called, without it, or by what does the same.
 */
export function mendStep(
  recipe: RecipeData,
  { line, reason }: Finding,
  { rules, done }: Context,
): RecipeData | undefined {
  const mention = findMentions(recipe.instructions, readForReview(recipe).lines).find(
    (one) => one.text === line && reason.startsWith(one.name),
  )
  const at = recipe.instructions.findIndex((text) => text.includes(line))
  const step = recipe.instructions[at]
  if (!mention || step === undefined) return
  const { name } = mention
  const label = replacedBy(mention, done) ?? plainName(name)
  const listed = new Set(recipe.ingredients.flatMap((text) => readDishLine(text).foods))
  const other = substitutesFor(name, { restrictions: rules }).find(
    ({ foods }) => !foods.some((food) => listed.has(food)),
  )
  const last = other && joinWords(other.foods.map((food) => food.name))
  const changed =
    (label && retellFood(step, name, label)) ??
    takeOut(step, (span) => namesFood(span, name)) ??
    (last && retellFood(step, name, last))
  if (changed === undefined || changed === step) return
  const instructions = recipe.instructions.map((text, index) => (index === at ? changed : text))
  return withNote(
    { ...recipe, instructions: instructions.filter((text) => text !== '') },
    capitalize(reason),
    [`${step} → ${changed}`],
  )
}

/** 'A white sauce of vegan butter and oat milk' is a sauce. */
function plainName(name: string): string | undefined {
  return /^.+ (sauce|dressing|gravy|batter|dough|crust|filling|topping|glaze)$/.exec(name)?.[1]
}

/** What stands in the list for a food that a step calls otherwise: 'the ham' of prosciutto. */
function replacedBy({ contents }: Mention, done: readonly Correction[]): string | undefined {
  const [said] = contents.ingredients
  const found = done.find(({ before, after }) => {
    const [old] = readDishLine(before).foods
    const isSame = said && old && (isKindOf(old, said) || isKindOf(said, old))
    return isSame && after !== ''
  })
  return found && joinWords(found.after.split(' + ').map((line) => parseIngredientLine(line).name))
}
