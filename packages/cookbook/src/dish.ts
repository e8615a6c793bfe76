/** The role of a line in its dish, which a substitute must fill too. */
export const ROLES = [
  /** What the dish is about: the meat of a roast, the fruit of a jam. */
  'main',
  /** Vegetables, fruit, beans and cheese that are part of the dish beside it. */
  'body',
  /** What it is built of: flour, pasta, rice, bread, gelatin. */
  'structure',
  'fat',
  'leavening',
  /** Holds it together or thickens it: egg, starch, roux flour, breadcrumbs in a meatball. */
  'binder',
  'sweet',
  'acid',
  'liquid',
  /** What flavor begins with: onion, garlic, ginger, bacon for its fat. */
  'aromatic',
  /** Salt, spices, dried herbs, soy sauce, paste, vanilla. */
  'seasoning',
  'garnish',
] as const
export type Role = (typeof ROLES)[number]

export const COURSES = [
  'breakfast',
  'starter',
  'soup',
  'salad',
  'main',
  'side',
  'bread',
  'sauce',
  'dessert',
  'baking',
  'snack',
  'drink',
  'preserve',
  'basic',
] as const
export type Course = (typeof COURSES)[number]

/** The kind of dish: if a dish is not in the book, one of the same kind is the closest. */
export const KINDS = [
  'bake',
  'batter',
  'beans',
  'braise',
  'bread',
  'cake',
  'candy',
  'casserole',
  'confit',
  'cookies',
  'curry',
  'custard',
  'dip',
  'dough',
  'drink',
  'dumplings',
  'eggs',
  'ferment',
  'flatbread',
  'fried',
  'frozen',
  'fruit',
  'grains',
  'gratin',
  'grill',
  'hotpot',
  'jam',
  'jelly',
  'meat',
  'meatballs',
  'mousse',
  'noodles',
  'omelet',
  'pancakes',
  'pasta',
  'pastry',
  'pickle',
  'pie',
  'pilaf',
  'pizza',
  'porridge',
  'poultry',
  'pudding',
  'raw fish',
  'rice',
  'roast',
  'salad',
  'sandwich',
  'sauce',
  'sausages',
  'seafood',
  'skewers',
  'soup',
  'spread',
  'steak',
  'stew',
  'stir-fry',
  'stock',
  'stuffed',
  'tart',
  'vegetables',
  'wrap',
] as const
export type Kind = (typeof KINDS)[number]

/** What gives heat. */
export const HEAT_SOURCES = [
  'oven',
  'stovetop',
  'broiler',
  'grill',
  'microwave',
  'slow cooker',
  'pressure cooker',
  'air fryer',
  'rice cooker',
  'waffle iron',
] as const

export const EQUIPMENT = [
  ...HEAT_SOURCES,
  'blender',
  'food processor',
  'mixer',
  'deep pot',
  'wok',
  'steamer',
  'thermometer',
  'ice cream machine',
  'pasta machine',
  'piping bag',
  'mortar',
  'jars',
  'tin',
] as const
export type Equipment = (typeof EQUIPMENT)[number]

/** Diets that a dish can be changed to by leaving something out. */
export const DIET_VARIANTS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'nut-free',
  'alcohol-free',
  'pork-free',
] as const

/** All ways a dish can be changed: what is left out, what it is cooked in, how much is made. */
export const VARIANTS = [
  ...DIET_VARIANTS,
  'slow cooker',
  'pressure cooker',
  'air fryer',
  'oven',
  'stovetop',
  'grill',
  'microwave',
  'small',
  'large',
] as const
export type VariantName = (typeof VARIANTS)[number]

/** An ingredient line as a cook reads it, with its role. */
export type DishLine = {
  role: Role
  /** Without it the dish does not deserve its name. */
  essential: boolean
  text: string
  /** The heading of its group, as written: 'For the pastry'. */
  group: string | undefined
}

/**
 * Minutes of active work, of waiting, and in the oven; several in one step follow each other. `rest`
 * is the part of the waiting in which nothing cooks: it chills, rises, soaks, cools.
 */
export type Minutes = { active: number; wait: number; rest: number; oven: number }

export type DishStep = { text: string; minutes: Minutes }

/** A name in another language, with its code (ISO 639-1, or 639-3 if it has none). */
export type ForeignName = { language: string; name: string }

/** A mixture that must stay within a rule's ranges; of one group, or of all lines. */
export type RatioClaim = { rule: string; group: string | undefined }

export type LineChange =
  | { kind: 'drop'; line: string }
  | { kind: 'replace'; line: string; by: DishLine[] }
  | { kind: 'add'; line: DishLine }

/** `at` counts from 1, over the steps of the dish itself. */
export type StepChange =
  | { kind: 'drop'; at: number }
  | { kind: 'replace'; at: number; step: DishStep }
  | { kind: 'insert'; after: number; step: DishStep }

/** A tested variation, as the differences from the dish. */
export type Variant = {
  name: VariantName
  /** Its title, if the dish's own name would not be true. */
  title: string | undefined
  /** Its description, if the dish's own would not be true. */
  about: string | undefined
  needs: Equipment[] | undefined
  /** Replaces the dish's own. */
  ratios: RatioClaim[] | undefined
  serves: number | undefined
  know: string[]
  lines: LineChange[]
  steps: StepChange[]
}

/** A dish of the cookbook. */
export type Dish = {
  /** Stable: the name of its file. */
  id: string
  title: string
  /** Other English names. */
  also: string[]
  foreign: ForeignName[]
  /** A description in a sentence or two. */
  about: string
  cuisine: string
  course: Course
  kind: Kind
  occasions: string[]
  seasons: ('spring' | 'summer' | 'fall' | 'winter')[]
  cost: 'low' | 'medium' | 'high'
  level: 'Easy' | 'Medium' | 'Hard'
  /** Portions. */
  serves: number
  /** The yield if it is counted or measured: '24 cookies', '1 l'. */
  makes: string | undefined
  needs: Equipment[]
  /** Ids of the restrictions that it keeps as it is. */
  free: string[]
  ratios: RatioClaim[]
  lines: DishLine[]
  steps: DishStep[]
  /** What to know to succeed, or where it comes from. */
  know: string[]
  /** How and how long it keeps. */
  keeps: string
  variants: Variant[]
  /** A variant gave it another name than the dish's own. */
  isRenamed?: boolean
}
