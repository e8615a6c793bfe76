import { readDish } from '../../../adapting/read-dish.ts'
import { parseIngredientLine } from '../../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { lowerFirst } from '../../../text/lower-first.ts'
import { type DryVessel, findPiece } from './piece-times.ts'
import { sayCooked } from './say-pieces.ts'
import type { Vessel } from './vessel.ts'
import { causeAgainst, WHY_NOT } from './why-no-pieces.ts'

/**
 * Why steps stay as they are, with how a cook does it all the same: the meat, fish or vegetables of the dish by
 * themselves in that heat, by the charts. As it was where nothing of it is such a piece, or a way is said already.
 */
export function withWay(recipe: RecipeData, vessel: Vessel, reason: string): string {
  if (vessel === 'air fryer' && readDish(recipe).isYeasted && LOAF.test(recipe.title))
    return `${WHY_NOT['air fryer'].dough} ${AS_ROLLS}`
  if (!isDry(vessel) || SAYS_HOW.test(reason) || readDish(recipe).isBake) return reason
  const piece = findPiece(recipe.ingredients)
  const cause = piece && causeAgainst(recipe, piece.line, false)
  const isLoose = recipe.instructions.some((step) => /\b(?:grate|mash|shred|pur[eé]e)/i.test(step))
  if (!piece || isLoose || (cause !== undefined && cause !== 'composed')) return reason
  const name =
    parseIngredientLine(piece.line)
      .name.split(/,|\(| with | or /)[0]
      ?.trim()
      .toLowerCase() ?? ''
  if (name === '' || name.split(' ').length > LONGEST_NAME) return reason
  const said = sayCooked(vessel, {
    name,
    time: piece.time,
    fat: undefined,
    beside: [],
    isOiled: false,
  })
  const first = reason === WHY_NOT[vessel].none ? TOO_MUCH : reason
  return `${first} How it is done: ${lowerFirst(said)}. All the rest is made as it is written.`
}

function isDry(vessel: Vessel): vessel is Vessel & DryVessel {
  return vessel === 'oven' || vessel === 'air fryer' || vessel === 'grill' || vessel === 'pan'
}

const LOAF = /\b(?:bread|loaf|rolls?|buns?|baguettes?)\b/i
const AS_ROLLS =
  'How it is done: shape rolls of 60 g of the risen dough, let them rise for 20 minutes more on baking paper in the basket, 3 cm apart, and bake them at 170 °C (340 °F) for 10 to 12 minutes, until they sound hollow and read 93 °C (200 °F) inside.'

const SAYS_HOW = /\bHow it is done\b|\bas it is\.$|\bneeds no oven\b/
const LONGEST_NAME = 5
const TOO_MUCH = 'Its steps do more than I could move one by one, so I leave it as it is made now.'
