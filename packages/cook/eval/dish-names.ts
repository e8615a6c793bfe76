import type { Dish } from '@potluck/cookbook'
import { toKey } from '@potluck/kitchen/knowledge'
import { book } from './ask.ts'

/** Every word of the one name is in the other, or the book knows the dish by both. */
export function isNamed(title: string, name: string): boolean {
  const asked = toKey(name).split(' ')
  const whole = toKey(title).split(' ')
  const main = mainPartOf(title).split(' ')
  if (asked.every((word) => whole.includes(word))) return true
  if (main.every((word) => asked.includes(word))) return true
  return book
    .findNamed(main)
    .some(({ dish }) => namesOf(dish).some((other) => toKey(other) === asked.join(' ')))
}

/** The dish of the book that a title is of; none where the composer made it. */
export function findDish(title: string): Dish | undefined {
  const main = mainPartOf(title.replace(DIET, '').replace(PLACE, ''))
  return book.findNamed(toKey(title).split(' ')).find(({ dish }) => {
    const names = [dish.title, ...dish.variants.map((variant) => variant.title ?? '')]
    return names.some((name) => toKey(name) === toKey(title) || mainPartOf(name) === main)
  })?.dish
}

/** How a version of a dish is told from it: 'Vegan carrot cake', 'Pulled pork in the slow cooker'. */
const DIET = /^(?:vegan|vegetarian|(?:gluten|dairy|egg|nut|alcohol|pork)-free) /i
const PLACE =
  / (?:in|on) the (?:slow cooker|pressure cooker|air fryer|oven|stove|grill|microwave)$/i

/** Dishes of the book that words name; what stands in quotation marks is an example of how to ask. */
export function countNamed(text: string): number {
  return book.findNamed(toKey(text.replace(/["“][^"”]*["”]/g, ' ')).split(' ')).length
}

function mainPartOf(title: string): string {
  return toKey(title.split(/[(,:]/)[0] ?? title)
}

function namesOf({ title, also, foreign }: Dish): string[] {
  return [title, ...also, ...foreign.map(({ name }) => name)]
}
