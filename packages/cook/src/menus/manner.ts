import type { Dish } from '@potluck/cookbook'
import { portionOf } from '../reading/limits.ts'
import { isBoozy, isHot } from '../wishes/dish-traits.ts'
import { AT_ROOM_TEMPERATURE, standsUnchilled } from '../wishes/unchilled.ts'

type Season = Dish['seasons'][number]

/** How a whole meal, or every day of a plan, should be. */
export type Manner = {
  season: Season | undefined
  /** As much as possible is made the day before. */
  isAhead: boolean
  isCheap: boolean
  isLight: boolean
  isForChildren: boolean
  isMild: boolean
  isEasy: boolean
  /** The food stands on a table for hours. */
  isUnchilled: boolean
}

/** The first that matches is taken. */
const SEASONS: readonly { season: Season; words: RegExp }[] = [
  {
    season: 'summer',
    words:
      /\bsummer\w*|\bgarden party\b|\bheat ?wave\b|\bhot (?:day|evening|weather)\b|\bpool party\b|\b(?:june|july|august)\b/i,
  },
  {
    season: 'winter',
    words:
      /\bwinter\w*|\bcold (?:day|evening|night|weather)\b|\bsnow\w*|\b(?:december|january|february)\b/i,
  },
  { season: 'fall', words: /\b(?:fall|autumn\w*|harvest|september|october|november)\b/i },
  {
    season: 'spring',
    words: /\bspring(?:time|y)?\b(?! (?:rolls?|onions?|greens))|\b(?:april|may)\b(?! i\b)/i,
  },
]

export function readManner(text: string): Manner {
  return {
    isUnchilled: AT_ROOM_TEMPERATURE.test(text.toLowerCase()),
    season: SEASONS.find(({ words }) => words.test(text))?.season,
    isAhead:
      /\b(?:make|made|making|cook(?:ed)?|prepared?|do|done)\b[^.;]*\b(?:ahead|in advance|(?:the )?(?:day|night|evening) before|beforehand|the previous day)\b|\bmake[- ]ahead\b|\bahead of time\b/i.test(
        text,
      ),
    isCheap:
      /\b(?:cheap\w*|budget\w*|frugal|inexpensive|affordable|thrifty|low[- ]cost|save money|students?|not (?:too )?expensive|broke)\b/i.test(
        text,
      ) || readMoney(text) !== undefined,
    isLight: /\b(?:light(?:er)?|healthy|healthier|fresh|not (?:too )?heavy|low[- ]calorie)\b/i.test(
      text,
    ),
    isForChildren:
      /\b(?:kids?|child(?:ren)?'?s?|toddlers?|grandchildren|grandkids|picky eaters?)\b/i.test(text),
    isMild: /\b(?:mild|not (?:too )?(?:spicy|hot)|no (?:spice|chil[ie]s?|heat))\b/i.test(text),
    isEasy:
      /\b(?:easy|simple|effortless|low[- ]effort|(?:little|not much|minimal|less) (?:work|effort)|nothing (?:fancy|complicated)|fuss[- ]free|no fuss|beginners?|relaxed)\b/i.test(
        text,
      ),
  }
}

/** A sum of money that the meal may cost, as it was typed. */
export function readMoney(text: string): string | undefined {
  const [, sum] =
    /((?:[$€£] ?\d+(?:[.,]\d\d)?)|(?:\b\d+(?:[.,]\d\d)? ?(?:[$€£]|(?:dollars?|euros?|pounds|bucks|usd|eur|gbp)\b)))/i.exec(
      text,
    ) ?? []
  return sum?.trim()
}

/** A note that the book has no prices, for a request that names a sum. */
export function tellMoney(text: string): string[] {
  const sum = readMoney(text)
  if (sum === undefined) return []
  return [
    `I know no prices, so I cannot say whether it stays within ${sum}: I chose dishes of food that costs little.`,
  ]
}

/** How badly a dish suits the manner: 0 when it suits, and from 2 on it is worth looking for another. */
export function misfitOf(dish: Dish, slot: string, manner: Manner): number {
  const { season, isAhead, isCheap, isLight, isForChildren, isMild, isEasy, isUnchilled } = manner
  return (
    (isUnchilled && !standsUnchilled(dish) ? 4 : 0) +
    (season ? outOfSeason(dish, season) : 0) +
    (isAhead && !canBeAhead(dish) ? 2 : 0) +
    (isCheap ? { low: 0, medium: 1, high: 4 }[dish.cost] : 0) +
    (isLight && isHeavy(dish, slot) ? 2 : 0) +
    ((isForChildren || isMild) && isHot(dish) ? 3 : 0) +
    (isForChildren ? unlovedByChildren(dish) : 0) +
    (isEasy ? { Easy: 0, Medium: 1, Hard: 3 }[dish.level] : 0)
  )
}

const WINTRY: ReadonlySet<string> = new Set(
  'roast gratin braise stew casserole hotpot pie dumplings soup porridge beans'.split(' '),
)
const SUMMERY: ReadonlySet<string> = new Set(['salad', 'frozen', 'raw fish', 'jelly'])

function outOfSeason({ seasons, kind }: Dish, season: Season): number {
  if (seasons.includes(season)) return 0
  if (seasons.length > 0) return 2
  if (season === 'summer') return WINTRY.has(kind) ? 2 : 1
  if (season === 'winter') return SUMMERY.has(kind) ? 2 : 1
  return 1
}

/** Whether a dish is as good the day after: a cold one that keeps, or one that reheats well. */
export function canBeAhead(dish: Dish): boolean {
  const isLong =
    /\b(?:[2-9]|\d\d|two|three|four|five|six|seven) (?:to \w+ )?(?:days|weeks|months)\b/.test(
      dish.keeps,
    )
  if (!isLong || /\bat once\b/.test(dish.keeps)) return false
  return WARMED.has(dish.kind) || !EATEN_HOT.has(dish.course)
}

/** Whether a dish that was made the day before is reheated. */
export function isWarmedAgain({ kind, course }: Dish): boolean {
  return WARMED.has(kind) && EATEN_HOT.has(course)
}

const WARMED: ReadonlySet<string> = new Set(
  'stew braise curry soup beans casserole meatballs pie stuffed gratin'.split(' '),
)
const EATEN_HOT: ReadonlySet<string> = new Set(['main', 'side', 'soup', 'breakfast'])

/** The most kcal a portion of a course may have in a light meal; our own figures. */
const MOST_KCAL: Readonly<Record<string, number>> = {
  Main: 500,
  Starter: 250,
  Soup: 250,
  Dessert: 300,
}

function isHeavy({ lines, serves }: Dish, slot: string): boolean {
  const { kcal } =
    portionOf(
      lines.map(({ text }) => text),
      serves,
    ) ?? {}
  return kcal === undefined || kcal > (MOST_KCAL[slot] ?? 350)
}

function unlovedByChildren(dish: Dish): number {
  if (isBoozy(dish) || dish.kind === 'raw fish') return 3
  const isLoved = dish.occasions.some((occasion) => /children|kids|family|birthday/.test(occasion))
  return isLoved ? 0 : 1
}
