import { type Dish, recipeMinutes, toRecipe } from '@potluck/cookbook'
import { formatDuration, parseDuration, RESTRICTIONS } from '@potluck/kitchen'
import {
  CUISINES,
  type Cuisine,
  LIST_LIMITS,
  type MealType,
  TEXT_LIMITS,
  toWrittenRecipe,
} from '@potluck/rules'

/** A dish of the cookbook as a recipe; its tested variants stay with the assistant. */
export function toHouseRecipe(dish: Dish) {
  const { difficulty: _, ...written } = toWrittenRecipe(toRecipe(dish))
  return {
    ...written,
    description: withNames(written.description, dish),
    restTime: restTimeOf(dish),
    difficulty: dish.level,
    cuisine: cuisineOf(dish),
    mealType: mealOf(dish),
    tags: tagsOf(dish),
  }
}

/** The yield and other names come at the end of the description, where search finds them. */
function withNames(description: string, dish: Dish): string {
  const names = otherNames(dish)
  const ends = [
    dish.makes === undefined ? '' : `Makes ${dish.makes}.`,
    names.length === 0 ? '' : `Also called ${names.join(', ')}.`,
  ]
  return ends.filter(Boolean).reduce((text, end) => {
    const longer = `${text}\n\n${end}`
    return longer.length <= TEXT_LIMITS.description ? longer : text
  }, description)
}

/** The names that differ from the title and each other by more than case and accents. */
function otherNames({ title, also, foreign }: Dish): string[] {
  const seen = new Set([plain(title)])
  return [...also, ...foreign.map(({ name }) => name)].filter((name) => {
    const isNew = !seen.has(plain(name))
    seen.add(plain(name))
    return isNew
  })
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Days of pickling or steeping are given in days; months, which no recipe's time may be, are only
 * in the steps.
 */
function restTimeOf(dish: Dish): string {
  const { rest } = recipeMinutes(dish)
  const days = Math.round(rest / MINUTES_A_DAY)
  const time = days < FEW_DAYS ? formatDuration(rest) : `${days} days`
  return rest > 0 && parseDuration(time).ok ? time : ''
}

const MINUTES_A_DAY = 1_440
const FEW_DAYS = 3

/**
 * The dish's own cuisine, or the wider one on the list that contains it; null for a dish from
 * anywhere.
 */
function cuisineOf({ cuisine }: Dish): Cuisine | null {
  const own = CUISINES.find((each) => cuisine === each)
  return own ?? WIDER[cuisine] ?? null
}

const WIDER: Readonly<Record<string, Cuisine>> = {
  ...holds(
    'Mediterranean',
    'Greek, Turkish, Spanish, Lebanese, Moroccan, Tunisian, Algerian, Egyptian, Israeli, Syrian',
  ),
  ...holds('Asian', 'Vietnamese, Indonesian, Filipino, Malaysian, Singaporean, Taiwanese, Burmese'),
  ...holds('American', 'Italian-American, Chinese American, Tex-Mex, Creole, Cajun'),
}

function holds(wide: Cuisine, narrow: string): Record<string, Cuisine> {
  return Object.fromEntries(narrow.split(', ').map((cuisine) => [cuisine, wide]))
}

/** The meal it is eaten at; null if there is no such meal, as for a sauce, a bread or a jam. */
function mealOf({ course, occasions }: Dish): MealType | null {
  const meal = MEALS[course]
  return meal === 'Dinner' && occasions.includes('lunch') ? 'Lunch' : meal
}

const MEALS = {
  breakfast: 'Breakfast',
  starter: 'Appetizer',
  soup: 'Dinner',
  salad: 'Lunch',
  main: 'Dinner',
  side: null,
  bread: null,
  sauce: null,
  dessert: 'Dessert',
  baking: 'Dessert',
  snack: 'Snack',
  drink: null,
  preserve: null,
  basic: null,
} as const satisfies Record<Dish['course'], MealType | null>

/**
 * Tags for its origin, its kind, the diets that the book claims and its checker verifies, and its
 * season.
 */
function tagsOf({ cuisine, kind, course, free, occasions }: Dish): string[] {
  const diets = TAGGED_DIETS.filter((id) => free.includes(id)).map((id) => RESTRICTIONS[id].label)
  const from = FROM_ANYWHERE.has(cuisine) ? [] : [cuisine]
  const tags = [...from, ...[kind, course, ...occasions].map(toTag), ...diets.slice(0, 1)]
  const fitting = tags.filter((tag) => tag.length <= TEXT_LIMITS.tag)
  return [...new Set(fitting)].slice(0, LIST_LIMITS.tags)
}

/** Only the strictest diet that holds: it implies the others. */
const TAGGED_DIETS = ['vegan', 'vegetarian'] as const
const FROM_ANYWHERE = new Set(['International', 'European'])

/** A tag must not name a food that is not in the dish: a cover would draw ribs for 'Barbecue'. */
const OTHERWISE: Readonly<Record<string, string>> = { barbecue: 'cookout' }

function toTag(word: string): string {
  const text = OTHERWISE[word] ?? word
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
