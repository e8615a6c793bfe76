import type { Dish } from '@potluck/cookbook'
import { hasOccasion } from './occasions.ts'
import type { Shelved } from './shelf.ts'

/** Whether a dish can be carried along and eaten cold. */
export function isForLunchBox({ dish, minutes }: Shelved): boolean {
  return (
    PACKED.has(dish.kind) &&
    hasOccasion(dish, 'lunch', 'picnic', 'packed lunch') &&
    minutes <= 150 &&
    isGoodCold(dish)
  )
}

/** Whether a dish can be packed as it is and eaten cold: one for a lunch box, or one that the book calls good cold. */
export function isPackedCold(shelved: Shelved): boolean {
  const { keeps, kind } = shelved.dish
  if (isForLunchBox(shelved)) return true
  return !FRESHLY_COOKED.has(kind) && GOOD_COLD.test(keeps) && !EATEN_FRESH.test(keeps)
}

const GOOD_COLD =
  /\b(?:good|eaten|eat (?:it|them))\b[^.;]*\bcold\b|\bat room temperature\b|\blunch box(?:es)?\b/i
const EATEN_FRESH = /\b(?:at once|eat it hot|leftovers|best fresh|best from the pan)\b/i

/** Whether a dish is made of offal, which many people never eat, so that it is only for those who ask for it. */
export function isOffal({ title, lines }: Dish): boolean {
  return [title, ...lines.filter(({ role }) => role === 'main').map(({ text }) => text)].some(
    (text) => OFFAL.test(text),
  )
}

export const OFFAL =
  /\b(?:livers?|kidneys?(?! beans?)|sweetbreads?|tripe|tongues?|brains?|gizzards?|offal|(?:beef|veal|chicken|lamb|pork|duck) hearts?)\b/i

/**
 * Whether a dish can be cooked the day before and reheated at work. Not fish, because of its smell, and nothing crisp.
 */
export function isForWarmingAtWork({ dish }: Shelved): boolean {
  return WARMED.has(dish.kind) && keepsForDays(dish, 2)
}

/** Whether a dish is spicy: it has two ingredients with chili, or an essential one. */
export function isHot({ lines }: Dish): boolean {
  const hot = lines.filter(({ text, role }) => CHILI.test(text) && role !== 'garnish')
  return hot.length > 1 || hot.some(({ essential }) => essential)
}

const CHILI =
  /\bchil(?:i|ies|es|e)\b(?! powder-free)|\bgochu|\bdoubanjiang|\bsambal|\bharissa|\bjalape|\bsriracha|\bcayenne|\bhabanero|\bscotch bonnet|\bserrano|\bchipotle|\bcurry paste|\bberbere|\bhot sauce/i

/** Whether a dish is good cold: nothing in its text says to eat it straight from the pan. */
export function isGoodCold({ about, steps, occasions, kind, keeps }: Dish): boolean {
  if (AT_ONCE.test(keeps)) return false
  if (kind === 'omelet' || kind === 'eggs') return occasions.includes('picnic')
  return !WARM.test(about) && !steps.some(({ text }) => AT_ONCE.test(text))
}

export const WARM =
  /\b(?:hot|warm|melt(?:s|ed|ing)?|griddled|poached|seared|runs|pressed|bubbling)\b/i

const AT_ONCE =
  /\b(?:at once|immediately|right away|straight away|while (?:it is|they are|still) hot|serve (?:it |them )?hot)\b/i

export function isBoozy({ lines }: Dish): boolean {
  return lines.some(({ text }) =>
    /\b(?:wine|beer|ale|brandy|rum|cognac|whisky|vodka)\b/i.test(text),
  )
}

/** How well a dish suits a season: 0 if not, less for one that is cooked most of the year. */
export function inSeason({ seasons }: Dish, name: Dish['seasons'][number]): number {
  if (!seasons.includes(name)) return 0
  return seasons.length <= 2 ? 1 : 0.5
}

/** Whether a dish keeps for weeks in the freezer, by what the book says about keeping it. */
export function freezesWell({ keeps }: Pick<Dish, 'keeps'>): boolean {
  return /\b(?:freezer|freezes?|frozen)\b/i.test(keeps) && !/\b(?:not|never) freeze\b/i.test(keeps)
}

/** Whether a dish keeps in the fridge for at least `days` days. */
export function keepsForDays({ keeps }: Pick<Dish, 'keeps'>, days: number): boolean {
  const [, said] = /\bkeeps? (\d+) days\b/i.exec(keeps) ?? []
  return (said !== undefined && Number(said) >= days) || /\bkeeps? (?:\d+ )?weeks?\b/i.test(keeps)
}

export const COLD = /\b(?:cold|chilled?|ice|icy)\b/i

/** Cuisines whose ingredients are in any shop. */
export const PLAIN_KITCHENS = new Set([
  'American',
  'British',
  'Australian',
  'German',
  'Italian',
  'Mexican',
  'Spanish',
  'Turkish',
])

const WARMED = kindSet('soup stew curry beans casserole pasta rice grains braise')
const FRESHLY_COOKED = kindSet('steak roast soup dip grill stew braise')
const PACKED = kindSet('sandwich wrap salad rice pie omelet grains pastry eggs')

export function kindSet(kinds: string): ReadonlySet<string> {
  return new Set(kinds.split(' '))
}
