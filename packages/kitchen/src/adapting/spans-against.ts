import { toAvoidance } from '../diets/avoidance.ts'
import { type Objection, objectTo } from '../diets/check-line.ts'
import { contentsOfIngredient } from '../recognition/contents.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'

type Verdict = Objection['verdict']

/** The foods of a text that certainly break a rule. */
export function spansAgainst(text: string, rules: readonly string[]): FoodSpan[] {
  return spansJudged(text, rules, 'contains')
}

/** The foods of a text that may break a rule: nobody can tell without their label. */
export function spansInDoubt(text: string, rules: readonly string[]): FoodSpan[] {
  return spansJudged(text, rules, 'unknown').filter(({ figure }) => !figure)
}

function spansJudged(text: string, rules: readonly string[], as: Verdict): FoodSpan[] {
  const avoidances = rules.map(toAvoidance)
  return findFoodSpans(text).filter(({ ingredient, promised, said }) => {
    const contents = { ...contentsOfIngredient(ingredient), complete: true }
    return !promised && avoidances.some((one) => objectTo(one, said, contents)?.verdict === as)
  })
}
