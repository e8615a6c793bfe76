import { type Cookbook, DIET_VARIANTS, type Dish } from '@potluck/cookbook'
import type { Answer } from '../answer.ts'
import { chooseVersion } from '../choose-version.ts'
import { readConditions, readHow } from '../read-request.ts'
import { readWords, withoutWords } from '../reading/words.ts'
import type { CookRequest } from '../request.ts'
import { dishAtHand, rulesSoFar } from './dish-at-hand.ts'

/**
 * The request that a message means if it only says how the dish at hand is wanted: 'in the air fryer', 'under 400
 * kcal', 'in 20 minutes', or 'vegan' if the book has that version. It is the last request again with that condition. If
 * the recipe was changed since, the changes would be lost: then it is declined, except a diet, which the code that
 * changes recipes handles. Undefined for any other message.
 */
export function askAnew(request: CookRequest, book: Cookbook): CookRequest | Answer | undefined {
  const { previous, mode, text, earlier = [] } = request
  if (!previous || mode !== 'idea') return undefined
  const how = text
    .replace(FILLERS, ' ')
    .replace(/\bquicker\b|\bfaster\b/gi, 'quick')
    .trim()
  const dish = dishAtHand(request, book)
  const isChanged = earlier.filter(({ title }) => title === previous.title).length > 1
  const isVersion = dish !== undefined && !isChanged && isDietOf(dish, how)
  if (!isVersion && !saysOnlyHow(how)) return undefined
  const before = dish ? previous.title : earlier.at(-1)?.text
  if (before === undefined) return undefined
  if (isChanged) {
    return {
      kind: 'declined',
      reason: `We have changed ${previous.title} since, and I have no tested way to make it as it is now ${how}. Ask for “${before} ${how}”, and I begin anew with it.`,
      choices: [`${before} ${how}`],
    }
  }
  if (dish && isUntested(dish, request, how))
    return {
      kind: 'declined',
      reason: `I have no tested way to make ${previous.title} ${how}: I leave it as it is made now.`,
    }
  const { previous: _, ...anew } = request
  const portions = dish && previous.servings ? ` for ${previous.servings}` : ''
  return { ...anew, restrictions: rulesSoFar(request), text: `${before} ${how}${portions}` }
}

/** Whether the words are only a diet for which the dish has a tested variant. */
function isDietOf({ variants }: Dish, how: string): boolean {
  const said = how
    .replace(/\b(?:an?|version|one)\b|,/gi, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
  const diet = DIET_VARIANTS.find((name) => name === said)
  return diet !== undefined && variants.some(({ name }) => name === diet)
}

/** Whether the words ask for a tool that no version of the dish is made with. */
function isUntested(dish: Dish, request: CookRequest, how: string): boolean {
  const asked = readConditions({ ...request, restrictions: [] }, how)
  return asked.tool !== undefined && chooseVersion(dish, asked) === undefined
}

const FILLERS =
  /\b(?:please|can you|could you|make|cook|bake|do|prepare|it|this|that|instead|now|and|but|also|then|just|only|ok(?:ay)?|something|all)\b|^[\s,]+|[?!.]/gi

/** Whether the words state only a tool, a time or figures. */
function saysOnlyHow(text: string): boolean {
  const words = readWords(text)
  const { spans, tools, times, wanted, portions } = readHow(words.text)
  if (tools.tool === undefined && times.length + wanted.length === 0) return false
  return portions.length === 0 && !/[a-z]/i.test(withoutWords(words, spans))
}
