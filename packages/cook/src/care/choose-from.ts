import type { Cookbook, Dish } from '@potluck/cookbook'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { toKey } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { chooseVersion } from '../choose-version.ts'
import { readConditions } from '../read-request.ts'
import type { Cared } from './find-care.ts'
import type { Keeping } from './people/keeping.ts'

/**
 * Which dish is to be cooked where only some suit: the one that shares most words with the request; by chance
 * where it names nothing. Undefined where any may.
 */
export function chooseFrom(
  care: Cared,
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
): { kind: 'dish'; text: string } | { kind: 'answer'; answer: Answer } | undefined {
  const keeping = care.keepings.find((one) => one.from)
  if (!keeping?.from) return undefined
  if (request.mode === 'adapt')
    return keeping.isOnlyFrom && { kind: 'answer', answer: doNotAdapt(keeping, book) }
  const from = keeping.from
  const named = wordsOf([request.text, ...request.ingredients].join(' '))
  const all = (keeping.waysOfFrom ?? care.ways).flatMap((rules) => {
    const restrictions = [...care.restrictions, ...rules]
    const conditions = readConditions({ ...request, restrictions }, '')
    return book.dishes().filter((one) => from(one) && chooseVersion(one, conditions))
  })
  const isOfCourse = courseIn(request.text)
  const dishes = [...new Set(all)].filter(isOfCourse)
  if (dishes.length === 0) return undefined
  const best = Math.max(...dishes.map((one) => sharedWith(named, one)))
  // 'Passover cake' is the cake of these; any other dish is sought as usual.
  if (!keeping.isOnlyFrom && best < IN_TITLE * named.length) return undefined
  if (named.length > 0 && best === 0) return { kind: 'answer', answer: onlyThese(keeping, dishes) }
  const nearest = dishes.filter((one) => sharedWith(named, one) === best)
  const dish = nearest[Math.abs(seed) % nearest.length] ?? dishes[0]
  return dish && { kind: 'dish', text: `${dish.title} ${portionsIn(request.text)}`.trim() }
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
  if (/\b(?:dessert|sweet|cake)\b/.test(text))
    return ({ course }) => course === 'dessert' || course === 'baking'
  if (/\bbreakfast\b/.test(text))
    return ({ course }) => course === 'breakfast' || course === 'basic'
  if (/\bsoup\b/.test(text)) return ({ course }) => course === 'soup'
  return ({ course }) =>
    !['dessert', 'baking', 'sauce', 'bread', 'drink', 'preserve'].includes(course)
}

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
  how our you your from that this will like dessert sweet soft new next another more two three four six people person guest friendly day week
  tasty delicious iron rich high protein vegetables vegetable vegetarian vegan foods meals solids iron-rich nutritious main course starter side dinners lunches suggest suggestion help get feed serve old year month`.split(
    /\s+/,
  ),
)
