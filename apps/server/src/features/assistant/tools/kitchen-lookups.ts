// Runs on a worker thread: see `kitchen-tasks.ts`.
import { loadKitchen } from '../../../platform/kitchen.ts'
import { loadCookbook } from '../cookbook.ts'
import { toKnowledge } from '../prompts/knowledge.ts'

/** The nutrition of a portion as the kitchen counts it, and the lines it could not count. */
export async function countNutrition(asked: {
  ingredients: string[]
  servings: number
}): Promise<string> {
  const { nutritionOf } = await loadKitchen()
  const { perServing, coverage, lines } = nutritionOf(asked)
  const missed = lines.filter(({ status }) => status === 'missed').map(({ text }) => text)
  if (!perServing) return `Too little of it is known to count it. Not known: ${missed.join('; ')}.`
  const round = Math.round
  const { kcal, protein, fat, satFat, carbs, netCarbs, sugar, fiber, sodium } = perServing
  const grams = { protein, fat, 'saturated fat': satFat, carbohydrate: carbs }
  const more = { 'net carbohydrate': netCarbs, sugar, fiber }
  return [
    `A portion has ${round(kcal)} kcal, ${Object.entries({ ...grams, ...more })
      .map(([name, amount]) => `${round(amount)} g ${name}`)
      .join(', ')}, ${round(sodium)} mg sodium.`,
    `${round(coverage * 100)} % of its weight was counted.`,
    ...(missed.length > 0 ? [`Not counted: ${missed.join('; ')}.`] : []),
  ].join(' ')
}

/** Substitutes for the food in a line, with amounts and what to watch for. */
export async function findSubstitutes({
  line,
  restrictions,
}: {
  line: string
  restrictions: readonly string[]
}): Promise<string> {
  const { substitutesFor } = await loadKitchen()
  const found = substitutesFor(line, { restrictions }).slice(0, MOST_SUBSTITUTES)
  if (found.length === 0)
    return 'Nothing is known that does the same and keeps to the restrictions.'
  return found.map(({ lines, note }) => `- ${lines.join(' and ')}: ${note}`).join('\n')
}

const MOST_SUBSTITUTES = 5

/** A dish of the cookbook, in the version that keeps the restrictions. */
export async function readCookbook({
  dish,
  restrictions,
}: {
  dish: string
  restrictions: readonly string[]
}): Promise<string> {
  const [{ advise }, book] = await Promise.all([import('@potluck/cook'), loadCookbook()])
  const { own, near } = advise({ mode: 'idea', text: dish, ingredients: [], restrictions }, 1, book)
  return own ? toKnowledge(own, near) : 'The cookbook has nothing like it.'
}
