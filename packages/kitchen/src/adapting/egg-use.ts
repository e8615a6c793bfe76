import type { Ingredient } from '../lexicon/ingredient.ts'
import { gramsOf } from '../nutrition/grams-of.ts'
import { findFoodSpans } from './find-foods.ts'
import { type Dish, type DishLine, isOneOf } from './read-dish.ts'

/**
 * What the egg of a line does in its dish. `held` is the foam that holds a soufflé up and the emulsion of a
 * hollandaise: nothing that we know does that.
 */
export type EggUse =
  | 'held'
  | 'meringue'
  | 'foam'
  | 'mayonnaise'
  | 'glaze'
  | 'coating'
  | 'boiled'
  | 'whole'
  | 'crumbled'
  | 'beaten'
  | 'custard'
  | 'thin'
  | 'lift'
  | 'binder'

export function isEgg({ foods }: DishLine): boolean {
  return foods.some(isAnEgg)
}

export function isAnEgg(food: Ingredient): boolean {
  return isOneOf(food, EGGS)
}

const EGGS = ['egg', 'egg white', 'egg yolk', 'hard-boiled egg', 'egg wash']

/** Read from the title, then from the sentences that take it. */
export function readEggUse(
  { title, steps, isBake, lines }: Dish,
  { text, foods }: DishLine,
): EggUse {
  if (foods.some(({ name }) => name === 'egg wash')) return readWash(steps, isBake)
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!?;])\s+/)).filter(namesEgg)
  const said = sentences.join(' ')
  const found = BY_TITLE.find(([pattern]) => pattern.test(title))?.[1]
  if (found && found !== 'beaten') return found
  if (isBake && hasMoreEggThanFlour(lines)) return 'held'
  if (BOILED.test(`${text} ${said}`)) return 'boiled'
  if (/\b(?:to|for) (?:brush|glaz)/i.test(text)) return 'glaze'
  if (sentences.length > 0 && sentences.every((one) => GLAZED.test(one))) return 'glaze'
  if (WHIPPED.test(said) || /\bstiff\b/i.test(text) || (isBake && WHISKED.test(said))) return 'foam'
  if (found) return found
  if (WHOLE.test(said) && !/\b(?:scrambl|whisk|beat)/i.test(said)) return 'whole'
  if (COATED.test(said) && !isBake) return 'coating'
  if (/\bscrambl/i.test(said)) return /\b(?:whisk|beat)/i.test(said) ? 'beaten' : 'crumbled'
  if (PATTIES.test(`${title} ${steps.join(' ')}`)) return 'binder'
  if (!isBake) return readUseInPot(said)
  return LIFTED.test(title) || AERATED.test(said) ? 'lift' : 'binder'
}

/** Brushed on a bun, or what crumbs stick to. */
function readWash(steps: readonly string[], isBake: boolean): EggUse {
  return CRUMBED.test(steps.join(' ')) && !isBake ? 'coating' : 'glaze'
}

/** What thickens a sauce, what is beaten and fried, what stays whole. */
function readUseInPot(said: string): EggUse {
  // 'Combine with all ingredients' names no egg.
  if (said === '') return 'binder'
  if (/\b(?:cream|milk|thicken|custard|yogh?urt|ricotta|soup|sauce)\b/i.test(said)) return 'custard'
  return /\b(?:beat|whisk|mix|stir|blend|combine)/i.test(said) ? 'beaten' : 'whole'
}

/** A sponge of four eggs and a cup of flour is held up by them; flax would leave a brick. */
function hasMoreEggThanFlour(lines: readonly DishLine[]): boolean {
  const gramsIn = (isMeant: (line: DishLine) => boolean) =>
    lines
      .filter(isMeant)
      .reduce(
        (sum, { line, foods: [food] }) => sum + ((food && gramsOf(line, food)?.grams) || 0),
        0,
      )
  const eggs = gramsIn(isEgg)
  const flour = gramsIn(({ foods }) => foods.some((food) => isOneOf(food, FLOURS)))
  return eggs >= FOUR_EGGS && flour > 0 && eggs > flour
}

/** Grams of four medium eggs without their shells. */
const FOUR_EGGS = 170
const FLOURS = ['flour', 'almond flour', 'coconut flour', 'gluten-free flour', 'oats', 'cornmeal']

function namesEgg(sentence: string): boolean {
  return (
    /\b(?:yolks?|whites?)\b/i.test(sentence) ||
    findFoodSpans(sentence).some(({ ingredient }) => isOneOf(ingredient, EGGS))
  )
}

const BY_TITLE: readonly (readonly [pattern: RegExp, use: EggUse])[] = [
  [
    /souffl|popover|profiterole|[eé]clairs?\b|choux|cream puff|angel food|chiffon|genoise|génoise|hollandaise|b[eé]arnaise|castella|eggnog|zabaglione|sabayon/i,
    'held',
  ],
  [/dutch baby|yorkshire pud|kropsua|pannukakku|german pancake/i, 'thin'],
  [/meringue|merengad|pavlova/i, 'meringue'],
  [/mayonnaise|\bmayo\b|aioli/i, 'mayonnaise'],
  [/deviled egg|egg salad|scotch egg|pickled egg|soy egg|ramen egg/i, 'boiled'],
  [/shaksho?u?ka|benedict|huevos|fried egg|poached egg/i, 'whole'],
  [
    /french toast|omelet|frittata|scramble|tortilla (?:espa|de pata)|egg drop|egg muffin|strata/i,
    'beaten',
  ],
  [
    /quiche|custard|flan\b|cheesecake|pudding|clafoutis|cr[eè]me\b|curd|ice cream|pumpkin pie|carbonara|gelato/i,
    'custard',
  ],
  [/cr[eê]pes?\b|(?:swedish|french|thin) pancakes?|palatschinken|blintz|pannkak/i, 'thin'],
  [/fried rice|pad thai|bibimbap|nasi goreng/i, 'crumbled'],
]
const BOILED =
  /hard[- ]?boil|\bboil [^.]{0,30}\beggs?\b|boiled eggs?\b|soft[- ]?boil|boil (?:the|\d+) eggs?\b/i
const GLAZED = /\b(?:brush|glaze|egg wash|paint)/i
const WHIPPED =
  /\b(?:stiff|soft|firm) peaks?\b|\bwhites?\b[^.]*\b(?:stiff|foamy|frothy|fluffy|snow)\b|\b(?:whip|beat|whisk)\b[^.]*\bwhites?\b/i
/** Eggs alone, beaten until air is in them: 'beat the eggs till creamy'. */
const WHISKED =
  /\b(?:beat|whisk|whip|mix)\b (?:the |all |\d+ |your )*eggs?(?: (?:and|with) (?:the )?sugar)?[^.,;]*\b(?:un)?til[^.]*\b(?:creamy|frothy|foamy|fluffy|pale|thick|white|light)\b/i
const WHOLE =
  /\bpoach|\b(?:crack|break)\b[^.]*\beggs?\b[^.]*\b(?:over|on top|wells?|pan|skillet)\b|\bfry\b[^.]{0,20}\beggs?\b|sunny/i
/** What is turned in flour, egg and crumbs. */
const CRUMBED = /\b(?:dip|dredge|bread ?crumbs|breaded|panko)\b/i
const COATED = /\b(?:dip|dredge|coat|roll)\w*\b/i
const PATTIES =
  /meat ?balls?|meat ?loaf|burgers?|patt(?:y|ies)|kofta|fritters?|croquettes?|latkes|stuffing|dumplings?/i
/** Beaten until air holds the batter up. */
const AERATED = /\b(?:pale|ribbons?|fluffy|foamy|doubled? in volume|very light)\b/i
const LIFTED = /\bcakes?\b|cupcakes?|torte|gateau|sponge/i
