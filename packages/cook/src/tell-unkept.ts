import type { Answer } from './answer.ts'
import { sayMenu } from './menus/say-menu.ts'
import { readHow } from './read-request.ts'
import { readWords } from './reading/words.ts'
import type { CookRequest } from './request.ts'
import { AT_ROOM_TEMPERATURE, NO_FRIDGE, tellNoFridge, tellStanding } from './wishes/unchilled.ts'

/**
 * Says first that a recipe needs an oven that is not there, or how to handle it without a fridge or at room
 * temperature.
 */
export function tellUnkept(answer: Answer, { text, mode, previous }: CookRequest): Answer {
  if (mode !== 'idea' || previous) return answer
  if (answer.kind === 'menu') return tellMenu(answer, text)
  if (answer.kind !== 'recipe') return answer
  const { description, ingredients, instructions } = answer.recipe
  const isUnsaid = lacksOven(text) && !/\boven\b/.test(description)
  const first = [
    ...(isUnsaid && needsOven(instructions)
      ? ['It needs the oven: I know no way to make it without.']
      : []),
    ...coldOf(ingredients, text),
  ]
  if (first.length === 0) return answer
  return { ...answer, recipe: { ...answer.recipe, description: [...first, description].join(' ') } }
}

function tellMenu(answer: Extract<Answer, { kind: 'menu' }>, text: string): Answer {
  const lines = answer.menu.dishes.flatMap(({ recipe }) => recipe.ingredients)
  const first = coldOf(lines, text)
  const menu = { ...answer.menu, notes: [...first, ...answer.menu.notes] }
  return first.length === 0 ? answer : { ...answer, menu, text: sayMenu(menu) }
}

function coldOf(lines: readonly string[], typed: string): string[] {
  const text = typed.toLowerCase()
  return [
    ...(NO_FRIDGE.test(text) ? tellNoFridge(lines) : []),
    ...(AT_ROOM_TEMPERATURE.test(text) ? tellStanding(lines) : []),
  ]
}

function lacksOven(text: string): boolean {
  const { without, only } = readHow(readWords(text).text).tools
  return without.includes('oven') || (only.length > 0 && !only.includes('oven'))
}

function needsOven(steps: readonly string[]): boolean {
  return steps.some((step) => /\b(?<!dutch )(?<!microwave )oven\b/i.test(step))
}
