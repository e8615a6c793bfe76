/**
 * Limits and sizes (docs/product.md, limits); every number that the product promises is here, once.
 */

/** Longest accepted texts, in characters as `countCharacters` counts them. */
export const TEXT_LIMITS = {
  title: 120,
  description: 2000,
  step: 2000,
  comment: 4000,
  post: 4000,
  prompt: 4000,
  bio: 200,
  fullName: 80,
  location: 120,
  genderText: 60,
  link: 300,
  preference: 60,
  tag: 40,
  collectionName: 60,
  ingredientName: 200,
  ingredientAmount: 60,
  ingredientGroup: 80,
  time: 60,
  servings: 60,
  /** Where a recipe is from: an address, the name of a site or a book, who wrote it. */
  originAddress: 2000,
  originName: 120,
  /** A line of a recipe as it was read off a photograph, a paragraph in one piece. */
  photographedLine: 4000,
  /** All steps of a recipe together, and all lines of its list: twice the longest real ones. */
  method: 40_000,
  ingredientList: 20_000,
  email: 254,
  chatTitle: 80,
  contactMessage: 4000,
  feedback: 4000,
  ticketSubject: 120,
  ticketMessage: 4000,
} as const

/** Largest accepted lists. */
export const LIST_LIMITS = {
  ingredients: 100,
  ingredientGroups: 20,
  steps: 60,
  tags: 10,
  postImages: 4,
  /** Of one recipe, and the lines read off them. */
  photographs: 8,
  photographedLines: 600,
  activity: 1000,
  saved: 1000,
  collections: 100,
  pantry: 1000,
  shopping: 1000,
  chats: 200,
  chefs: 200,
  feed: 900,
  profileFavorites: 12,
  dietaryPreferences: 40,
  alerts: 200,
  page: 50,
  openTickets: 20,
  ticketMessages: 200,
} as const

/** Default page sizes. */
export const PAGE_SIZES = {
  explore: 12,
  trending: 20,
  search: 12,
  profileRecipes: 10,
  activity: 10,
  alerts: 20,
  people: 20,
  feed: 9,
  recipes: 10,
  myRecipes: 50,
  comments: 10,
  commentsOnRecipePage: 20,
  commentsShownFirst: 3,
  savedShownFirst: 8,
  cooked: 10,
  tickets: 10,
  importItems: 50,
  doubles: 10,
} as const

/** Portions of one cooking: how many were made, and how many of them its cook ate. */
export const COOKED_LIMITS = { portions: 1000, eaten: 100 } as const

/**
 * Limits of a search: its text in characters, its tags, and how many ingredients may be missing at
 * home.
 */
export const SEARCH_LIMITS = {
  text: 200,
  filters: 60,
  missing: 20,
  missingUnlessSaid: 3,
} as const

/**
 * Limits of an uploaded picture. A side is at most what WebP can hold; panoramas and long
 * screenshots of phones are up to 15 times as long as wide. Of an animation only the first frame is
 * kept.
 */
export const IMAGE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  megapixels: 40,
  side: 16_383,
  ratio: 20,
  frames: 1_000,
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
} as const

export const PASSWORD_LIMITS = { min: 6, max: 128 } as const
export const USERNAME_LIMITS = { min: 3, max: 30 } as const

/** How long things last on a screen, in milliseconds (docs/product.md, limits). */
export const TIMINGS = {
  requestTimeoutMs: 60_000,
  /** A large file over a slow line; it may stand still for no longer than a request lasts. */
  uploadMs: 3_600_000,
  revalidateMs: 900_000,
  guardMessagesMs: [3_000, 8_000, 15_000],
  unauthorisedRedirectMs: 2_000,
  failureRedirectMs: 3_000,
  toastMs: 3_000,
  copyConfirmationMs: 1_200,
  loadingTextRotationMs: 3_000,
  typingMs: 60,
  typingPauseMs: 1_200,
  filterResetMs: 100,
  wheelSpinMs: 2_000,
} as const

/** Share of the visible width that a carousel button scrolls by. */
export const CAROUSEL_STEP = 0.8
