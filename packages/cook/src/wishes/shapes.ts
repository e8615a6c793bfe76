import type { Dish } from '@potluck/cookbook'
import type { Shelved } from './shelf.ts'

/** A sort of dish, by a word that names no single dish: 'a soup', 'dessert', 'some pasta'. */
export type Shape = {
  words: RegExp
  is: (shelved: Shelved) => boolean
  /** A dish that is nearly as good, for a weekly plan that has used up the others. */
  isNear?: (shelved: Shelved) => boolean
  /** The dishes that people think of first: a loaf rather than a flatbread. */
  isBest?: (dish: Dish) => boolean
  /** The dishes that are excluded when it is refused, which may be more: no sandwich means no burger either. */
  rulesOut?: (shelved: Shelved) => boolean
  /** It says when the dish is eaten and not what it is, so it gives way to another shape. */
  isTime?: true
}

type Course = Dish['course']
type Kind = Dish['kind']

export const SHAPES: readonly Shape[] = [
  of(/\b(?:soups?|broths?)\b/, ['soup'], ['soup']),
  of(/\bsalads?\b/, ['salad'], ['salad']),
  kinds(/\b(?:stews?|braises?|braised|ragouts?)\b/, 'stew', 'braise'),
  kinds(/\bcurr(?:y|ies)\b/, 'curry'),
  kinds(/\b(?:casseroles?|gratins?)\b/, 'casserole', 'gratin'),
  kinds(/\btray ?bakes?\b|\bsheet[- ]pan\b|\broasts?\b/, 'roast', 'bake', 'casserole'),
  kinds(/\bstir[- ]?fr(?:y|ies|ied)\b/, 'stir-fry', 'noodles'),
  kinds(/\bnoodles?\b/, 'noodles'),
  { words: /\bpasta\b/, is: ({ dish }) => isPasta(dish) },
  kinds(/\bdumplings?\b/, 'dumplings'),
  {
    ...kinds(/\b(?:sandwich(?:es)?|toasties?)\b/, 'sandwich'),
    rulesOut: ({ dish }) =>
      dish.kind === 'sandwich' || dish.kind === 'wrap' || BETWEEN_BREAD.test(dish.title),
  },
  kinds(/\bwraps?\b|\btacos?\b/, 'wrap'),
  kinds(/\bpizzas?\b/, 'pizza', 'flatbread'),
  kinds(/\bmeatballs?\b/, 'meatballs'),
  kinds(/\b(?:skewers?|kebabs?)\b/, 'skewers'),
  kinds(/\bomelet(?:te)?s?\b/, 'omelet'),
  kinds(/\bpancakes?\b/, 'pancakes'),
  kinds(/\bporridges?\b/, 'porridge'),
  {
    ...kinds(/\bcakes?\b/, 'cake'),
    isBest: ({ title, serves }) => serves > 2 && !/muffin|cupcake|bread|doughnut/i.test(title),
  },
  kinds(/\bcookies?\b|\bbiscuits?\b/, 'cookies'),
  kinds(/\bpies?\b/, 'pie'),
  kinds(/\btarts?\b/, 'tart', 'pie'),
  kinds(/(?<!\b(?:puff|short|crust|shortcrust|filo|phyllo|choux) )\bpastr(?:y|ies)\b/, 'pastry'),
  kinds(/\bpuddings?\b|\bcustards?\b/, 'pudding', 'custard'),
  kinds(/\b(?:candy|candies|chocolates)\b/, 'candy'),
  kinds(/\b(?:frozen dessert|ice[- ]?cream|sorbet)\b/, 'frozen'),
  {
    words: /\bdips?\b|\bspreads?\b/,
    is: ({ dish }) =>
      dish.kind === 'dip' || (dish.kind === 'spread' && isEaten(dish) && dish.course !== 'baking'),
  },
  kinds(/\bflat ?breads?\b/, 'flatbread'),
  {
    ...courses(/\bbreads?\b|\bloaf\b|\brolls\b/, 'bread'),
    isBest: ({ kind, title }) => kind === 'bread' && !/scone|biscuit|cornbread|damper/i.test(title),
  },
  courses(
    /\b(?:starters?|appeti[sz]ers?|first courses?|hors d.?oeuvres?|antipast[oi])\b/,
    'starter',
  ),
  courses(/\b(?:sides?(?: dish(?:es)?)?|accompaniments?)\b/, 'side'),
  courses(/\bsnacks?\b/, 'snack'),
  {
    words: /\bbreakfasts?\b/,
    // Bacon alone is only part of a breakfast.
    is: ({ dish }) => dish.course === 'breakfast' && dish.kind !== 'meat',
  },
  courses(/\b(?:drinks?|beverages?)\b/, 'drink'),
  courses(/\bsauces?\b/, 'sauce'),
  {
    words:
      /\b(?:desserts?|sweets|treats?)\b|\b(?:something|anything|a) sweet\b|\band sweet\b(?! ?[a-z])|\bsweet and (?!sour)|\bsweet (?:treat|tooth|thing)\b/,
    is: ({ dish }) => isSweet(dish),
    // Muffins are sweet, but a dessert follows a meal.
    isBest: ({ course, kind }) => course === 'dessert' || kind === 'tart' || kind === 'pie',
  },
  {
    words: /\b(?:bake|baking|bakes)\b/,
    is: ({ dish }) => isSweet(dish) && dish.course === 'baking',
    isTime: true,
  },
  courses(/\b(?:mains?(?: course| dish)?s?|entr[ée]es?)\b/, 'main'),
  {
    words: /\b(?:dinners?|suppers?|tonight|evening meal|meals?(?! (?:prep|plan)))\b/,
    is: ({ dish }) => isDinner(dish),
    isTime: true,
  },
  {
    words: /\blunch(?:es|time)?\b/,
    is: ({ dish, minutes }) => minutes <= 75 && isLunch(dish),
    isTime: true,
  },
]

export const BETWEEN_BREAD =
  /\b(?:burgers?|melts?|subs?|toast(?:ie)?s?|sandwich(?:es)?|wraps?|burritos|bagels?|croque)\b/i

/** Whether a dish is of a refused shape. */
export function isRuledOut(shelved: Shelved, refused: readonly Shape[]): boolean {
  return refused.some(({ is, rulesOut }) => (rulesOut ?? is)(shelved))
}

/** The shapes that a text refuses, and the text without them: 'no sandwiches', 'without wraps or soup'. */
export function readRefusedShapes(text: string): { refused: readonly Shape[]; rest: string } {
  const refusals = (text.match(REFUSAL) ?? []).join(' ')
  const refused = SHAPES.filter(({ words, isTime }) => !isTime && words.test(refusals))
  return { refused, rest: text.replace(REFUSAL, ' ') }
}

const REFUSAL =
  /\b(?:no|without|not any)(?: more| any)? (?:(?!no\b)[a-z-]+, )*(?!no\b)[a-z-]+(?:,? (?:or|nor|and no|and) [a-z-]+)*/g

/** Anything that can be eaten by itself. */
export const ANYTHING: Shape = { words: /^$/, is: ({ dish }) => isEaten(dish) }

/** The same, but a meal is preferred to a side dish. */
export const ANY_MEAL: Shape = {
  ...ANYTHING,
  isBest: ({ course }) => ['main', 'soup', 'salad', 'breakfast'].includes(course),
}

function kinds(words: RegExp, ...all: readonly Kind[]): Shape {
  return { words, is: ({ dish }) => all.includes(dish.kind) && isEaten(dish) }
}

function courses(words: RegExp, ...all: readonly Course[]): Shape {
  return { words, is: ({ dish }) => all.includes(dish.course) }
}

function of(words: RegExp, courseWords: readonly Course[], kindWords: readonly Kind[]): Shape {
  return {
    words,
    is: ({ dish }) =>
      courseWords.includes(dish.course) || (kindWords.includes(dish.kind) && isEaten(dish)),
  }
}

/** Whether a dish is eaten by itself, unlike sauces, stocks and jams. */
export function isEaten({ course, kind }: Dish): boolean {
  return !['sauce', 'basic', 'preserve', 'drink'].includes(course) && kind !== 'stock'
}

/** Whether a dish is chosen when nobody names a course. */
export function isDinner({ course, kind, title }: Dish): boolean {
  return course === 'main' && kind !== 'dough' && !/^Boiled\b/.test(title)
}

const FOR_LUNCH: ReadonlySet<Kind> = new Set<Kind>([
  'sandwich',
  'wrap',
  'salad',
  'soup',
  'omelet',
  'eggs',
  'noodles',
  'pasta',
  'rice',
  'pancakes',
  'flatbread',
  'vegetables',
])

function isLunch({ course, kind, occasions }: Dish): boolean {
  if (!['main', 'soup', 'salad'].includes(course)) return false
  return FOR_LUNCH.has(kind) || occasions.includes('lunch')
}

/** Kinds of baked goods that are not sweet, or are only part of a dessert. */
const PARTS: ReadonlySet<Kind> = new Set<Kind>(['spread', 'dough', 'bread'])

export function isSweet({ course, kind }: Dish): boolean {
  return course === 'dessert' || (course === 'baking' && !PARTS.has(kind))
}

const SHAPED_PASTA = /\b(?:pasta|spaghetti|penne|macaroni|tagliatelle|lasagn[ae])\b/i

function isPasta(dish: Dish): boolean {
  if (dish.kind === 'pasta') return isEaten(dish)
  return (
    isEaten(dish) &&
    dish.lines.some(({ role, essential, text }) => {
      return essential && (role === 'structure' || role === 'main') && SHAPED_PASTA.test(text)
    })
  )
}
