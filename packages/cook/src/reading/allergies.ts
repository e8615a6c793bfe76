import { findFoodNames, isClassOfFoods, kindsOf } from '@potluck/kitchen/knowledge'
import { isFoodName } from '../find-names.ts'

/**
 * Rewrites allergies as 'allergic to …', which holds for every food of a list: 'allergies: nuts, eggs', 'a nut, egg
 * and milk allergy', 'crustacean allergy'.
 */
export function withPlainAllergies(text: string): string {
  if (!/allerg|intoleran|\bfree\b/i.test(text)) return text
  const listed = text
    .replace(HEADED, ' allergic to ')
    .replace(AGAIN, '$1 ')
    .replace(LISTED, (whole, before: string, list: string) => {
      const foods = list.split(/ ?, ?(?:and |or )?| (?:and|or) /i)
      return foods.every((food) => isFoodName(food.toLowerCase()))
        ? `${whoHas(before)}allergic to ${list}`
        : whole
    })
    .replace(NAMED, (_whole, opener: string | undefined, list: string, comma: string | undefined) =>
      allergicTo(opener, list, comma),
    )
    .replace(FREE_OF_ALL, (_whole, list: string) => {
      const foods = list.split(/[^a-z']+(?:(?:and|or|plus)[^a-z']+)?/i)
      return foods.map((food) => `${food.replace(/(?<=[a-z]{2})s$/i, '')}-free`).join(', ')
    })
  return withClasses(listed.replace(ANY, withAnyFood))
}

/** What an opener before a list refuses stays refused; a comma behind it ends the list, for the rest is wanted. */
function allergicTo(opener = '', list: string, comma = ''): string {
  const refused = opener === '' ? '' : `${opener}${list}, `
  return `${refused}allergic to ${list}${comma && ';'}`
}

/** An allergy to any food or class of foods, where the words before it end in one. */
function withAnyFood(whole: string, said: string, comma: string | undefined): string {
  const words = said.split(' ')
  let from = words.length - lengthOfFood(words)
  if (from === words.length) return whole
  while (/^(?:and|or)$/i.test(words[from - 1] ?? '')) {
    const more = lengthOfFood(words.slice(0, from - 1))
    if (more === 0) break
    from -= more + 1
  }
  const list = words.slice(from).join(' ')
  const before = `${words.slice(0, from).join(' ')} `.trimStart()
  const [opener = ''] = REFUSING_LAST.exec(before) ?? []
  const head = before.slice(0, before.length - opener.length)
  return `${whoHas(head)}${allergicTo(opener, list, comma)}`
}

/** Somebody who 'has a severe' allergy 'is' allergic. */
function whoHas(head: string): string {
  return head.replace(HAVING, 'is ').replace(WITH_ONE, '')
}

/** How many of the last words are one food or one class of foods. */
function lengthOfFood(words: readonly string[]): number {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const name = words.slice(-length).join(' ').toLowerCase()
    // Who cannot bear a sugar has a condition that is read by itself.
    if (/^(?:(?:an?|the|my) |(?:fructose|sucrose|galactose)$)/.test(name)) continue
    if (isFoodName(name) || isClassOfFoods(name)) return length
  }
  return 0
}

/** Who is allergic to one of the shellfish is told to leave out all of its class. */
function withClasses(text: string): string {
  return text.replace(ALLERGIC_TO, (_whole, opener: string, list: string) => {
    const classes = list.split(BETWEEN).map((part) => {
      const words = part.toLowerCase().split(' ')
      const [food] = findFoodNames(words)
      if (!food || food.from > 0) return part
      const kinds = [...kindsOf(food.ingredient)].map(({ name }) => name)
      const found = CLASSES.find((name) => kinds.includes(name))
      return found ? [`${found}s`, ...words.slice(food.to)].join(' ') : part
    })
    return `${opener}${classes.join('')}`
  })
}

const CLASSES = ['crustacean', 'mollusc']
const BETWEEN = /( ?, ?(?:and |or )?| (?:and|or) | ?[/&+] ?)/i
const ALLERGIC_TO =
  /(\ballergic to (?:any |all |the )?)([a-z]+(?: [a-z]+)*(?:(?: ?, ?(?:and |or )?| (?:and|or) | ?[/&+] ?)[a-z]+(?: [a-z]+)?)*)/gi

/** In words: 'macadamia nut oil'. */
const LONGEST = 3
const ANY =
  /(?<!\ballergic to [^.;]*)(?<![\p{L}'’-])((?:[a-z]+ )*[a-z]+) (?:allerg(?:y|ies)|intolerances?)\b( ?,)?/giu
const REFUSING =
  '(?:without|no|not|minus|free (?:of|from)|avoid(?:ing)?|skip|hold|leave out)(?: (?:any|the|an?|all))* '
const REFUSING_LAST = new RegExp(`\\b${REFUSING}$`, 'i')
const DEGREE = '(?:(?:an?|my|severe|bad|serious|strong|mild|slight|known) )*'
const HAVING = new RegExp(`\\b(?:has|have|having|got) ${DEGREE}$`, 'i')
const WITH_ONE = new RegExp(
  `\\b(?:with ${DEGREE}|(?:an?|my|severe|bad|serious|strong) ${DEGREE})$`,
  'i',
)

/** Common allergens: Regulation (EU) No 1169/2011, Annex II, and the FDA's nine. */
const ALLERGEN =
  '(?:eggs?|(?:cow.?s )?milk|dairy|lactose|(?:tree ?)?nuts?|peanuts?|soy|soya|wheat|gluten|sesame|fish|shellfish|crustaceans?|mustard|celery|lupin|molluscs?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?)'
/** Several allergens before the word: 'for a kid with egg and milk allergy', 'egg/milk allergies'. */
const NAMED = new RegExp(
  `(?<!allergic to )\\b(${REFUSING})?(${ALLERGEN}(?:(?: ?[,/&+] ?| and | or |, and |, or | plus )${ALLERGEN})+) (?:allerg(?:y|ies)|intolerances?)\\b( ?,)?`,
  'gi',
)

const ALSO_FREE_OF =
  '(?:meat|sugar|alcohol|corn|grain|oil|pork|beef|onion|garlic|tomato|salt|yeast)'
/** 'Egg and dairy free' means free of both. */
const FREE_OF_ALL = new RegExp(
  `\\b((?:${ALLERGEN}|${ALSO_FREE_OF})(?:(?:-? ?[,/&+] ?|-? and |-? or |-?, and |-?, or |-? plus )(?:${ALLERGEN}|${ALSO_FREE_OF}))+)[- ]free\\b`,
  'gi',
)

const HEADED = /\ballerg(?:y|ies|ens?) ?[:=–-] ?/gi
/** Allergens named one after the other: 'allergic to nuts and to soy'. */
const AGAIN = /(?<=\ballergic to [a-z ,]{1,60}?)(,|\b(?:and|or)) (?:also )?to (?=[a-z])/gi
const FOOD = '[a-z]+(?: [a-z]+)?'
/** Needs an opening word, as a list may have commas: the chicken of 'with chicken, nut allergy' is wanted. */
const LISTED = new RegExp(
  `(\\b(?:(?:has|have|having|got|an?|severe|his|her|their|my) )+)(${FOOD}(?:(?: ?, ?| and | or |, and |, or )${FOOD})+) allerg(?:y|ies)\\b`,
  'gi',
)
