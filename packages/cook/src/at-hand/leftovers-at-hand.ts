import type { Cookbook, Dish } from '@potluck/cookbook'
import type { Answer } from '../answer.ts'
import { keepsTo } from '../choose-version.ts'
import { mainFoodsOf } from '../menus/shelf.ts'
import type { CookRequest } from '../request.ts'
import { dishAtHand, rulesSoFar } from './dish-at-hand.ts'

const LEFT = /\b(?:what|how|use|ideas?|make|do)\b.*\bleft-?overs?\b|\bwhat is left\b/i
/** An ingredient line whose food goes in already cooked. */
const COOKED = /\b(?:cooked|roast(?:ed)?|cold|left ?over|shredded)\b/i
const MOST_CHOICES = 3

/**
 * Says what to do with leftovers of the dish at hand: how long they keep, and which dishes use them. Undefined if that
 * is not asked, or if no dish does.
 */
export function leftoversAtHand(request: CookRequest, book: Cookbook): Answer | undefined {
  const { mode, text } = request
  const dish = dishAtHand(request, book)
  if (!dish || mode !== 'idea' || !LEFT.test(text)) return undefined
  const foods = mainFoodsOf(dish)
  const rules = rulesSoFar(request)
  const takers = book
    .dishes()
    .filter((other) => other !== dish && takes(other, foods) && keepsTo(other, rules))
  const titles = takers.slice(0, MOST_CHOICES).map(({ title }) => title)
  if (titles.length === 0) return undefined
  return {
    kind: 'said',
    text: `${dish.keeps} It goes into ${titles.join(', ')}, which take it cooked. Source: our cookbook.`,
    choices: titles,
  }
}

function takes(dish: Dish, foods: readonly string[]): boolean {
  return dish.lines.some(({ role, text }) => {
    const of = mainFoodsOf({
      ...dish,
      title: '',
      lines: [{ role: 'main', essential: true, text, group: undefined }],
    })
    return (
      (role === 'main' || role === 'body') &&
      COOKED.test(text) &&
      of.some((food) => foods.includes(food))
    )
  })
}
