import type { Ingredient } from '../../lexicon/ingredient.ts'
import { isKindOf, kindsOf } from '../../lexicon/lexicon.ts'
import { identify } from '../../recognition/identify.ts'
import { toSingular } from '../../text/plural.ts'
import type { Kind } from '../foods/food.ts'
import { FOOD_IDS, FOODS, type FoodId, isKind } from '../foods/foods.ts'
import type { Unit } from './lexicon.ts'

/** A food the engine can cook in place of what a name means, under its own name if that differs. */
export type OwnFood = { foods: readonly FoodId[]; instead?: string }

/**
 * The foods that the name of a pantry item means, given the food word in it. 'Almond butter' is not
 * butter and 'fish fingers' are not cod: if there are more words beside the food, the lexicon must
 * agree. Undefined if it is something else, or unclear.
 */
export function readOwnFood(
  name: string,
  units: readonly Unit[],
  head: Unit | undefined,
): OwnFood | undefined {
  const meant = lexiconOf(name)
  const foods = head?.meaning?.foods
  if (!head || !foods) return meant && nearestOf(meant)
  const at = units.indexOf(head)
  const wasCooked = isCooked(units, foods)
  const isPlain = ({ word }: Unit) =>
    PLAIN.has(word) || (wasCooked && COOKED.has(word)) || /^\W*\d/.test(word)
  const before = units.slice(0, at).filter((unit) => !isPlain(unit))
  const behind = units.slice(at + 1).filter((unit) => !isPlain(unit))
  const asRead = { foods, ...(head.meaning?.instead && { instead: head.meaning.instead }) }
  if (before.length + behind.length === 0) return asRead
  if (!meant) return behind.length === 0 ? asRead : undefined
  return foods.some((id) => isAkin(meant, id)) ? asRead : nearestOf(meant)
}

const COOKED = new Set([
  'leftover',
  'cooked',
  'rotisserie',
  'grilled',
  'poached',
  'boiled',
  'roast',
  'roasted',
])
const KEEPS: readonly Kind[] = ['poultry', 'meat', 'fish', 'shellfish', 'root', 'cured']

/** Whether a word says that the food is cooked already. */
export function isCooked(units: readonly Unit[], foods: readonly FoodId[]): boolean {
  return units.some(({ word }) => COOKED.has(word)) && foods.some((id) => isKind(id, ...KEEPS))
}

/** The single food of a name, if the lexicon is sure. */
function lexiconOf(name: string): Ingredient | undefined {
  const [foods = [], ...alternatives] = identify(name)
  const [food, ...more] = foods
  return food?.sure && alternatives.length + more.length === 0 ? food.ingredient : undefined
}

function isAkin(meant: Ingredient, id: FoodId): boolean {
  const mine = ingredientOf(id)
  return mine !== undefined && (isKindOf(meant, mine) || isKindOf(mine, meant))
}

/** One of our foods that it is a kind of, among those that all cook alike. */
function nearestOf(meant: Ingredient): OwnFood | undefined {
  const kinds = kindsOf(meant)
  const id = FOOD_IDS.find((food) => {
    const mine = ingredientOf(food)
    return isKind(food, ...ALIKE) && mine !== undefined && kinds.has(mine)
  })
  if (id === undefined) return undefined
  return ingredientOf(id) === meant
    ? { foods: [id] }
    : { foods: [id], instead: toSingular(meant.name) }
}

function ingredientOf(id: FoodId): Ingredient | undefined {
  if (!ingredients.has(id)) ingredients.set(id, lexiconOf(FOODS[id].name))
  return ingredients.get(id)
}

const ingredients = new Map<FoodId, Ingredient | undefined>()

const ALIKE: readonly Kind[] = [
  ...(['poultry', 'meat', 'mince', 'sausage', 'cured', 'fish', 'shellfish', 'soy'] as const),
  ...(['legume', 'vegetable', 'root', 'leaf', 'allium', 'pasta', 'noodles', 'herb'] as const),
]

/** Words that do not change what a food is: cut, package, size, freshness. */
const PLAIN = new Set([
  'fresh',
  'frozen',
  'ripe',
  'raw',
  'organic',
  'free',
  'range',
  'good',
  'nice',
  'old',
  'stale',
  'large',
  'small',
  'medium',
  'big',
  'baby',
  'king',
  'mini',
  'thin',
  'thick',
  'half',
  'whole',
  'some',
  'few',
  'bit',
  'lot',
  'rest',
  'the',
  'my',
  'of',
  'a',
  'an',
  'and',
  'in',
  'on',
  'with',
  'chopped',
  'sliced',
  'diced',
  'grated',
  'shredded',
  'crushed',
  'peeled',
  'boneless',
  'skinless',
  'tin',
  'tinned',
  'can',
  'canned',
  'jar',
  'pack',
  'packet',
  'bag',
  'box',
  'bottle',
  'bunch',
  'block',
  'head',
  'piece',
  'slice',
  'fillet',
  'clove',
  'leaf',
  'stick',
  'stalk',
  'portion',
  'wedge',
  'ball',
  'rasher',
  'strip',
  'cube',
  'chunk',
  'steak',
  'joint',
  'shoulder',
  'loin',
  'wholewheat',
  'wholemeal',
  'wholegrain',
  'wheat',
  'brown',
  'white',
  'green',
  'red',
  'yellow',
  'plain',
  'unsalted',
  'salted',
  'low',
  'fat',
  'full',
  'semi',
  'skimmed',
  'extra',
  'virgin',
  'light',
  'mature',
  'mild',
  'strong',
  'sweet',
  'water',
  'brine',
  'vine',
  'oil',
])
