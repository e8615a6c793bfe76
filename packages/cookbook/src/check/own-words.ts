import { parseIngredientLine } from '@potluck/kitchen'
import { checkDiet, findFoodNames, identify, toKey, toTokens } from '@potluck/kitchen/knowledge'
import type { Dish } from '../dish.ts'

/**
 * Foods that a version for a diet took out for it and that its description still names: the feta of a vegan
 * quinoa salad. What one should know of the dish may speak of them.
 */
export function findFoodsTakenOut(dish: Dish, varied: Dish, restriction: string): string[] {
  const out = takenOut(dish, varied, restriction)
  if (out.size === 0) return []
  // The title of 'Spaghetti bolognese, made gluten-free' is the dish's own.
  const about = varied.about.replace(dish.title, ' ')
  return foodsIn(about)
    .filter((food) => out.has(food))
    .map((food) => `its description names ${food}, which it leaves out; '~ …' is missing: ${about}`)
}

/** Foods of the dish that are in no line of the version, and that the diet rules out. */
function takenOut(dish: Dish, varied: Dish, restriction: string): ReadonlySet<string> {
  const kept = new Set(varied.lines.map(({ text }) => text))
  const lines = dish.lines.map(({ text }) => text).filter((text) => !kept.has(text))
  const isAgainst = (text: string) =>
    checkDiet({ ingredients: [text], steps: [] }, [restriction]).verdict === 'contains'
  // Who takes gluten-free soy sauce may call it soy sauce.
  const still = varied.lines.map(({ text }) => toKey(text)).join(' , ')
  const names = lines.filter(isAgainst).flatMap(namesIn)
  return new Set(names.filter((name) => !still.includes(toKey(name)) && isAgainst(name)))
}

function namesIn(line: string): string[] {
  return identify(parseIngredientLine(line).name)
    .flat()
    .flatMap(({ ingredient }) => ingredient?.name ?? [])
}

/** The foods that a sentence has in it; 'without butter' and 'in place of butter' have none. */
function foodsIn(sentence: string): string[] {
  const tokens = toTokens(sentence.replace(REFUSED, ' '))
  return findFoodNames(tokens.map(({ word }) => word)).map(({ ingredient }) => ingredient.name)
}

const REFUSED =
  /\b(?:without|no|not|instead of|in place of|for that of|than)\b[^,.;:]*|\b\w+-free\b/gi
