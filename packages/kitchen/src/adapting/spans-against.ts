import { toAvoidance } from '../diets/avoidance.ts'
import { objectTo } from '../diets/check-line.ts'
import { contentsOfIngredient } from '../recognition/contents.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'

/** The foods of a text that certainly break a rule. */
export function spansAgainst(text: string, rules: readonly string[]): FoodSpan[] {
  const avoidances = rules.map(toAvoidance)
  return findFoodSpans(text).filter(({ ingredient, promised, said }) => {
    const contents = { ...contentsOfIngredient(ingredient), complete: true }
    return (
      !promised && avoidances.some((one) => objectTo(one, said, contents)?.verdict === 'contains')
    )
  })
}
