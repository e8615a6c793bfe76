import { isOneOf, readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { minutesIn, readClauses } from './clauses.ts'
import { isSlowCooked } from './from-slow-cooker.ts'

/** A pot that is closed while it cooks. */
export type ClosedPot = 'slow cooker' | 'pressure cooker'

/**
 * How long the food of a pot cooks that is closed. Hours of the slow cooker: what its makers' booklets give for pieces
 * of stewing size (on low an hour is some 25 minutes at a simmer; 15 to 30 minutes become 4 to 6 hours, an hour and more
 * 8 to 10). Minutes at high pressure, and whether the pressure falls by itself: the time tables of electric
 * pressure cookers. The slowest food in the pot counts.
 */
export type PotTime = {
  names: readonly string[]
  /** Words of the line that it holds for; any where there are none. */
  line?: RegExp
  low: readonly [from: number, to: number]
  high: readonly [from: number, to: number]
  pressure: number
  /** How one tells that it is done. */
  until: string
  /** What is tried once the pressure is gone, where pieces differ so much that minutes do not tell. */
  tried?: string
}

const DRY_BEANS: PotTime = {
  names: ['legume'],
  line: /^(?!.*\b(?:peas?|lentils?|green)\b).*\bdr(?:y|ied)\b/i,
  low: [8, 10],
  high: [5, 6],
  pressure: 40,
  until: 'until the beans are soft all through',
}

/** Bones give what is in them for long after the meat is done. */
const STOCK: PotTime = {
  names: [],
  low: [8, 12],
  high: [4, 6],
  pressure: 45,
  until: 'until it is golden and tastes of all that is in it',
}
const OF_STOCK = /\b(?:stock|bone broth|broth)$/i

const TIMES: readonly PotTime[] = [
  DRY_BEANS,
  {
    names: ['octopus'],
    low: [5, 6],
    high: [3, 3.5],
    pressure: 20,
    until: 'until the tip of a knife goes easily into the thickest part of an arm',
    tried:
      'Pierce the thickest part of an arm with the tip of a knife: if it does not go in easily, close the lid again for 5 minutes more',
  },
  {
    names: ['poultry'],
    line: /\bwhole (?:\p{L}+ ){0,2}(?:chicken|duck|turkey)\b|\b(?:chicken|duck|turkey)s? \([\d.]|\bfryer\b/iu,
    low: [6, 7],
    high: [3.5, 4],
    pressure: 28,
    until: 'until the BIRD reads 74 °C (165 °F) at the thickest part of the thigh',
  },
  {
    names: ['poultry'],
    line: /\bbreasts?\b|\btenders?\b|\bfillets?\b/i,
    low: [3, 4],
    high: [2, 2.5],
    pressure: 8,
    until: 'until the BIRD reads 74 °C (165 °F) inside',
  },
  {
    names: ['poultry'],
    low: [5, 6],
    high: [3, 3.5],
    pressure: 12,
    until: 'until the BIRD reads 74 °C (165 °F) inside and is tender',
  },
  {
    names: ['meat'],
    line: /\b(?:roast|joint|shoulder|leg|butt|brisket|shanks?|whole|oxtail|ribs?|knuckle|hock)\b/i,
    low: [8, 9],
    high: [5, 6],
    pressure: 60,
    until: 'until the meat comes apart with a fork',
  },
  {
    names: ['ground meat', 'sausage', 'bacon', 'ham', 'cured meat', 'smoked meat'],
    low: [6, 7],
    high: [3, 4],
    pressure: 12,
    until: 'until it is thick and tastes round',
  },
  { names: ['meat'], low: [7, 8], high: [4, 5], pressure: 30, until: 'until the meat is tender' },
  {
    names: ['lentil', 'split pea'],
    low: [6, 7],
    high: [3, 4],
    pressure: 12,
    until: 'until the lentils are soft',
  },
  {
    names: ['potato', 'root vegetable', 'carrot', 'beet', 'parsnip', 'celeriac', 'turnip'],
    low: [6, 7],
    high: [3, 4],
    pressure: 8,
    until: 'until the vegetables are tender',
  },
  {
    names: ['rice', 'barley', 'grain'],
    low: [5, 6],
    high: [2.5, 3],
    pressure: 15,
    until: 'until the grains are tender',
  },
  {
    names: ['vegetable', 'legume', 'mushroom', 'tomato'],
    low: [4, 6],
    high: [2, 3],
    pressure: 5,
    until: 'until it is thick and tastes round',
  },
  { names: ['fruit'], low: [4, 6], high: [2, 3], pressure: 5, until: 'until the fruit is soft' },
]

/** How long a recipe takes in a closed pot: as its slowest food, and no shorter than its old hours tell. */
export function potTimeOf({ title, ingredients, instructions }: RecipeData): PotTime | undefined {
  if (OF_STOCK.test(title)) return STOCK
  const simmered = simmeredFor(instructions)
  const lines = ingredients
    .map(readDishLine)
    .filter(({ line, text }) => !line.heading && !AS_SEASONING.test(text))
  const found = lines.flatMap(({ text, foods }): PotTime[] => {
    if (READY.test(text) || isServedUnder(text, instructions)) return []
    const isBean =
      foods.some((food) => isOneOf(food, ['legume'])) &&
      !/\bgreen|pea\b|peas\b|tofu|lentil/i.test(text)
    if (isBean && simmered >= OF_DRY_BEANS && !isStirredInLate(instructions)) return [DRY_BEANS]
    const time = TIMES.find(
      ({ names, line }) => foods.some((food) => isOneOf(food, names)) && (line?.test(text) ?? true),
    )
    return time
      ? [
          {
            ...time,
            until: time.until.replace('BIRD', BIRD.exec(text)?.[0].toLowerCase() ?? 'meat'),
          },
        ]
      : []
  })
  const slowest = found.sort(
    (one, other) => other.pressure - one.pressure || other.low[1] - one.low[1],
  )[0]
  if (!slowest) return undefined
  // A breast or a fillet is dry long before an hour of pressure, and hours on low say nothing of a simmer.
  const isTender =
    (slowest.pressure <= TENDER && slowest.until.includes('74 °C')) ||
    isSlowCooked({ instructions })
  const pressure = isTender
    ? slowest.pressure
    : Math.max(slowest.pressure, Math.min(LONGEST, Math.round(simmered / 4)))
  return isTender || simmered < OF_HOURS || slowest.low[1] >= 8
    ? { ...slowest, pressure }
    : { ...slowest, low: [7, 8], high: [4, 5], pressure }
}

/** Rice that the dish lies on. */
function isServedUnder(line: string, steps: readonly string[]): boolean {
  return (
    /\b(?:rice|noodles|couscous|pasta)\b/i.test(line) &&
    !steps.some((step) =>
      /\b(?:add|stir in|mix in|put|pour)\b[^.]*\b(?:rice|noodles|couscous|pasta)\b/i.test(step),
    )
  )
}

/** Beans that come in once the rest has simmered were soft before. */
function isStirredInLate(steps: readonly string[]): boolean {
  const longest = steps.map(simmeredIn)
  const at = longest.lastIndexOf(Math.max(...longest))
  const named = steps.findIndex((step) => /\b(?:beans?|chickpeas)\b/i.test(step))
  return named > at
}

/** Minutes at pressure of a breast. */
const TENDER = 8
/** From so many minutes on what simmers is tough, and beans were dry. */
const OF_HOURS = 100
const OF_DRY_BEANS = 45
const LONGEST = 60
const AS_SEASONING = /\b(?:stock|broth|bouillon|powder|sauce|paste|juice|flour|oil|seeds?)\b/i

/** The longest that a method cooks at a stretch, in minutes. */
export function simmeredFor(steps: readonly string[]): number {
  return Math.max(0, ...steps.map(simmeredIn))
}

function simmeredIn(step: string): number {
  return readClauses([step]).reduce((most, { deed, text, isApart }) => {
    return deed === 'cook' && !isApart ? Math.max(most, minutesIn(text)) : most
  }, 0)
}

const BIRD = /\b(?:chicken|turkey|duck|goose|quail)\b/i
const READY =
  /\b(?:cooked|canned|tinned|cans?|tins?|jar|leftover|rotisserie|to serve|for serving|garnish)\b/i

/** 'On low for 7 to 8 hours or on high for 4 to 5 hours'. */
export function sayHours({ low, high }: Pick<PotTime, 'low' | 'high'>): string {
  return `on low for ${low[0]} to ${low[1]} hours or on high for ${say(high[0])} to ${say(high[1])} hours`
}

function say(hours: number): string {
  return Number.isInteger(hours) ? String(hours) : `${Math.floor(hours)} ½`
}

/** Minutes at pressure for soaked beans are a third of those for dry ones. */
export function minutesAtPressure(
  time: PotTime,
  { instructions, ingredients }: RecipeData,
): number {
  const isSoaked = [...instructions, ...ingredients].some((text) => /\bsoak/i.test(text))
  return time.until.includes('beans') && isSoaked ? 15 : time.pressure
}
