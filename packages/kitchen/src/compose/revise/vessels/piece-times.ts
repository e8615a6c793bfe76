import { isOneOf, readDishLine } from '../../../adapting/read-dish.ts'

/** What cooks pieces that lie side by side, without liquid. */
export type DryVessel = 'oven' | 'air fryer' | 'grill' | 'pan'

/** Minutes of a piece in each, and the heat of oven and air fryer in °C; undefined where it comes to nothing good. */
export type PieceTime = {
  names: readonly string[]
  line?: RegExp
  oven?: readonly [celsius: number, from: number, to: number]
  air?: readonly [celsius: number, from: number, to: number]
  /** For each side, over medium-high heat. */
  side: readonly [from: number, to: number]
  /** How a grill is set for what is too thick for medium-high heat. */
  fire?: 'medium'
  until: string
}

const POULTRY = 'it reads 74 °C (165 °F) inside'
const GROUND = 'it reads 71 °C (160 °F) inside'
const CUT = 'it reads 63 °C (145 °F) inside; then let it rest for 3 minutes'
const FISH = 'it flakes and reads 63 °C (145 °F) inside'

/**
 * Times of the cooking charts of air fryers and of the USDA's charts for roasting and grilling, for pieces as they are
 * sold; the temperatures inside are the USDA's 'Safe Minimum Internal Temperature Chart'. The first that fits counts.
 */
const TIMES: readonly PieceTime[] = [
  {
    names: ['meat', 'poultry'],
    line: /\bliver\b/i,
    air: [190, 8, 10],
    oven: [200, 12, 15],
    side: [3, 4],
    until: GROUND,
  },
  {
    names: ['poultry'],
    line: /\bwings?\b/i,
    oven: [220, 40, 45],
    air: [200, 20, 24],
    side: [10, 12],
    until: POULTRY,
  },
  {
    names: ['poultry'],
    line: /\b(?:thighs?|legs?|drumsticks?)\b(?![^,]*boneless)(?<!boneless[^,]*)/i,
    oven: [200, 35, 45],
    air: [190, 22, 26],
    side: [12, 15],
    until: POULTRY,
  },
  {
    names: ['ground meat', 'ground poultry', 'burger'],
    oven: [200, 18, 20],
    air: [190, 10, 14],
    side: [4, 5],
    until: GROUND,
  },
  { names: ['sausage'], oven: [200, 20, 25], air: [190, 12, 15], side: [6, 8], until: GROUND },
  { names: ['poultry'], oven: [220, 18, 22], air: [190, 14, 18], side: [6, 7], until: POULTRY },
  {
    names: ['shellfish'],
    oven: [220, 6, 8],
    air: [200, 5, 7],
    side: [2, 3],
    until: 'it is opaque and reads 63 °C (145 °F)',
  },
  { names: ['fish'], oven: [200, 12, 15], air: [200, 8, 11], side: [3, 5], until: FISH },
  { names: ['pork'], oven: [200, 18, 22], air: [200, 12, 14], side: [5, 6], until: CUT },
  { names: ['meat'], oven: [220, 12, 16], air: [200, 9, 12], side: [4, 5], until: CUT },
  {
    names: ['tofu', 'tempeh', 'seitan', 'halloumi', 'paneer'],
    oven: [200, 25, 30],
    air: [200, 12, 15],
    side: [4, 5],
    until: 'it is golden',
  },
  {
    names: ['potato', 'sweet potato'],
    oven: [220, 30, 35],
    air: [200, 18, 22],
    side: [10, 12],
    until: 'they are golden and tender',
  },
  {
    names: ['root vegetable', 'carrot', 'squash'],
    oven: [220, 25, 30],
    air: [190, 15, 20],
    side: [8, 10],
    until: 'they are tender and brown at the edges',
  },
  {
    names: ['vegetable', 'mushroom'],
    oven: [220, 20, 25],
    air: [190, 10, 14],
    side: [4, 6],
    until: 'they are tender and brown at the edges',
  },
]

/**
 * A bird that is cut open along its back and pressed flat: of one thickness like its halves, so that it is grilled as
 * they are, over a milder fire and under the lid; the temperature counts where the thigh is thickest.
 */
export const FLATTENED_BIRD: PieceTime = {
  names: ['poultry'],
  side: [20, 25],
  fire: 'medium',
  until: 'it reads 74 °C (165 °F) at the thickest part of the breast and of the thigh',
}

/** Slices of bread over the fire; in an oven or a pan they are baked and fried as they are written. */
export const TOASTED: PieceTime = {
  names: ['bread'],
  side: [1, 2],
  until: 'it is crisp and striped with brown',
}

/** The bread of a dish that is toast and nothing besides that cooks. */
export function findToast({
  title,
  ingredients,
}: {
  title: string
  ingredients: readonly string[]
}): string | undefined {
  if (!TOASTS.test(title) || ingredients.some((line) => NO_TOAST.test(line))) return undefined
  return ingredients.find((line) => BREADS.test(line))
}

const TOASTS =
  /(?<!\b(?:french|milk|egg|sugar) )\b(?:toasts?|crostini|bruschetta|garlic bread|tartines?)\b(?! (?:sticks|soup))/i
const NO_TOAST =
  /\b(?:eggs?|flour|yeast|milk|cream|beans|beef|chicken|pork|sausages?|shrimps?|prawns?|mince)\b/i
const BREADS = /\b(?:bread|baguettes?|ciabatta|sourdough|loaf)\b/i

/** The food of a list that a dry heat is for, with its times: meat before tofu before vegetables. */
export function findPiece(
  ingredients: readonly string[],
): { line: string; time: PieceTime } | undefined {
  const lines = ingredients
    .map(readDishLine)
    .filter(({ line, text }) => !line.heading && !SEASONING.test(text))
  for (const group of GROUPS) {
    for (const { text, foods } of lines) {
      const [food] = foods
      if (!food || !isOneOf(food, group) || isOneOf(food, ['herb', 'spice'])) continue
      const time = TIMES.find(
        ({ names, line }) => isOneOf(food, names) && (line?.test(text) ?? true),
      )
      if (time) return { line: text, time }
    }
  }
  return undefined
}

const GROUPS = [
  ['meat', 'poultry', 'fish', 'shellfish', 'sausage'],
  ['tofu', 'tempeh', 'seitan', 'halloumi', 'paneer'],
  ['potato', 'sweet potato', 'root vegetable', 'squash'],
  ['vegetable', 'mushroom'],
]
const SEASONING =
  /\b(?:stock|broth|bouillon|sauce|paste|powder|bacon|guanciale|pancetta|lardons?|anchov|lard|gelatin|to serve|for serving|garnish|onions?|garlic|shallots?|dried)\b/i

/** 'At 200 °C (400 °F) for 12 to 14 minutes'. */
export function sayHeat([celsius, from, to]: readonly [number, number, number]): string {
  return `at ${sayDegrees(celsius)} for ${from} to ${to} minutes`
}

export function sayDegrees(celsius: number): string {
  return `${celsius} °C (${Math.round((celsius * 1.8 + 32) / 25) * 25} °F)`
}
