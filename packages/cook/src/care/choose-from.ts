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

/** A dish by its name, and what the request rules out besides; or an answer in words. */
type Chosen =
  | { kind: 'dish'; text: string; rules: readonly string[] }
  | { kind: 'answer'; answer: Answer; rules?: never }

/**
 * Which dish is to be cooked where only some suit: the one that shares most words with the request; by chance
 * where it names nothing. Undefined where any may.
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
  // 'Passover cake' is the cake of these; any other dish is sought as usual.
  const suiting = book
    .dishes()
    .filter(courseIn(wantedIn(request.text).replace(NOT_SO, ' ')))
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
  // What a dish keeps to is read slowly: the best are asked first, and no more than it takes.
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

/** Those that share most words with a request before the others; of equals another one for every seed. */
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

/** A family's dish is not made fit for a baby by leaving things out of it. */
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

/** 'For 6'; '' where that is not said. */
export function portionsIn(text: string): string {
  return /\bfor (?:\d+|two|three|four|five|six|eight|ten)\b/i.exec(text)?.[0] ?? ''
}

/** What is eaten when the request says; of all else what makes a meal. */
function courseIn(text: string): (dish: Dish) => boolean {
  if (SWEET.test(text)) return ({ course }) => course === 'dessert' || course === 'baking'
  if (/\bbreakfast\b/.test(text))
    return ({ course }) => course === 'breakfast' || course === 'basic'
  if (/\bsoup\b/.test(text)) return ({ course }) => course === 'soup'
  return ({ course }) =>
    !['dessert', 'baking', 'sauce', 'bread', 'drink', 'preserve'].includes(course)
}

/** 'No soup' names one to be rid of it. */
const NOT_SO =
  /\b(?:no|not|not another|anything but) (?:an? )?(?:soups?|desserts?|cakes?|breakfast)\b/gi

const SWEET =
  /\b(?:desserts?|sweets?|cakes?|treats?|cookies?|biscuits?|bak(?:e|es|ing)|pastr(?:y|ies))\b/i

const IN_TITLE = 3

/** The words of a request that name something. */
function wordsOf(text: string): string[] {
  return toKey(text)
    .split(' ')
    .filter((word) => word.length > 2 && !OPEN.has(word) && !/^\d+$/.test(word))
}

function sharedWith(words: readonly string[], { title, lines }: Dish): number {
  const name = toKey(title).split(' ')
  const listed = lines.map(({ text }) => ` ${toKey(text)} `)
  return words.reduce((sum, word) => {
    if (name.includes(word)) return sum + IN_TITLE
    return sum + (listed.some((line) => line.includes(` ${word} `)) ? 1 : 0)
  }, 0)
}

/** Requests of these words alone name no dish. */
const OPEN: ReadonlySet<string> = new Set(
  `dinner lunch breakfast supper meal dish recipe food snack brunch something anything what can could should shall would cook make eat eating
  have give want need idea ideas the for and with please easy quick simple good nice healthy best tonight today first some any safe are there
  how our you your from that this will like dessert desserts sweet sweets treat treats bake bakes baking soft new next another more two three four six people person guest friendly day week lots lot plenty much full
  tasty delicious iron rich high protein vegetables vegetable vegetarian vegan foods meals solids iron-rich nutritious plain cooking mum mom dad mother father after main course starter side dinners lunches suggest suggestion help get feed serve old year month`.split(
    /\s+/,
  ),
)
