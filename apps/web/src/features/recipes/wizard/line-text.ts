import type { IngredientFields } from './ingredient-rows.ts'

/** The row as one line of text, in the order the kitchen reads lines; '' without a name, and of a heading. */
export function toLineText({ heading, name, quantity, unit }: IngredientFields): string {
  if (heading) return ''
  const [food, amount] = [name.trim(), quantity.trim()]
  if (food === '') return ''
  if (LOOSE.test(amount)) return [unit.trim(), `${food}, ${amount}`].filter(Boolean).join(' ')
  return [amount, unit.trim(), food].filter(Boolean).join(' ')
}

/** 'To taste', 'as needed', 'for frying': stands for an amount, and behind the food. */
export const LOOSE = /^(?:to|as|for) \p{L}/iu
