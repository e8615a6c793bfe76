import type { Cookbook } from '@potluck/cookbook'
import type { Answer } from '../answer.ts'
import { chooseAnother } from '../menus/choose-courses.ts'
import type { Course } from '../menus/course.ts'
import { readMenuWish } from '../menus/read-menu-wish.ts'
import type { CookRequest } from '../request.ts'
import { serveVersion, titleOf } from '../serve.ts'
import { dishAtHand, rulesSoFar, servingsAtHand } from './dish-at-hand.ts'

/** Messages that ask for another course: 'And for dessert?', 'a salad with it', 'what about a starter'. */
const BESIDE =
  /^\W*(?:(?:and|also|now|then|what about|how about|give me|suggest)\s+)*(?:(?:something|what|anything)\s+)?(?:(?:for|as)\s+)?(?:(?:an?|some|the|nice|good|simple|matching)\s+)*(dessert|starter|appeti[sz]er|side(?: dish)?|salad|drink|soup|bread|something sweet)(?:\s+(?:with|to go with|that goes with|beside|before|after|for)\s+(?:it|that|this))?\W*$/i

const SLOTS: Readonly<Record<string, string>> = {
  appetizer: 'Starter',
  appetiser: 'Starter',
  'side dish': 'Side',
  'something sweet': 'Dessert',
}

/** How many dishes are looked up to find some that were not served yet. */
const MOST_TRIED = 8
const MOST_CHOICES = 3

/**
 * Answers with a dish for another course that goes with the one at hand. Undefined if the message asks for none or
 * there is no new one.
 */
export function besideAtHand(
  request: CookRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  const { previous, mode, text, earlier = [] } = request
  const [, word = ''] = BESIDE.exec(text) ?? []
  if (!previous || mode !== 'idea' || word === '') return undefined
  const slot = SLOTS[word.toLowerCase()] ?? capital(word)
  const dish = dishAtHand(request, book)
  const { previous: _, earlier: __, ...anew } = request
  const servings = servingsAtHand(request)
  const asked = {
    ...anew,
    restrictions: rulesSoFar(request),
    text: `${dish?.cuisine ?? ''} three-course menu${servings ? ` for ${servings}` : ''}`,
  }
  const wish = readMenuWish(asked, book)
  if (!wish) return undefined
  const main: Course[] = dish
    ? [{ slot: 'Main', version: { dish, by: [] }, isOneOfMany: false, onlyFor: undefined }]
    : []
  const served = new Set([previous.title, ...earlier.map(({ title }) => title)])
  const found = Array.from({ length: MOST_TRIED }, (_each, tried) => {
    return chooseAnother(slot, 0, main, wish, seed + tried, book)[0]
  })
  const all = found.flatMap((one) => (one ? [one.version] : []))
  const fresh = all.filter((version) => !served.has(titleOf(version)))
  const [chosen] = fresh
  if (!chosen) return undefined
  const recipe = serveVersion(chosen, wish.conditions, asked, [`To go with ${previous.title}.`])
  const others = [...new Set(fresh.map(titleOf))].filter((title) => title !== titleOf(chosen))
  return { kind: 'recipe', recipe, choices: others.slice(0, MOST_CHOICES) }
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`
}
