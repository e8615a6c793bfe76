import type { Cookbook, Dish } from '@potluck/cookbook'
import { type ComposeRequest, restrictionsIn, wantedIn } from '@potluck/kitchen/composer'
import { toKey } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { chooseVersion } from '../choose-version.ts'
import { readConditions } from '../read-request.ts'
import { readWish } from '../wishes/read-wish.ts'
import { usualPortion } from '../wishes/usual-portion.ts'
import type { Cared } from './find-care.ts'
import type { Keeping } from './people/keeping.ts'

/** A dish by its name, with what else the request rules out; or an answer in words. */
type Chosen =
  | { kind: 'dish'; text: string; rules: readonly string[] }
  | { kind: 'answer'; answer: Answer; rules?: never }

/**
 * Chooses the dish to cook if only some suit: the one that shares the most words with the request, or one by the seed
 * if it names nothing. Undefined if any dish may be cooked, or if none of those suits.
 */
export function chooseFrom(
  care: Cared,
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
): Chosen | undefined {
  const keeping = care.keepings.find((one) => one.from)
  if (!keeping?.from) return undefined
  if (request.mode === 'adapt')
    return keeping.isOnlyFrom && { kind: 'answer', answer: doNotAdapt(keeping, book) }
  const from = keeping.from
  const named = wordsOf([wantedIn(request.text), ...request.ingredients].join(' '))
  const ruledOut = restrictionsIn(request.text)
  const { unlike } = readWish(request.text, book)
  const least = keeping.isOnlyFrom || keeping.isRatherFrom ? 0 : IN_TITLE * named.length
  // 'Passover cake' is chosen from the dishes for Passover; a dish that is not among them is searched for as usual.
  const suiting = book
    .dishes()
    .filter(courseIn(wantedIn(request.text).replace(REFUSED_COURSES, ' ')))
    .filter(
      ({ title, kind, course }) =>
        !unlike.some((words) => words.test(`${title} ${kind} ${course}`)),
    )
    .filter((one) => from(one) && (keeping.suits?.(one, care.said.join(' ')) ?? true))
    .filter((one) => sharedWith(named, one) >= least)
  const allConditions = (keeping.waysOfFrom ?? care.ways).map((rules) =>
    readConditions({ ...request, restrictions: [...care.restrictions, ...ruledOut, ...rules] }, ''),
  )
  const isKept = (one: Dish) =>
    allConditions.some((conditions) => chooseVersion(one, conditions) !== undefined)
  // Checking what a dish keeps to is slow: the best dishes are checked first, and only until one passes.
  const near = nearestFirst(suiting, named, seed, keeping.isBest)
  const dish = (/\bprotein\b/i.test(request.text) ? mostProteinFirst(near) : near).find(isKept)
  if (!dish) return undefined
  if (named.length > 0 && sharedWith(named, dish) === 0)
    return { kind: 'answer', answer: onlyThese(keeping, suiting.filter(isKept)) }
  return {
    kind: 'dish',
    text: `${dish.title} ${portionsIn(request.text)}`.trim(),
    rules: ruledOut,
  }
}

function mostProteinFirst(dishes: readonly Dish[]): Dish[] {
  const proteinOf = (dish: Dish) => usualPortion(dish)?.protein ?? 0
  return dishes.toSorted((one, other) => proteinOf(other) - proteinOf(one))
}

/** Sorts dishes by how many words they share with the request; the seed decides the order of equals. */
function nearestFirst(
  dishes: readonly Dish[],
  named: readonly string[],
  seed: number,
  isBest: Keeping['isBest'],
): Dish[] {
  const from = dishes.length === 0 ? 0 : Math.abs(seed) % dishes.length
  const turned = [...dishes.slice(from), ...dishes.slice(0, from)]
  return turned
    .map((dish) => ({ dish, shared: sharedWith(named, dish) + (isBest?.(dish) ? 0.5 : 0) }))
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ dish }) => dish)
}

/** Declines to adapt: leaving things out of a family's dish does not make it fit for a baby. */
function doNotAdapt({ called, from }: Keeping, book: Cookbook): Answer {
  const dishes = book.dishes().filter((dish) => from?.(dish))
  return {
    kind: 'said',
    text: `I do not adapt a recipe to ${called}: salt, texture and all that is new at once would be a guess. Take out plain cooked vegetables, potato, pasta or meat before you salt and spice, and mash them soft; or press one of mine.`,
    choices: dishes.slice(0, 4).map(({ title }) => title),
  }
}

function onlyThese({ called }: Keeping, dishes: readonly Dish[]): Answer {
  const choices = dishes.slice(0, 4).map(({ title }) => title)
  return {
    kind: 'said',
    text: `For ${called} I keep to a few dishes that I am sure of, and that is none of them. Press one, or tell me a vegetable, fruit or grain.`,
    choices,
  }
}

/** The words for the number of people, 'for 6'; empty if there are none. */
export function portionsIn(text: string): string {
  return /\bfor (?:\d+|two|three|four|five|six|eight|ten)\b/i.exec(text)?.[0] ?? ''
}

/** A check whether a dish is of the course that a request names, or can be a meal if it names none. */
function courseIn(text: string): (dish: Dish) => boolean {
  if (SWEET.test(text)) return ({ course }) => course === 'dessert' || course === 'baking'
  if (/\bbreakfast\b/.test(text))
    return ({ course }) => course === 'breakfast' || course === 'basic'
  if (/\bsoup\b/.test(text)) return ({ course }) => course === 'soup'
  return ({ course }) =>
    !['dessert', 'baking', 'sauce', 'bread', 'drink', 'preserve'].includes(course)
}

/** Courses that are refused: 'no soup' does not ask for soup. */
const REFUSED_COURSES =
  /\b(?:no|not|not another|anything but) (?:an? )?(?:soups?|desserts?|cakes?|breakfast)\b/gi

const SWEET =
  /\b(?:desserts?|sweets?|cakes?|treats?|cookies?|biscuits?|bak(?:e|es|ing)|pastr(?:y|ies))\b/i

/** What a word in a dish's title counts, where one in its ingredients counts 1. */
const IN_TITLE = 3

/** The words of a request that name something. */
function wordsOf(text: string): string[] {
  return toKey(text)
    .split(' ')
    .filter((word) => word.length > 2 && !NAMES_NO_DISH.has(word) && !/^\d+$/.test(word))
}

function sharedWith(words: readonly string[], { title, lines }: Dish): number {
  const name = toKey(title).split(' ')
  const listed = lines.map(({ text }) => ` ${toKey(text)} `)
  return words.reduce((sum, word) => {
    if (name.includes(word)) return sum + IN_TITLE
    return sum + (listed.some((line) => line.includes(` ${word} `)) ? 1 : 0)
  }, 0)
}

/** Words that name no dish. */
const NAMES_NO_DISH: ReadonlySet<string> = new Set(
  `dinner lunch breakfast supper meal dish recipe food snack brunch something anything what can could should shall would cook make eat eating
  have give want need idea ideas the for and with please easy quick simple good nice healthy best tonight today first some any safe are there
  how our you your from that this will like dessert desserts sweet sweets treat treats bake bakes baking soft new next another more two three four six people person guest friendly day week lots lot plenty much full
  tasty delicious iron rich high protein vegetables vegetable vegetarian vegan foods meals solids iron-rich nutritious plain cooking mum mom dad mother father after main course starter side dinners lunches suggest suggestion help get feed serve old year month`.split(
    /\s+/,
  ),
)
