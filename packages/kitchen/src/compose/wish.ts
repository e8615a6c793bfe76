import type { MeasureSystem } from '../measures/measure-system.ts'
import type { Measured } from './dish/measure.ts'
import type { FoodId } from './foods/foods.ts'
import type { Keeping } from './keeping.ts'

export type Cuisine =
  | 'italian'
  | 'mexican'
  | 'indian'
  | 'thai'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'french'
  | 'mediterranean'
  | 'american'

export type Meal = 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'dessert' | 'appetizer'

export type Mood = 'quick' | 'cozy' | 'light' | 'hearty' | 'kids' | 'fancy' | 'cheap'

export type FormId =
  | 'pasta'
  | 'risotto'
  | 'stir-fry'
  | 'noodles'
  | 'fried-rice'
  | 'pilaf'
  | 'curry'
  | 'soup'
  | 'stew'
  | 'chili'
  | 'salad'
  | 'bowl'
  | 'tacos'
  | 'traybake'
  | 'roast'
  | 'skillet'
  | 'eggs'
  | 'toast'
  | 'burgers'
  | 'meatballs'
  | 'pizza'
  | 'pancakes'
  | 'muffins'
  | 'cake'
  | 'loaf'
  | 'cookies'
  | 'brownies'
  | 'crumble'
  | 'smoothie'
  | 'oats'
  | 'bake'
  | 'gratin'
  | 'pie'
  | 'sweet-pie'
  | 'dumplings'
  | 'mousse'
  | 'dip'
  | 'flatbread'

/** A way of making a form that has a name of its own. */
export type StyleId =
  | 'ragu'
  | 'mac-and-cheese'
  | 'teriyaki'
  | 'dal'
  | 'thai-curry'
  | 'smooth-soup'
  | 'minestrone'
  | 'lentil-soup'
  | 'chicken-soup'
  | 'noodle-soup'
  | 'braise'
  | 'frittata'
  | 'omelet'
  | 'tortilla'
  | 'shakshuka'
  | 'sandwich'
  | 'grilled-cheese'
  | 'baked-fish'
  | 'whole-chicken'
  | 'bean-burger'
  | 'kofta'
  | 'crepes'
  | 'savory-muffins'
  | 'potato-gratin'
  | 'pasta-bake'
  | 'eggplant-bake'
  | 'pot-pie'
  | 'mash-pie'
  | 'fruit-pie'
  | 'gyoza'
  | 'rice-paper'
  | 'chocolate-mousse'
  | 'tofu-mousse'
  | 'avocado-mousse'
  | 'hummus'
  | 'bean-dip'
  | 'guacamole'
  | 'tzatziki'
  | 'eggplant-dip'
  | 'almond-muffins'
  | 'almond-cookies'
  | 'almond-pancakes'
  | 'cocoa-brownies'
  | 'layer-cake'
  | 'sheet-cake'
  | 'cupcakes'
  | 'banana-bread'
  | 'lemon-loaf'
  | 'chocolate-loaf'
  | 'carrot-loaf'
  | 'soda-bread'
  | 'chocolate-chip'
  | 'oatmeal-cookies'
  | 'peanut-butter-cookies'
  | 'shortbread'
  | 'crumble'
  | 'fruit-salad'
  | 'porridge'
  | 'overnight-oats'
  | 'granola'

/** A food the cook named: one of `foods` must be in the dish for it to count as used. */
export type Asked = {
  /** What was read, in our spelling: 'chicken'. */
  word: string
  foods: readonly FoodId[]
  /** The cook's own list entry it came from. */
  own?: string
  /** A food that stands in under its own name: 'trout' where the table says salmon. */
  instead?: string
  /** Colors the dish, without being asked for by name. */
  loose?: true
  /** Already cooked: 'leftover', 'rotisserie'. */
  cooked: boolean
}

/** A food in the house. */
export type Stocked = {
  /** As the cook wrote it. */
  name: string
  foods: readonly FoodId[]
  instead?: string
  /** Its place among what expires, 0 first; undefined where nobody said when. */
  soon: number | undefined
  /** How much there is, where that is known. */
  has?: Measured
}

/** What a request comes to, once it is understood. */
export type Wish = {
  asked: readonly Asked[]
  /** Entries of the cook's own list that are no food this engine knows. */
  strangers: readonly string[]
  /** Never used, never mentioned. */
  banned: ReadonlySet<FoodId>
  /** What the dish keeps to, and what that leaves to cook with. */
  keeping: Keeping
  /** What is in the house, soonest to expire first. */
  pantry: readonly Stocked[]
  /** Cuisines that would please; empty when none was named. */
  cuisines: readonly Cuisine[]
  /** A cuisine that was named and is met by its nearest neighbour: 'Vietnamese'. */
  cuisineWord?: string
  form?: FormId
  style?: StyleId
  /** The form of the last dish, where another is wanted. */
  notForm?: FormId
  /** A dish that was named and for which `form` is only the nearest: 'lasagna'. */
  dishWord?: string
  meal?: Meal
  sweet: boolean
  moods: ReadonlySet<Mood>
  maxMinutes?: number
  servings?: number
  /** The measures to write the recipe in. */
  units?: MeasureSystem
  easy: boolean
  /** One of each must be in the dish, while any dish can have it: 'use tofu instead'. */
  must?: readonly (readonly FoodId[])[]
  /** The foods of the last recipe, when this one is written after it: the more shared, the better. */
  near?: ReadonlySet<FoodId>
  /** 0 none, 1 as usual, 2 hot. */
  heat: 0 | 1 | 2
}
