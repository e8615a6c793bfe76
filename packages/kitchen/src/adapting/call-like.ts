import type { Ingredient } from '../lexicon/ingredient.ts'
import { toPlural, toSingular } from '../text/plural.ts'

/** 'Unsalted butter' is 'unsalted vegan butter', 'spaghetti' 'gluten-free spaghetti', two of a thing are two. */
export function callLike(said: string, label: string, foods: readonly Ingredient[]): string {
  const [promise, ...rest] = label.split(' ')
  const head = said.split(/\s+/).at(-1) ?? said
  const salt = /^(?:un)?salted\b/i.exec(said)?.[0]
  // Thinned, nut butter is a sauce.
  if (/\bsauce$/i.test(said) && /\bbutter$/.test(label)) return label.replace(/butter$/, 'sauce')
  const isSameHead =
    toSingular(head.toLowerCase()) === toSingular((rest.at(-1) ?? '').toLowerCase())
  if (isSameHead && /^plain\b/i.test(said) && !/\bplain\b/.test(label)) return `plain ${label}`
  if (isSameHead && rest.length > 1)
    return `${label.slice(0, label.lastIndexOf(' '))} ${lowerName(head, label)}`
  if (promise && PROMISE.test(promise) && (isSameHead || isGeneric(said, foods)))
    return `${salt ? `${salt.toLowerCase()} ` : ''}${promise} ${lowerName(salt || isSameHead ? head : said, label)}`
  const isSeveral = toSingular(head.toLowerCase()) !== head.toLowerCase()
  const last = label.split(' ').at(-1) ?? ''
  if (isSameHead) return isSeveral ? toPlural(label) : toSingular(label)
  return isSeveral && toSingular(last) === last && COUNTED.test(last) ? toPlural(label) : label
}

const PROMISE =
  /^(?:vegan|vegetarian|plant-based|dairy-free|lactose-free|gluten-free|egg-free|nut-free|soy-free)$/i

/** What one can have two of. */
const COUNTED =
  /^(?:egg|sausage|burger|meatball|tortilla|bun|roll|wrapper|cracker|cookie|mushroom|chickpea|noodle|cutlet)$/i

/** 'The cheese' of what was cheddar. */
function isGeneric(said: string, foods: readonly Ingredient[]): boolean {
  return (
    !said.includes(' ') &&
    foods.some((food) => food.is.some(({ name }) => name === said.toLowerCase()))
  )
}

function lowerName(word: string, label: string): string {
  if (label.toLowerCase().endsWith(word.toLowerCase())) return label.slice(-word.length)
  return /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word
}
