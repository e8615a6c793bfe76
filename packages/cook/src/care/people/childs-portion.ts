import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { joinWords } from '@potluck/kitchen/composer'

/**
 * Advice for a small child's portion of this recipe: less salt, as far as its steps allow, and round foods cut small
 * (NHS on feeding young children). Empty if nothing applies.
 */
export function tellChildsPortion({
  ingredients,
  instructions,
}: Pick<RecipeData, 'ingredients' | 'instructions'>): string {
  const names = ingredients
    .filter((line) => !line.endsWith(':'))
    .map((line) => parseIngredientLine(line).name)
  const isSweet = names.some((name) => /\bsugar\b|\bhoney\b|\bsyrup\b/.test(name))
  const isBaked = names.some((name) => (isSweet ? RISES : /\byeast\b/).test(name))
  const isSalted = names.some((name) => /\bsalt$/.test(name)) && !isBaked
  const salty = names.filter((name) => SALTY.test(name))
  const round = names.filter((name) => ROUND.test(name))
  return [
    // The vitamin A in liver adds up (NHS, vitamins for children).
    ...(names.some((name) => /\blivers?\b|\bpâté\b/i.test(name))
      ? ['Liver no more than once a week for a child, for its vitamin A (NHS).']
      : []),
    ...(isBaked ? [] : ['Let the child’s portion cool.']),
    ...(isSalted ? [tellSalt(instructions)] : []),
    ...(salty.length > 0
      ? [
          `The ${joinWords([...new Set(salty)])} ${salty.length > 1 || /s$/.test(salty[0] ?? '') ? 'are' : 'is'} salty as bought: give the child little of that.`,
        ]
      : []),
    ...(round.length > 0
      ? [`Cut the ${joinWords([...new Set(round)])} lengthwise into quarters for the child.`]
      : []),
  ].join(' ')
}

/** Advice on salt: the portion can only be taken out before salting if the salt comes in the last step. */
function tellSalt(instructions: readonly string[]): string {
  const salted = instructions.findIndex((text) => /\bsalt(?:ed)?\b|\bseason\b/i.test(text))
  return salted === instructions.length - 1
    ? 'Take the child’s portion out before you salt.'
    : 'Cook it without the salt and let the others salt theirs at the table.'
}

const RISES = /\byeast\b|\bbaking (?:powder|soda)\b|\bsourdough\b/
const SALTY =
  /\b(?:bacon|pancetta|ham|prosciutto|salami|chorizo|guanciale|anchov(?:y|ies)|capers|olives|feta|parmesan|pecorino|halloumi|soy sauce|fish sauce|miso|stock cubes?|smoked \w+)\b/
const ROUND = /\b(?:grapes|cherry tomatoes|sausages|frankfurters|hot dogs|blueberries|olives)\b/
