import { isFoodName } from '../find-names.ts'

/**
 * Rewrites lists of allergies as 'allergic to …', which holds for every food of the list: 'allergies: nuts, eggs', 'a
 * nut, egg and milk allergy'.
 */
export function withPlainAllergies(text: string): string {
  return text
    .replace(HEADED, ' allergic to ')
    .replace(AGAIN, '$1 ')
    .replace(LISTED, (whole, before: string, list: string) => {
      const foods = list.split(/ ?, ?(?:and |or )?| (?:and|or) /i)
      return foods.every((food) => isFoodName(food.toLowerCase()))
        ? `${before}allergic to ${list}`
        : whole
    })
    .replace(NAMED, 'allergic to $1')
    .replace(FREE_OF_ALL, (_whole, list: string) => {
      const foods = list.split(/[^a-z']+(?:(?:and|or|plus)[^a-z']+)?/i)
      return foods.map((food) => `${food.replace(/(?<=[a-z]{2})s$/i, '')}-free`).join(', ')
    })
}

/** Common allergens: Regulation (EU) No 1169/2011, Annex II, and the FDA's nine. */
const ALLERGEN =
  '(?:eggs?|(?:cow.?s )?milk|dairy|lactose|(?:tree ?)?nuts?|peanuts?|soy|soya|wheat|gluten|sesame|fish|shellfish|crustaceans?|mustard|celery|lupin|molluscs?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?)'
/** Several allergens before the word: 'for a kid with egg and milk allergy', 'egg/milk allergies'. */
const NAMED = new RegExp(
  `(?<!allergic to )\\b(${ALLERGEN}(?:(?: ?[,/&+] ?| and | or |, and |, or | plus )${ALLERGEN})+) (?:allerg(?:y|ies)|intolerances?)\\b`,
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
  `(\\b(?:has|have|having|got|an?|severe|his|her|their|my) )(${FOOD}(?:(?: ?, ?| and | or |, and |, or )${FOOD})+) allerg(?:y|ies)\\b`,
  'gi',
)
