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

/** The number of servings if none is given. */
export const USUAL_SERVINGS = 4

export type Meal = 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'dessert' | 'appetizer'

export type Mood = 'quick' | 'slow' | 'cozy' | 'light' | 'hearty' | 'kids' | 'fancy' | 'cheap'

/** Equipment and methods that a cook lacks or avoids: see `doesWithout`. */
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
  /** The word that was read, in standard spelling: 'chicken'. */
  word: string
  foods: readonly FoodId[]
  /** The entry of the cook's list that it came from. */
  own?: string
  /** A food that is used under its own name: 'trout' where the table has salmon. */
  instead?: string
  /** A group: some of its foods, not one. */
  several?: true
  /** How many pieces were named: 'two eggs', 'half an onion'. */
  count?: number
  /** Suggested by an adjective, without being required. */
  loose?: true
  /** Nobody named it: it is in the pantry and should be used. */
  stocked?: true
  /** Already cooked: 'leftover', 'rotisserie'. */
  cooked: boolean
}

/** A pantry item. */
export type Stocked = {
  /** As the cook wrote it. */
  name: string
  foods: readonly FoodId[]
  instead?: string
  /**
   * Days until it expires, from today or, if the date of today is unknown, from the first expiry;
   * undefined without a date.
   */
  daysLeft: number | undefined
  /** Already cooked: 'leftover chicken'. */
  cooked: boolean
  /** The available amount, if known. */
  has?: Measured
  /** The weight of that, if it is counted but recipes weigh it. */
  weight?: Measured
}

/** A request as it was understood. */
export type Wish = {
  asked: readonly Asked[]
  /** Entries of the cook's list that are not foods this engine knows. */
  unknownNames: readonly string[]
  /** Never used, never mentioned. */
  banned: ReadonlySet<FoodId>
  /** The restrictions of the dish, and the foods they leave to cook with. */
  keeping: Keeping
  /** The pantry, soonest to expire first. */
  pantry: readonly Stocked[]
  /** The named cuisines; empty if none was named. */
  cuisines: readonly Cuisine[]
  /** A named cuisine that is replaced by its nearest neighbour: 'Vietnamese'. */
  cuisineWord?: string
  form?: FormId
  style?: StyleId
  /** An unwanted form: the last dish's, or that of 'no soup'. */
  notForm?: FormId
  /** A named dish of which `form` is only the nearest: 'lasagna'. */
  dishWord?: string
  /** An unknown word that may be a dish or a food. */
  strangeWord?: string
  meal?: Meal
  sweet: boolean
  moods: ReadonlySet<Mood>
  maxMinutes?: number
  servings?: number
  /** The system of measures for the recipe. */
  units?: MeasureSystem
  easy: boolean
  /** Equipment and methods that the dish must not need. */
  without: readonly Means[]
  /** One food of each list must be in the dish, if any dish can have it: 'use tofu instead'. */
  must?: readonly (readonly FoodId[])[]
  /** The foods of the last recipe, if this one follows it: sharing more of them is better. */
  near?: ReadonlySet<FoodId>
  /** 0 none, 1 as usual, 2 hot. */
  heat: 0 | 1 | 2
}
