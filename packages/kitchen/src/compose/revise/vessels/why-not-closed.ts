import { isOneOf, readDish, readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { readClauses } from './clauses.ts'
import { type ClosedPot, type PotTime, simmeredFor } from './pot-times.ts'

/** What speaks against a closed pot before its steps are read; undefined where nothing does. */
export function causeAgainst(recipe: RecipeData, pot: ClosedPot): string | undefined {
  const kind = kindOf(recipe)
  if (kind) return WHY_NOT[kind](pot)
  if (DRINKS.test(recipe.title)) return DRINK
  if (CHILLED.test(recipe.title)) return WHY_NOT.cold(pot)
  return pot === 'slow cooker' && hasRawRice(recipe) ? RICE : undefined
}

/** Why steps that no rule can move stay, and how one does it all the same. */
export function sayDry(recipe: RecipeData, pot: ClosedPot, time: PotTime | undefined): string {
  return (time && sayInSauce(recipe, pot, time)) ?? WHY_NOT[dryKindOf(recipe)](pot)
}

/** Steeps, and must not boil. */
const DRINKS = /\b(?:mulled|gl[uü]hwein|punch|wassail|hot (?:cider|chocolate|toddy)|tea|chai)\b/i
const DRINK =
  'A hot drink steeps and must not boil, so its steps have no hours in a pot: I leave them as they are. What works in a slow cooker: put all of it in but the spirits, cover and warm it on low for 1 ½ to 2 hours without letting it bubble, add the spirits, and keep it warm with the lid on.'

/** Blended or set cold: nothing of it stews. */
const CHILLED = /\bp[aâ]t[eé]\b|\b(?:mousse|dip|spread|rillettes)\b/i

/** Meat that cooks for minutes in a sauce of its own: how one does it in a closed pot, though its steps are others. */
function sayInSauce(recipe: RecipeData, pot: ClosedPot, time: PotTime): string | undefined {
  const isInSauce = recipe.ingredients.some((line) => SAUCE.test(line))
  if (
    !hasMeat(recipe) ||
    !isInSauce ||
    recipe.instructions.some((step) => /\b(?:fill|stuff) (?:the|each|your|them)\b/i.test(step)) ||
    /\b(?:crispy|breaded|schnitzel|fried)\b/i.test(recipe.title)
  )
    return undefined
  const [from, to] = time.low
  const cooks =
    pot === 'slow cooker'
      ? `for ${from} to ${to} hours on low`
      : `for ${time.pressure} minutes at high pressure, and let the pressure fall by itself for 10`
  return `Its steps cook the meat for minutes in an open pan, so I leave them as they are. How it is done in the ${pot}: leave the meat in pieces of 4 cm, brown it and the onions in a pan, put them in with the spices and the stock or tomatoes (at least 250 ml in all), and cook it ${cooks}, ${time.until.replace('BIRD', 'chicken')}. Cream, yogurt, cheese and fresh herbs come in at the end; pasta and rice are cooked apart.`
}

const SAUCE = /\b(?:stock|broth|cream|yogh?urt|tomato(?:es)?|passata|coconut milk|wine|beer)\b/i

/** Rice that cooks in the dish and not beside it. */
function hasRawRice({ ingredients, instructions }: RecipeData): boolean {
  const isListed = ingredients.some(
    (line) =>
      /\brice\b/i.test(line) &&
      !/\b(?:cooked|vinegar|wine|noodles?|paper|flour|syrup|to serve|for serving|cauliflower|bran)\b/i.test(
        line,
      ),
  )
  const clauses = readClauses(instructions)
  const isApart = clauses.some(
    (one) => one.isApart && /\b(?:cook|boil|steam|prepare|make)\b[^.]*\brice\b/i.test(one.text),
  )
  return (
    isListed &&
    !isApart &&
    clauses.some(
      (one) =>
        !one.isApart &&
        /\b(?:add|stir in|pour in|toast|distribute|scatter|sprinkle|spread)\b[^.]*\brice\b(?! (?:vinegar|wine|noodle))/i.test(
          one.text,
        ),
    )
  )
}

const RICE =
  'The rice that cooks in it would turn to mush in the hours that a slow cooker takes, so I leave it as it is made now. What works is to cook the rest of such a dish in it and the rice apart.'

/** What no closed pot makes. */
function kindOf(recipe: RecipeData): 'bake' | 'cold' | undefined {
  const dish = readDish(recipe)
  // Flour stirred 'like a batter' into a gravy makes no bake.
  const isBaked = /\b(?:oven|bak(?:e|ed|ing)|dough|pancakes?|cr[eê]pes?|waffles?|dumplings?)\b/i
  const isOfDough = dish.isBake && isBaked.test([recipe.title, ...recipe.instructions].join(' '))
  if (isOfDough && !/\b(?:stew|soup|chili|curry|goulash|braise)\b/i.test(recipe.title))
    return 'bake'
  const isCold =
    /\b(?:salad|smoothie|ceviche|tartare|sandwich|ice cream|gazpacho|slaw|guacamole|salsa)\b/i.test(
      recipe.title,
    )
  return isCold ? 'cold' : undefined
}

/** What cooks without liquid is quick, or else has no tested time in a closed pot. */
function dryKindOf({ instructions }: RecipeData): 'quick' | 'untested' {
  return simmeredFor(instructions) >= NOT_QUICK ? 'untested' : 'quick'
}

const NOT_QUICK = 20

const WHY_NOT: Record<'bake' | 'cold' | 'quick' | 'untested', (pot: ClosedPot) => string> = {
  bake: (pot) =>
    `Dough and batter need dry heat to rise and brown, and a ${pot} is wet inside: it would come out pale and soggy, so I leave it as it is made now. What does well in it are stews, braises, soups, beans and pulled meat.`,
  cold: (pot) =>
    `It is not cooked for long enough that a ${pot} could help: I leave it as it is made now. What does well in it are stews, braises, soups, beans and pulled meat.`,
  quick: (pot) =>
    `It is done in minutes, and ${pot === 'slow cooker' ? 'hours of steam' : 'the quarter of an hour that pressure takes to come and go'} would take its texture: in the ${pot} it would turn out soft or overcooked, so I leave it as it is made now. What does well in it is what simmers or roasts for long: stews, braises, soups, beans, pulled meat.`,
  untested: (pot) =>
    `It does not simmer in liquid but cooks in dry heat or in a dish of its own, and I know no tested time for such a dish in the ${pot}: I leave it as it is made now. What does well in it is what simmers or roasts for long: stews, braises, soups, beans, pulled meat.`,
}

export function hasMeat({ ingredients }: RecipeData): boolean {
  return ingredients.some((line) =>
    readDishLine(line).foods.some((food) => isOneOf(food, ['meat', 'poultry'])),
  )
}
