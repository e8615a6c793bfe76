import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { findLineOf, isOneOf, readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import type { Clause } from './clauses.ts'

/**
 * Whether a piece is only a part of what its pan makes: fried there by a sentence that stays, laid in together with
 * other foods, or followed by a sauce in the same pan. Then it cannot leave that pan alone.
 */
export function isLeftInPan(
  recipe: RecipeData,
  {
    kept,
    name,
    line,
    from,
    end,
  }: {
    kept: readonly Clause[]
    name: string
    line: string
    /** The first and the last of the clauses that cook it. */
    from: Clause
    end: Clause
  },
): boolean {
  const own = kept.filter(({ isApart }) => !isApart)
  const words = name.split(' ').filter((word) => word.length > SHORT)
  const names = (text: string) =>
    words.some((word) => text.toLowerCase().includes(word.replace(/s$/, '')))
  const isFried = own.some(({ text }) => FRIES.test(text) && names(text))
  const isSauced = own.some((one) => isBehind(one, end) && SAUCED.test(one.text))
  const lines = recipe.ingredients.map(readDishLine)
  const isMixed = own.some((one) => {
    if (!/^add\b/i.test(one.text) || IN_BOWL.test(one.text) || from.step - one.step > NEAR)
      return false
    if (isBehind(one, from)) return false
    const listed = findFoodSpans(one.text).flatMap(
      (span) => findLineOf(span, one.text, lines) ?? [],
    )
    const others = listed.filter(
      ({ text, foods }) => text !== line && !foods.some((food) => isOneOf(food, SEASONS)),
    )
    return listed.some(({ text }) => text === line) && others.length > 0
  })
  return isFried || isSauced || isMixed
}

function isBehind(one: Clause, other: Clause): boolean {
  return one.step > other.step || (one.step === other.step && one.sentence > other.sentence)
}

const SHORT = 3
const NEAR = 1
const SEASONS = ['fat', 'oil', 'butter', 'salt', 'spice', 'herb']
const FRIES = /\b(?:let it fry|to the boil|fry the|frying pan|cover with (?:a )?lid)\b/i
/** What was in the pan is its sauce. */
const SAUCED =
  /^deglaze\b|\bsame pan\b|\bto thicken\b|\bback in(?:to)? the (?:pan|skillet)\b|^put the \w+ back in\b|^(?:[^,]*, )?pour (?:in )?the (?:water|stock|broth|wine|cream)\b/i
const IN_BOWL = /\b(?:marinade|bowl|bag|flour|mixture|sauce|dish|plate)\b/i
