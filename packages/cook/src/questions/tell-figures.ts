import { nutritionOf } from '@potluck/kitchen/knowledge'
import { FIGURES } from './figures.ts'
import type { Subject } from './subject.ts'

/** The nutrients that a question asks for, in one portion. Undefined when it asks for none. */
export function tellFigures(
  plain: string,
  { title, lines, servings }: Subject,
): string | undefined {
  const asked = FIGURES.filter(({ words }) => words.test(plain))
  const isAsked =
    asked.length > 0 || /\b(?:nutrition\w*|macros?|healthy|fattening|light)\b/.test(plain)
  if (!isAsked || /\bwhy\b|\badd\b/.test(plain)) return undefined
  const { perServing, coverage } = nutritionOf({ ingredients: lines, servings })
  if (!perServing)
    return `I cannot count that for ${title}: too little is known of what is in it, or for how many it is.`
  const usual = FIGURES.filter(({ key }) => ['kcal', 'protein', 'fat', 'carbs'].includes(key))
  const shown = [
    ...new Set([...asked, ...(asked.length === 1 && asked[0]?.key !== 'kcal' ? [] : usual)]),
  ]
  const said = shown.map(({ key, unit, called }) =>
    `${Math.round(perServing[key])} ${unit} ${called}`.trim(),
  )
  const part = coverage < 0.98 ? `, of ${Math.round(coverage * 100)} % of what is in it` : ''
  return `A portion of ${title} has about ${said.join(', ')}${part}. Source: USDA FoodData, counted from the recipe's lines.`
}
