import type { Dish } from '@potluck/cookbook'
import { findFoodNames, toTokens } from '@potluck/kitchen/knowledge'
import { hasAnyFood, ingredientsNamed } from '../wishes/shelf.ts'

/** The foods that a text asks for: 'with duck'. Refused foods are left out: 'no nuts', 'without pork or garlic'. */
export function foodsIn(text: string): string[] {
  const wanted = text.replace(REFUSED, ' ')
  const words = toTokens(wanted).map(({ word }) => word)
  return findFoodNames(words).map(({ from, to }) => words.slice(from, to).join(' '))
}

const REFUSED =
  /\b(?:nothing (?:with|containing)|no|not|without|free of|allergic to|less)\b[^.;!?]*?(?=[.;!?]|, (?!no\b)|$)/gi

/** The named foods that none of the dishes has. */
export function listLacking(foods: readonly string[], dishes: readonly Dish[]): string[] {
  return foods.filter((food) => {
    const named = ingredientsNamed([food])
    return !dishes.some(
      (dish) => dish.title.toLowerCase().includes(food) || hasAnyFood(dish, named),
    )
  })
}
