import { isOneOf, readDish, readDishLine } from '../../../adapting/read-dish.ts'
import { parseIngredientLine } from '../../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import type { DryVessel } from './piece-times.ts'

/** Why a recipe is none of pieces that cook side by side in dry heat. */
type Cause = 'none' | 'whole' | 'wet' | 'dough' | 'spooned' | 'composed'

/** Cut open along the back and pressed flat. */
export function isFlattened({ title, instructions }: RecipeData, line: string): boolean {
  const text = [title, line, ...instructions].join(' ')
  const isBird = readDishLine(line).foods.some((food) => isOneOf(food, ['poultry']))
  return (
    isBird && (/\bspatchcock/i.test(text) || /\b(?:remove|cut out) [^.]*\bbackbone\b/i.test(text))
  )
}

/** What speaks against pieces that lie side by side: a sauce with the meat in it, a whole bird, a dough. */
export function causeAgainst(recipe: RecipeData, line: string, isFlat: boolean): Cause | undefined {
  const text = recipe.instructions.join(' ')
  if (readDish(recipe).isBake || BATTER.test(text)) return isSpooned(text) ? 'spooned' : 'dough'
  if (SIMMERED.test(text) || COVERED.test(text) || WET_TITLE.test(recipe.title)) return 'wet'
  if (isWrapped(recipe)) return 'composed'
  if (COMPOSED.test(recipe.title) || parseIngredientLine(line).unit === 'batch') return 'composed'
  return !isFlat && isWhole(line) ? 'whole' : undefined
}

/** Meat in pastry is not laid out bare, and is done when the pastry is. */
function isWrapped({ ingredients }: RecipeData): boolean {
  return ingredients.some((line) => WRAPPERS.test(parseIngredientLine(line).name))
}

const WRAPPERS =
  /\b(?:puff|short(?:crust)?|filo|phyllo|fillo|pie) ?-?(?:pastry|dough|crust)s?\b|\bcrescent (?:rolls?|dough)\b|\b(?:wonton|spring roll|egg roll|dumpling|gyoza) (?:wrappers?|skins?)\b/i

function isWhole(line: string): boolean {
  const { name, unit, quantity, preparation = '' } = parseIngredientLine(line)
  const isOneBird =
    quantity !== undefined &&
    unit === undefined &&
    WHOLE_BIRD.test(name) &&
    !/\b(?:cut|jointed|pieces|quartered|halved)\b/i.test(preparation)
  const isJoint =
    /\b(?:whole|roast|joint|shoulder|leg of|brisket|racks?|back ribs|spare ?ribs)\b/i.test(line) &&
    !/\bsteaks?|chops?|whole (?:wings|fish)\b/i.test(line)
  return isJoint || isOneBird
}

const WHOLE_BIRD = /\b(?:chickens?|turkeys?|ducks?|goose|geese|capons?|hens?)$/i

/** Potato pancakes: a loose mixture that only hot fat sets. */
function isSpooned(text: string): boolean {
  return /\bfry\b/i.test(text) && !/\b(?:batter|dough|bake|oven)\b/i.test(text)
}

const SIMMERED = /\b(?:simmer|stew|braise|soup|poach)\w*\b/i
/** 'Top everything with milk' and let it boil. */
const COVERED =
  /\b(?:cover|top)\b[^.]{0,30}\bwith (?:the |cold |hot |boiling )*(?:milk|water|stock|broth)\b/i
const WET_TITLE =
  /\b(?:soup|stew|curry|chili|risotto|casserole|masala|goulash|stroganoff|rag[uù]|scouse|shakshou?ka|dahl?|tagine|gumbo|chowder|braised|slow[- ]cooked|bourguignon|pur[eé]e|mash(?:ed)?)\b/i
const COMPOSED =
  /\b(?:pasta|carbonara|macaroni|\p{L}*magronen|chow mein|lo mein|chaufa|couscous|jambalaya|paella|pilaf|biryani|saut[eé]|wellington|maque|spaghetti|lasagna|salad|pie|sandwich|burrito|rice|noodles?|stir[- ]?fry|omelet\w*|frittata|taquitos?|flautas|quesadillas?|enchiladas?|chimichangas?|tostadas?|nachos|pizzas?|calzones?|wraps?|(?:spring|egg|summer) rolls?|samosas?|empanadas?|dumplings?|gyoza|potstickers?)\b/iu
const BATTER = /\b(?:batter|dough)\b/i

const NEEDS_OVEN =
  'It needs the dry heat of an oven all around it, which a pan does not have: I leave it as it is made now. Without an oven a stew, a curry, pasta or pieces fried in the pan do well.'

const NEEDS_OVEN_DOUGH =
  'A dough or batter needs the dry heat of an oven all around it to rise and brown: I leave it as it is made now. What does well in a pan is flat dough (pizza, flatbread, naan): roll it 5 mm thin and cook it under a lid over medium-low heat for 4 to 5 minutes on each side, with the topping on once it is turned.'

/** What is said of each cause for each vessel, true of every dish that it is the cause of. */
export const WHY_NOT: Record<DryVessel, Record<Cause, string>> = {
  oven: {
    none: 'What is not simmered with liquid nor cooked in pieces has other times in the oven, and I have no tested ones: I leave it as it is made now.',
    whole:
      'A whole bird or joint roasts by its weight and its shape, and I have no tested time for this one: I leave it as it is made now. A thermometer in the thickest part tells when it is done.',
    wet: 'What cooks in liquid has other times in the oven, and for this I have no tested ones: I leave it as it is made now.',
    dough:
      'A dough or batter that is not baked has other times and another texture in the oven, and I have no tested ones: I leave it as it is made now.',
    spooned:
      'It is a loose mixture that sets in hot fat: in the oven it would run out flat and dry before it browns, so I leave it as it is made now.',
    composed:
      'Only a part of it is pieces that an oven cooks, and the rest has no tested time there: I leave it as it is made now.',
  },
  'air fryer': {
    none: 'An air fryer blows hot air over what lies in one layer: pieces that bake, roast, fry or grill. I find none in this that it could cook, so I leave it as it is made now.',
    whole:
      'A whole bird or joint is too thick for an air fryer: in its hot wind the outside is dark before the middle is done, so I leave it as it is made now. The same meat in pieces does well in it.',
    wet: 'An air fryer blows hot air over what lies in one layer, and this cooks in liquid, which would run through its basket: I leave it as it is made now. What of it can go in is bread or potatoes to serve with it.',
    dough:
      'An air fryer blows hot air over what lies in one layer: a wet batter runs through its basket, and a dough I have no tested times for there. I leave it as it is made now.',
    spooned:
      'It is a loose mixture that sets where it is spooned into hot fat: in the basket of an air fryer it would run, stick and dry before it holds together, so I leave it as it is made now. Once fried, it is warmed up crisp in there, at 180 °C (350 °F) for 4 to 5 minutes.',
    composed:
      'An air fryer cooks pieces in one layer, and only a part of this is that: the rest is mixed or put together with it, so I leave it as it is made now.',
  },
  grill: {
    none: 'A grill is for pieces that lie over the fire: meat, fish, firm vegetables, tofu. I find none in this that it could cook, so I leave it as it is made now.',
    whole:
      'A whole bird or joint burns over the fire before it is done inside, and I have no tested time for it beside the fire: I leave it as it is made now. The same meat in pieces does well, and so does a bird that is cut open along its back and pressed flat.',
    wet: 'It cooks in liquid or in a sauce, which a grill does not hold: I leave it as it is made now. What does well there are pieces that lie over the fire.',
    dough:
      'A dough or batter needs even heat from all sides, which the fire of a grill does not give: I leave it as it is made now.',
    spooned:
      'It is a loose mixture that sets in hot fat and would fall through the grates of a grill: I leave it as it is made now.',
    composed:
      'Only a part of it would lie over the fire, and the rest is cooked, mixed or put together with it: I leave it as it is made now. Its meat or vegetables can be grilled on their own and served beside it.',
  },
  pan: {
    none: NEEDS_OVEN,
    whole: NEEDS_OVEN,
    wet: NEEDS_OVEN,
    dough: NEEDS_OVEN_DOUGH,
    spooned: NEEDS_OVEN,
    composed: NEEDS_OVEN,
  },
}
