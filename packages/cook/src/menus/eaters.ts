import { REFUSING } from '@potluck/kitchen/composer'

/** Guests with a diet or a refused food that the others do not share. */
export type Apart = {
  /** How many they are. 'some' and 'half' depend on how many eat in all. */
  count: number | 'some' | 'half'
  /** The diet or refused food, as `checkDiet` takes it. */
  rule: string
  /** A diet without meat, which needs a main of its own. A refused food can be left out of one main for all. */
  isDiet: boolean
}

/** Who eats, as read from a request, and the rest of its words. */
export type Eaters = {
  apart: readonly Apart[]
  /** The request without them, with what else was read in plain words: 'for 3', 'no mushrooms'. */
  rest: string
}

/** Says how many eat: 'we are 10 at Easter', 'there will be eight of us'. */
export const WE_ARE =
  /\b(?:we(?:['’]re| are| will be)|there (?:are|will be)) (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?: of us| people| guests)?/gi

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT =
  '(?<count>\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|some|several|a few|a couple|my|our|his|her|the)'
const PERSON =
  'adults?|grown-ups?|kids?|child(?:ren)?|toddlers?|teenagers?|teens?|sons?|daughters?|wife|husband|partner|boyfriend|girlfriend|friends?|guests?|people|persons?|eaters?|mothers?|fathers?|mom|mum|dad|sisters?|brothers?|cousins?|aunts?|uncles?|grand(?:ma|pa|mother|father)|neighbou?rs?|colleagues?|in-laws?'
const OF_THEM =
  '(?: of (?:them|us|whom)|(?: of)? (?:the|my|our) (?:guests|kids|people|table|family|party))?'
const WAYS =
  'vegetarian|veggie|vegan|pescatarian|gluten[- ]free|(?:dairy|lactose)[- ]free|lactose[- ]intolerant|egg[- ]free'
const DISLIKES = `${REFUSING}|without|no`
const ALLERGIC = "(?:is|are|who(?:['’]s| is| are)) allergic to|allergic to|with an? allergy to"
const FOOD =
  '(?<food>[a-z][a-z-]*(?: (?!for\\b|in\\b|at\\b|and\\b|or\\b|who\\b|but\\b)[a-z-]+)?(?:(?:,| or| and) (?!no\\b|a\\b|an\\b|we\\b|i\\b|my\\b|our\\b|the\\b|one\\b|two\\b|three\\b|with\\b|\\d)[a-z-]+)*?)(?=[,.;!?]|$| for | in | at | and )'
const SUBJECT = `${COUNT}${OF_THEM}(?: (?:small|little|young|older?|picky))?(?: (?:${PERSON}))?`

/**
 * Guests with a diet: 'one vegetarian', 'two of them are vegan', 'my sister is vegetarian'; not 'two vegetarian
 * dinners'.
 */
const APART = new RegExp(
  `(?:,|;|\\band|\\bwith|\\bbut|\\bof whom)?\\s*\\b${SUBJECT}(?:,? (?:who|that))?(?: (?:is|are|eats?|being))?(?: an?)? (?<diet>${WAYS})s?\\b(?! (?:couple|family|families|household|flat|menu|dinner|meal|course|dish|night|day|starter|main|side|dessert|thanksgiving|christmas|easter|week|lunch|brunch|breakfast|mezze|tapas|plan|option|version|party|buffet|picnic|barbecue|food|recipe|weeknight|three|two|four)s?)`,
  'gi',
)
/** Guests who refuse a food: 'my sister hates mushrooms', 'one guest who eats no pork', 'one without gluten'. */
const DISLIKED_BY_ONE = new RegExp(
  `(?:,|;|\\band|\\bwith|\\bbut|\\bof whom)?\\s*\\b${SUBJECT}(?:,? (?:who|that))? (?:${DISLIKES}) ${FOOD}`,
  'gi',
)
const ALL_WITHOUT =
  /^\s*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:people|persons?|guests|adults|friends) (?:without|no)\b/i
const DISLIKED = new RegExp(`\\b(?:who |that |and )?(?:${DISLIKES}) ${FOOD}`, 'gi')
/** The person who has an allergy. It is cut from the text, so that the allergy holds for the whole table. */
const ALLERGY = new RegExp(`\\b${SUBJECT}(?:,? (?:who|that))? (?=(?:${ALLERGIC}) )`, 'gi')
const HOUSEHOLD = new RegExp(`\\b${COUNT} (?:small |little |young |hungry )?(?:${PERSON})\\b`, 'gi')
/** When the eaters are listed, a person who refuses a food is one of the list and has to be counted. */
const IS_COUNTED = /\b(?:adults?|grown-ups?)\b/i
const COUNTED = new RegExp(`^(\\s*(?:,|and|with)?\\s*\\w+ (?:${PERSON}))\\b,? (?:who|that)\\b`, 'i')
/** Words that do not name a guest by themselves: the 'the' of 'in the oven'. */
const NO_ONE = /^(?:the|an?)$/i

/** Counts people as a group: 'for a party of 25'. */
const CROWD = /\bfor (?:an? )?(?:party|group|crowd|table|family) of (\d{1,3})\b/gi

/** Reads who eats: how many in all, and which of them keep to a diet or refuse a food. */
export function readEaters(text: string): Eaters {
  const apart: Apart[] = []
  const isForSome = FOR_SOME.test(text.replace(WE_ARE, 'for $1 '))
  const withoutDiets = text
    .replace(WE_ARE, 'for $1 people ')
    .replace(APART, (whole: string, ...groups) => {
      const { count = '', diet = '' } = groups.at(-1)
      const isPart = /,|;|\bof\b|\bis\b|\bare\b|\bwith\b|\band\b|\bbut\b/i.test(whole)
      if ((!isForSome && !isPart) || /^the$/i.test(count)) return whole
      apart.push({ count: toCount(count), ...ruleOf(diet) })
      return ' '
    })
  const withoutDislikes = withoutDiets
    .replace(ALLERGY, ' ')
    .replace(DISLIKED_BY_ONE, (whole: string, ...groups) => {
      const { count = '', food = '' } = groups.at(-1)
      const isPerson = new RegExp(`\\b(?:${PERSON}|of them|of us|of whom)\\b`, 'i').test(whole)
      // 'For 6 people without pork' is a meal without pork for all six.
      const isForAll = /\bfor\s*$/i.test(withoutDiets.slice(0, groups.at(-3)))
      if (isForAll && ALL_WITHOUT.test(whole)) return whole
      if (!isPerson && (NO_ONE.test(count) || !/^\s*(?:,|;|and|with|but)/i.test(whole)))
        return whole
      apart.push(...foodsOf(food).map((one) => ({ count: toCount(count), ...ruleOf(one) })))
      // 'Two adults and a child who hates mushrooms' are three people.
      const [, child = ''] = IS_COUNTED.test(text) ? (COUNTED.exec(whole) ?? []) : []
      return ` ${child} `
    })
  const plain = withoutDislikes
    .replace(CROWD, 'for $1 people')
    .replace(DISLIKED, (whole: string, ...groups) => {
      const { food = '' } = groups.at(-1)
      return /^(?:no|without)\b/i.test(whole) ? whole : ` no ${foodsOf(food).join(', no ')}`
    })
  return { apart, rest: countHousehold(plain) }
}

/** How many guests that is, out of all who eat; at least 1. */
export function countApart({ count }: Apart, servings: number): number {
  const many = count === 'half' ? servings / 2 : count === 'some' ? servings / 4 : count
  return Math.max(1, Math.min(servings, Math.round(many)))
}

function foodsOf(list: string): string[] {
  return list.split(/,? (?:or|and) |, /).filter((food) => food !== '')
}

/** The rule for a diet or for a food that somebody leaves out. */
function ruleOf(said: string): Pick<Apart, 'rule' | 'isDiet'> {
  const word = said.toLowerCase()
  if (/^veg(?:gie|etarian)$|^meat$/.test(word)) return { rule: 'vegetarian', isDiet: true }
  if (/^(?:vegan|pescatarian)$/.test(word)) return { rule: word, isDiet: true }
  if (/^gluten\b/.test(word)) return { rule: 'gluten-free', isDiet: false }
  if (/^(?:dairy|lactose)\b/.test(word)) return { rule: 'dairy-free', isDiet: false }
  if (/^eggs?(?:[- ]free)?$/.test(word)) return { rule: 'egg-free', isDiet: false }
  return { rule: `no ${word}`, isDiet: false }
}

/** Says for how many the meal is. With that, 'one vegetarian' is one of the eaters and not a kind of dish. */
const FOR_SOME =
  /\bfor (?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i

/** Adds up a household: '2 adults and a child' becomes 'for 3 people'. Other texts are returned as they are. */
function countHousehold(text: string): string {
  const found = [...text.matchAll(HOUSEHOLD)]
  if (found.length === 0 || /\b\d+ (?:people|persons?|guests?)\b/i.test(text)) return text
  const isWhole = found.some(({ 0: words }) => /adult|grown|people|person|guest/i.test(words))
  if (!isWhole) return text
  const all = found.reduce((sum, { groups }) => {
    const count = toCount(groups?.count ?? '')
    return sum + (typeof count === 'number' ? count : 0)
  }, 0)
  const [first] = found
  const rest = text.replace(HOUSEHOLD, ' ').replace(/\bfor\s+(?:,|and\b|with\b|\s)*/gi, ' ')
  return first && all > 0 ? `${rest} for ${all} people` : text
}

function toCount(word: string): Apart['count'] {
  const said = word.toLowerCase()
  if (said === 'half') return 'half'
  if (/^(?:some|several|a few|a couple)$/.test(said)) return 'some'
  const figure = Number(said)
  if (Number.isInteger(figure) && figure > 0) return figure
  return Math.max(1, NUMBERS.indexOf(said) + 1)
}
