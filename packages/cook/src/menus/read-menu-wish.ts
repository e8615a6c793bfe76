import type { Cookbook, Dish } from '@potluck/cookbook'
import type { ComposeRequest, PantryEntry } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import { type Conditions, readConditions } from '../read-request.ts'
import { readPortions } from '../reading/portions.ts'
import { readWords } from '../reading/words.ts'
import { findCuisines } from '../wishes/cuisines.ts'
import { type Eaters, readEaters, WE_ARE } from './eaters.ts'
import { foodsIn } from './foods-in.ts'
import { type Manner, readManner } from './manner.ts'
import { LISTS, type MenuList } from './read-menu-lists.ts'
import { withSaidRules } from './said-rules.ts'
import { readServingHour } from './serving-hour.ts'

/** A request for a menu. */
export type MenuWish = {
  list: MenuList
  /** The courses that were named, in the order they are eaten; empty for those of the list. */
  courses: readonly string[]
  /** Courses that are not wanted. */
  without: readonly string[]
  isLong: boolean
  servings: number
  apart: Eaters['apart']
  /** When it is served, in minutes from midnight, if that was said. */
  servedAt: number | undefined
  conditions: Conditions
  manner: Manner
  /** Cuisines named along with an occasion: 'Mexican brunch'. */
  cuisines: ReadonlySet<string>
  /** The names of the foods that were asked for. */
  foods: readonly string[]
  /** Dishes of the book that the menu has to include. */
  named: readonly Dish[]
  /** Food in the house to use: all of it when that is asked for, else what expires soon. */
  stock: readonly PantryEntry[]
}

const COURSE_WORDS: readonly { name: string; words: RegExp }[] = [
  { name: 'Starter', words: /\b(?:starters?|appeti[sz]ers?|first course|antipast[oi])\b/i },
  { name: 'Soup', words: /\bsoup\b/i },
  { name: 'Salad', words: /\bsalads?\b/i },
  { name: 'Main', words: /\b(?:mains?|main (?:course|dish)|entr[ée]es?)\b/i },
  { name: 'Side', words: /\b(?:sides?|side dish(?:es)?)\b/i },
  { name: 'Bread', words: /\bbread\b/i },
  { name: 'Dessert', words: /\b(?:desserts?|pudding|something sweet)\b/i },
  { name: 'Drink', words: /\b(?:drinks?|cocktails?)\b/i },
]

const NUMBER_OF_COURSES = 'two|three|four|five|six|seven|eight|[2-8]'
/** Words that always mean several dishes. */
const NAMED_AS_MENU = new RegExp(
  `\\bmenus?\\b|\\b(?:${NUMBER_OF_COURSES})[- ]courses?\\b|\\bdinner party\\b|\\bbanquet\\b|\\bfeast\\b|\\bmezz?[ea]\\b|\\btapas\\b|\\bthali\\b|\\brijsttafel\\b|\\bbuffet\\b|\\bafternoon tea\\b|\\b(?:soup|salad|starter) (?:first|to start with|to begin with)\\b|\\bcurry night\\b`,
  'i',
)
const FEAST =
  "christmas(?: eve| day)?|xmas|thanksgiving|friendsgiving|easter|new year['’]?s?(?: eve| day)?|valentine['’]?s?(?: day)?|hanukkah|chanukah|rosh hashanah|lunar new year|chinese new year|shabbat|eid|iftar|st\\.? patrick['’]?s?(?: day)?|diwali|halloween|midsummer|(?:fourth|4th) of july|super ?bowl|sunday(?: roast| lunch| dinner)?"
const MEAL_OF_OCCASION = new RegExp(
  `\\b(?:${FEAST}) (?:dinner|lunch|meal|feast|brunch|supper|spread|celebration|party|get[- ]together|gathering|night|menu)\\b`,
  'i',
)
const OCCASION = new RegExp(`\\b(?:${FEAST})\\b`, 'i')
/** Gatherings that are always for many people. */
const PARTY =
  /\b(?:(?:garden|pool|summer|christmas|office|graduation|retirement|farewell|engagement|anniversary|house|block|street|halloween|cocktail|drinks|tea|kids['’]?|child(?:ren)?['’]?s?|birthday|holiday) (?:birthday )?part(?:y|ies)|part(?:y|ies) for (?:\d+|(?:my |the |our |a few |some )?(?:kids|children|friends|colleagues))|party food|food for (?:a|the|my|our) (?:\w+ )?party|finger food|baby shower|bridal shower|(?:wedding|funeral) (?:reception|party|lunch|dinner)|open house|house ?warming|taco (?:bar|party)|game day spread)\b/i
const GATHERING =
  /\b(?:brunch|barbecue|bbq|cookout|picnic|cocktails?|part(?:y|ies)|game (?:night|day)|high tea|taco night|reception|graduation|wedding|funeral|wake|christening|baptism|communion|reunion|get[- ]together|super ?bowl snacks)\b/i
const FOR_MANY =
  /\b(?:for|feeds?|serves?|serving) (?:a (?:group|crowd|party) of |about |around )?(?:[4-9]|\d{2,3}|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a dozen|a crowd)\b/i
/** The people come first: 'six friends for dinner'. */
const FRIENDS_FOR_DINNER =
  /\b(\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:friends|guests|people|relatives|colleagues)\b[^,;.]*\b(?:for|to|over for) (dinner|lunch|supper)\b/i
/** A dinner for many people. If some of them eat no meat, one dish is not enough. */
const DINNER_FOR_MANY =
  /\b(?:dinner|lunch|supper|meal) for (?:[4-9]|\d\d|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i
/** So many people that one dish will not do. */
const FOR_A_HALL =
  /\b(?:dinner|lunch|food|meal|catering|cook(?:ing)?|something|what (?:can|should|do|to)\b.*) for (?:2\d|[3-9]\d|\d{3}|twenty|thirty|forty|fifty|a crowd of \d+)\b/i
/** Asks for one part of a meal, which is a single dish: 'a Thanksgiving side', 'dessert for Christmas dinner'. */
const ONE_PART =
  /\b(?:side|main|starter|appeti[sz]er|dessert|drink|cookies?|cake|cupcakes?|pie|stuffing|gravy|leftovers?|recipe|dish|dip|punch|salad|soup|casserole|treats?|sweets?|breakfast|snack|something)\b/i
/** Mentions a course along the way: 'without dessert', 'with a starter'. */
const BESIDE =
  /\b(?:without|no|with|and|plus|including)(?: an?| any)? (?:side|main|starter|appeti[sz]er|dessert|drink|cake)s?\b/gi
const MEAL =
  /\b(?:dinner|lunch|brunch|supper|meal|menu)\b.*\b(?:with|and|plus|including) (?:an? )?(?:\w+ )?(?:dessert|starter)\b/i
/** Says in which course to serve a food: 'salmon as the main'. It does not list the courses. */
const AS_COURSE =
  /\bas (?:an? |the |my |our )?(?:starter|appeti[sz]er|main(?: course| dish)?|dessert|side)\b/gi

/** Reads the menu that a request asks for. Undefined when it is for one dish. */
export function readMenuWish(request: ComposeRequest, book: Cookbook): MenuWish | undefined {
  const { text } = request
  if (!isForMenu(text)) return undefined
  const { apart, rest } = readEaters(text)
  const { servedAt, rest: untimed } = readServingHour(rest)
  const besides = withoutMenuWords(untimed)
  const read = readConditions(request, besides)
  const [portions] = readPortions(readWords(untimed).text)
  const conditions = {
    ...read,
    rules: withSaidRules(read.rules, rest),
    servings: request.servings ?? portions?.count ?? read.servings ?? readBareCount(text),
  }
  const foods = foodsIn(besides)
  const named = book.findNamed(toTokens(besides).map(({ word }) => word)).map(({ dish }) => dish)
  // 'Hamburgers for a kids party' names the dish, so it is no request for a menu.
  if (!isSurelyMenu(text) && foods.length + named.length > 0) return undefined
  const courses = slotsIn(text.replace(AS_COURSE, ' '))
  const refused = COURSE_WORDS.filter(({ words }) => isRefused(text, words)).map(({ name }) => name)
  const isAtOnce = AT_ONCE.test(text) && !courses.includes('Starter')
  const without = [...refused, ...(isAtOnce ? ['Starter'] : [])]
  const wanted = courses.filter((name) => !without.includes(name))
  const count = readCount(text)
  const list = listFor(text, conditions.servings)
  return {
    list,
    courses: count !== undefined && wanted.length < 2 ? coursesOf(count) : wanted,
    without,
    isLong: (count ?? 3) > 3,
    servings: conditions.servings ?? (/\bbuffet\b/i.test(text) ? BUFFET : list.servings),
    apart,
    servedAt,
    conditions,
    manner: readManner(text),
    cuisines: findCuisines(text.toLowerCase(), cuisinesOf(book)).cuisines,
    foods,
    named,
    stock: stockOf(request),
  }
}

/** A number at the end is the number of people: 'Funeral tea buffet, 30'. */
function readBareCount(text: string): number | undefined {
  const [, count] = /[,:;] ?([2-9]|[1-9]\d{1,2})\s*$/.exec(text) ?? []
  return count === undefined ? undefined : Number(count)
}

/** Everything is on the table at once, so that there is no starter. */
const AT_ONCE =
  /\b(?:all|everything)\b[^,;.]{0,30}\b(?:at once|at the same time|together)\b|\bfamily[- ]style\b/i

function stockOf({ text, pantry = [], today }: ComposeRequest): PantryEntry[] {
  if (FROM_HOUSE.test(text)) return [...pantry]
  return pantry.filter(({ expires }) => {
    if (expires === undefined || today === undefined) return false
    const days = (Date.parse(expires) - Date.parse(today)) / 86_400_000
    return days >= 0 && days <= USE_UP_WITHIN
  })
}

const FROM_HOUSE =
  /\b(?:what (?:i|we)(?: have|['’]ve)(?: got)?|what(?:['’]s| is) (?:in|at)|use up|using up|from (?:the|my|our) (?:pantry|fridge)|expir\w*)\b/i
/** Food that expires within this many days of a meal is to be used up in it. */
export const USE_UP_WITHIN = 4

/** How many a buffet is for, if nobody says. */
const BUFFET = 12
/** From this many people on, a dinner is a buffet. */
const A_HALL = 20

/** The list for the occasion or cuisine that is named, else the buffet for many people, else the plain dinner. */
function listFor(text: string, servings: number | undefined): MenuList {
  const named = LISTS.find(({ words }) => words?.test(text))
  const buffet = LISTS.find(({ title }) => title === 'Buffet')
  const isHall = (servings ?? 0) >= A_HALL && !/\bcourses?\b/i.test(text)
  const found = named ?? (isHall ? buffet : undefined) ?? LISTS.at(-1)
  if (!found) throw new Error('There is no list of dishes that go together')
  return found
}

function cuisinesOf(book: Cookbook): ReadonlySet<string> {
  return new Set(book.dishes().map(({ cuisine }) => cuisine))
}

/** The courses that a text names. */
export function slotsIn(text: string): string[] {
  return COURSE_WORDS.filter(({ words }) => words.test(text)).map(({ name }) => name)
}

/** Whether a text asks for several dishes of one meal. */
export function isForMenu(said: string): boolean {
  const text = said.replace(WE_ARE, 'for $1 ').replace(FRIENDS_FOR_DINNER, '$2 for $1 ')
  if (isSurelyMenu(text)) return true
  const plain = text.replace(BESIDE, ' ')
  if (FOR_A_HALL.test(plain)) return true
  if (/\bsuper ?bowl snacks\b/i.test(text)) return FOR_MANY.test(text)
  if (ONE_PART.test(plain)) return false
  if (PARTY.test(text) || MEAL_OF_OCCASION.test(text)) return true
  if (DINNER_FOR_MANY.test(text) && readEaters(text).apart.some(({ isDiet }) => isDiet)) return true
  return FOR_MANY.test(text) && (GATHERING.test(text) || OCCASION.test(text))
}

/** Whether a text clearly speaks of a menu. Any dish or food it names is then to be part of it. */
function isSurelyMenu(text: string): boolean {
  if (NAMED_AS_MENU.test(text)) return true
  const named = slotsIn(text)
  if (named.length >= 2 && /\b(?:dinner|lunch|supper|meal|evening|tonight|for \w+)\b/i.test(text))
    return !/\bsoup\b.*\bsalad\b|\bsalad\b.*\bsoup\b/i.test(text)
  if (MEAL.test(text)) return named.length > 0
  return MEAL_OF_OCCASION.test(text) && !ONE_PART.test(text.replace(BESIDE, ' '))
}

function isRefused(text: string, words: RegExp): boolean {
  return new RegExp(
    `\\b(?:no|without|skip the|skip|not? need(?:ed)?)(?: an?| any| the)? ${words.source}`,
    'i',
  ).test(text)
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function readCount(text: string): number | undefined {
  const [, word] = new RegExp(`\\b(${NUMBER_OF_COURSES})[- ]courses?\\b`, 'i').exec(text) ?? []
  if (word === undefined) return undefined
  const at = COUNTS.indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : at + 2
}

function coursesOf(count: number): string[] {
  if (count === 2) return ['Main', 'Dessert']
  if (count === 3) return ['Starter', 'Main', 'Dessert']
  if (count === 4) return ['Starter', 'Soup', 'Main', 'Dessert']
  return ['Starter', 'Soup', 'Main', 'Dessert', 'Salad', 'Pasta', 'Drink', 'Bread'].slice(0, count)
}

/** Words for seasons; they are read by `readManner`. */
const SEASON_WORDS = /\b(?:summer|winter|autumn|fall|spring)\b/i
const MONEY =
  /\b(?:under|below|less than|max(?:imum)?|up to|within|for|at most)? ?(?:[$€£] ?\d+|\d+ ?(?:[$€£]|dollars?|euros?|bucks))/i

/** The text without the words for a menu and its kind, which would be misread as foods or conditions. */
export function withoutMenuWords(text: string): string {
  const words = [
    ...LISTS.flatMap((list) => (list.words ? [list.words] : [])),
    ...COURSE_WORDS.map((course) => course.words),
    NAMED_AS_MENU,
    OCCASION,
    PARTY,
    GATHERING,
    MONEY,
    SEASON_WORDS,
    /\b(?:dinner|lunch|brunch|supper|meal|tea|courses?|eve|day|friday|saturday|sunday|monday|tuesday|wednesday|thursday|tonight|tomorrow)\b/i,
  ]
  return words.reduce((left, { source }) => left.replace(new RegExp(source, 'gi'), ' '), text)
}
