/** The fixed lists a cook chooses from (docs/product.md, limits). */

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const MEAL_TYPES = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert', 'Appetizer'] as const
export type MealType = (typeof MEAL_TYPES)[number]

export const PROFILE_CUISINES = [
  'Italian',
  'Asian',
  'Mexican',
  'Indian',
  'American',
  'French',
  'Mediterranean',
  'Thai',
  'Chinese',
  'Japanese',
  'Korean',
] as const

export const SEARCH_CUISINES = [
  'Italian',
  'Indian',
  'Chinese',
  'Mexican',
  'Thai',
  'Japanese',
  'Mediterranean',
  'American',
] as const

/** Diets offered first in the search; the kitchen's labels. */
export const SEARCH_DIETS = ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Keto'] as const

/** The cuisines of recipes: those of profiles, which include those of the search. */
export const CUISINES = PROFILE_CUISINES
export type Cuisine = (typeof CUISINES)[number]

export const COOK_TIME_BANDS = ['0-30', '30-60', '60+'] as const
export type CookTimeBand = (typeof COOK_TIME_BANDS)[number]

export const SEARCH_SORTS = ['relevance', 'newest', 'popular', 'rating'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

export const EXPLORE_TYPES = ['trending', 'new', 'easy', 'chefs-pick', 'following'] as const
export type ExploreType = (typeof EXPLORE_TYPES)[number]

export const COOKING_LEVELS = ['Beginner', 'Intermediate', 'Expert'] as const
export type CookingLevel = (typeof COOKING_LEVELS)[number]

/** The level a profile shows for a cook who has not chosen one. */
export const UNSAID_COOKING_LEVEL = 'Home Chef'

export const CHAT_MODES = ['idea', 'ingredients', 'adapt'] as const
export type ChatMode = (typeof CHAT_MODES)[number]

/** The restrictions offered for the assistant's chats; the kitchen has their labels. */
export const CHAT_RESTRICTIONS = [
  'vegan',
  'gluten-free',
  'nut-allergy',
  'lactose-free',
  'diabetic-safe',
  'pescatarian',
  'egg-free',
  'soy-free',
  'shellfish-free',
  'low-carb',
  'low-sodium',
  'heart-healthy',
] as const

/** The systems of measures: cups and ounces, or grams and millilitres. */
export const MEASURE_SYSTEMS = ['us', 'metric'] as const

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The entry of `choices` that equals `text` ignoring case, or undefined. */
export function findChoice<Choice extends string>(
  choices: readonly Choice[],
  text: string,
): Choice | undefined {
  const wanted = text.trim().toLowerCase()
  return choices.find((choice) => choice.toLowerCase() === wanted)
}
