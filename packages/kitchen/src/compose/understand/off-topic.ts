import type { Token } from '../../text/tokens.ts'

/** Words of other topics; without a cooking word beside them there is nothing to cook. */
const OTHER_ERRANDS = new Set([
  'poem',
  'poetry',
  'essay',
  'lyric',
  'song',
  'joke',
  'code',
  'javascript',
  'python',
  'program',
  'programming',
  'sql',
  'algorithm',
  'homework',
  'math',
  'equation',
  'president',
  'election',
  'government',
  'weather',
  'forecast',
  'bitcoin',
  'crypto',
  'invest',
  'market',
  'car',
  'engine',
  'laptop',
  'password',
  'translate',
  'translation',
  'email',
  'letter',
  'novel',
  'capital',
  'country',
  'war',
  'history',
  'movie',
  'film',
  'football',
  'flight',
  'hotel',
  'lawyer',
  'medicine',
  'headache',
  'symptom',
  'script',
  'prompt',
  'instruction',
  'story',
])

const COOKING = new Set([
  'recipe',
  'cook',
  'cooking',
  'bake',
  'baking',
  'dish',
  'meal',
  'dinner',
  'lunch',
  'breakfast',
  'supper',
  'snack',
  'dessert',
  'eat',
  'food',
  'ingredient',
  'leftover',
  'hungry',
  'ready',
  'grill',
  'fry',
  'roast',
])

/** Whether the request is clearly about something else. */
export function isOffTopic(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word)
  return words.some((word) => OTHER_ERRANDS.has(word)) && !words.some((word) => COOKING.has(word))
}

/** Whether the request is about cooking, though it names no food. */
export function isAboutCooking(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => COOKING.has(word))
}

/** Words that leave the choice to what is at home: 'use it up', 'anything', 'what can I make'. */
const FROM_THE_HOUSE = new Set([
  'pantry',
  'fridge',
  'freezer',
  'kitchen',
  'cupboard',
  'inventory',
  'home',
  'house',
  'stock',
  'have',
  'got',
  'use',
  'left',
  'expire',
  'expiring',
  'waste',
  'make',
  'idea',
  'anything',
  'something',
  'whatever',
  'everything',
  'surprise',
  'inspire',
  'suggest',
])

/** Whether the request leaves the choice to the pantry: it says so, or says nothing at all. */
export function isForThePantry(tokens: readonly Token[]): boolean {
  return tokens.length === 0 || tokens.some(({ word }) => FROM_THE_HOUSE.has(word))
}
