import { toSingular } from '../../text/plural.ts'

/** Tidies a title in which a food was replaced: removes words of shops and repeated kinds. */
export function tidyTitle(title: string): string {
  return promiseOnce(title.replace(PHRASE_TWICE, '$2$3'))
    .replace(/\b(?:Frozen|Unsweetened|Extra-Firm|Ground(?= Flax)) (?=\p{Lu})/gu, '')
    .replace(BEFORE_DISH, (_found, food: string, dish: string) => `${toSingular(food)} ${dish}`)
}

/** 'Rice Noodles Miso Rice Noodle Soup'. */
const PHRASE_TWICE = /\b(\p{L}+ \p{L}+?)s? ([^()]*?)\b(\1)(?=s?\b)/iu

const BEFORE_DISH =
  /\b(\p{L}+s) (soup|stew|chowder|curry|pie|salad|pasta|bowl|sauce|burger|tacos|risotto|bourguignon|stroganoff|masala|casserole|lasagna|biri?yani|quiche|wok|rolls|goulash|stir[- ]fry)\b/giu

/** Names a diet once: 'Vegan Butter Vegan Chicken' becomes 'Vegan Butter Chicken'. */
function promiseOnce(title: string): string {
  const promise = PROMISE.exec(title)?.[0]
  if (promise === undefined) return title
  const behind = title.indexOf(promise) + promise.length
  return title.slice(0, behind) + title.slice(behind).replace(new RegExp(`\\b${promise}`, 'gi'), '')
}

const PROMISE = /\b(?:Vegan|Vegetarian|Gluten-Free|Dairy-Free|Lactose-Free|Egg-Free) /
