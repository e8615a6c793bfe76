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

/** How many a recipe serves when nobody says. */
export const USUAL_SERVINGS = 4

export type Meal = 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'dessert' | 'appetizer'

export type Mood = 'quick' | 'slow' | 'cozy' | 'light' | 'hearty' | 'kids' | 'fancy' | 'cheap'

/** What a cook may be without, or not want to do: see `doesWithout`. */
export type Means =
  | 'oven'
  | 'frying'
  | 'grill'
  | 'blender'
  | 'mixer'
  | 'microwave'
  | 'slow-cooker'
  | 'cooking'
  | 'cans'

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
  | 'bread'

/** A way of making a form that has a name of its own. */
export type StyleId =
  | 'ragu'
  | 'carbonara'
  | 'gnocchi'
  | 'pad-thai'
  | 'ramen'
  | 'pho'
  | 'butter-chicken'
  | 'biryani'
  | 'paella'
  | 'burritos'
  | 'nachos'
  | 'waffles'
  | 'scones'
  | 'yeast-loaf'
  | 'focaccia'
  | 'meatloaf'
  | 'tiramisu'
  | 'baked-potatoes'
  | 'goulash'
  | 'moussaka'
  | 'maki'
  | 'sushi-bowl'
  | 'yeast-pizza'
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
  | 'scrambled-eggs'
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
  | 'cheesecake'
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
  | 'lasagna'
  | 'ratatouille'
  | 'quesadilla'
  | 'enchiladas'
  | 'falafel'
  | 'french-toast'
  | 'coleslaw'
  | 'potato-salad'
  | 'mashed-potatoes'
  | 'roast-potatoes'
  | 'quiche'
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
  /** A group: some of its foods, not one. */
  several?: true
  /** How many pieces there are: 'two eggs', 'half an onion'. */
  count?: number
  /** Colors the dish, without being asked for by name. */
  loose?: true
  /** Nobody named it: it stands in the house, and what is there is to be used. */
  stocked?: true
  /** Already cooked: 'leftover', 'rotisserie'. */
  cooked: boolean
}

/** A food in the house. */
export type Stocked = {
  /** As the cook wrote it. */
  name: string
  foods: readonly FoodId[]
  instead?: string
  /** Days until it expires, from today or, where the day is not known, from the first; undefined where nobody said when. */
  daysLeft: number | undefined
  /** Already cooked: 'leftover chicken'. */
  cooked: boolean
  /** How much there is, where that is known. */
  has?: Measured
  /** What that weighs, where it is counted and recipes weigh it. */
  weight?: Measured
}

/** What a request comes to, once it is understood. */
export type Wish = {
  asked: readonly Asked[]
  /** Entries of the cook's own list that are no food this engine knows. */
  unknownNames: readonly string[]
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
  /** A form that is not wanted: the last dish's, or 'no soup'. */
  notForm?: FormId
  /** A dish that was named and for which `form` is only the nearest: 'lasagna'. */
  dishWord?: string
  /** A word that may be a dish or a food, and is not known. */
  strangeWord?: string
  meal?: Meal
  sweet: boolean
  moods: ReadonlySet<Mood>
  maxMinutes?: number
  servings?: number
  /** The measures to write the recipe in. */
  units?: MeasureSystem
  easy: boolean
  /** What the dish is made without. */
  without: readonly Means[]
  /** One of each must be in the dish, while any dish can have it: 'use tofu instead'. */
  must?: readonly (readonly FoodId[])[]
  /** The foods of the last recipe, when this one is written after it: the more shared, the better. */
  near?: ReadonlySet<FoodId>
  /** 0 none, 1 as usual, 2 hot. */
  heat: 0 | 1 | 2
}
