import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { type DishLine, isOneOf, readDishLine } from '../../../adapting/read-dish.ts'
import type { RecipeData } from '../../../recipe-text/recipe-data.ts'
import { isLateFood, isLiquid } from './foods-in-pot.ts'

/** What a line does in a dish that cooks in one closed pot, in the order of its way there. */
export type PotRole =
  | 'fat'
  | 'meat'
  | 'aromatic'
  | 'spice'
  | 'flour'
  | 'liquid'
  | 'body'
  /** Crisp or tender vegetables and fish, for the last minutes. */
  | 'late'
  /** What hours would curdle, stirred in at the end. */
  | 'dairy'
  | 'starch'
  /** Fresh herbs and juice, stirred in when it is done. */
  | 'fresh'
  /** Cooked apart and served with it. */
  | 'beside'

/** A food of the list by its own short name. */
export type PotFood = { name: string; text: string; optional: boolean; isFish: boolean }

/** The lines of a dish by what they do in the pot; undefined where one of them is of another sort of dish. */
export function readPotRoles({ ingredients }: RecipeData): Map<PotRole, PotFood[]> | undefined {
  const roles = new Map<PotRole, PotFood[]>()
  for (const dishLine of ingredients.flatMap(toDishLines)) {
    const { line, text, foods } = dishLine
    if (line.heading) continue
    // 'Yellow curry (mild madras)' is known by what it is called.
    if (foods.length === 0 && !SPICES.test(line.name)) return undefined
    if (foods.some((food) => isOneOf(food, FOREIGN)) || FOREIGN_WORDS.test(text)) return undefined
    if (
      foods.length > 0 &&
      foods.every((food) => isOneOf(food, ['salt', 'water', 'pasta water', 'black pepper']))
    )
      continue
    const role = roleOf(dishLine)
    const isFish = foods.some((food) => isOneOf(food, FISH) && !isOneOf(food, ['anchovy']))
    const named = { name: shortName(dishLine), text, optional: line.optional, isFish }
    roles.set(role, [...(roles.get(role) ?? []), named])
  }
  return roles
}

/** What no stew has: then it is another sort of dish, whose steps nobody can guess. */
const FOREIGN = [
  'egg',
  'puff pastry',
  'phyllo',
  'yeast',
  'baking powder',
  'breadcrumb',
  'chocolate',
  'oats',
  'gelatin',
]
const FOREIGN_WORDS =
  /\b(?:dough|pastry|batter|dumplings?|patties|burgers?|crust|meatballs?|breadcrumbs?)\b|\bdr(?:y|ied)\b.*\bcan(?:ned|s)?\b/i

const SPICES = /\b(?:curry|masala|powder|seasoning|spices?|chil?li(?:es|s)?|flakes)\b/i

/** 'Onion, celery and carrot' of a list without amounts are three; 'beef or chicken stock' is a stock. */
function toDishLines(text: string): DishLine[] {
  const read = readDishLine(text)
  const { line, foods } = read
  if (line.heading || findFoodSpans(text).length < 2) return [read]
  if (/\b(?:stock|broth)$/i.test(line.name.trim()))
    return [{ ...read, foods: foods.filter(({ name }) => /\b(?:stock|broth)$/.test(name)) }]
  const isList = line.quantity === undefined && /,| and /.test(text) && !/ or |\(/.test(text)
  if (!isList) return [read]
  return findFoodSpans(text).map(({ said, ingredient }) => ({
    ...read,
    line: { ...line, name: said },
    foods: [ingredient],
  }))
}

const ROLES: readonly (readonly [PotRole, readonly string[], RegExp?])[] = [
  ['liquid', ['wine', 'beer', 'coconut milk']],
  [
    'spice',
    [
      'dried herb',
      'spice',
      'tomato paste',
      'curry paste',
      'bouillon',
      'curry powder',
      'garam masala',
    ],
  ],
  ['spice', [], /\b(?:powder|masala|seasoning|spices?|chil?li(?:es|s)?|flakes)\b/i],
  ['starch', ['cornstarch', 'potato starch']],
  ['flour', ['flour']],
  [
    'beside',
    [
      'rice',
      'pasta',
      'noodles',
      'bread',
      'baguette',
      'bread roll',
      'flatbread',
      'tortilla',
      'couscous',
      'quinoa',
      'bulgur',
    ],
  ],
  ['body', ['tomato', 'legume'], /\b(?:can|tin|canned|tinned|dried|dry|crushed|paste|passata)\b/i],
  ['fat', ['oil', 'butter', 'ghee', 'lard', 'margarine']],
  ['meat', ['meat', 'poultry', 'sausage', 'bacon']],
  [
    'fresh',
    [
      'parsley',
      'cilantro',
      'basil',
      'mint',
      'dill',
      'chive',
      'scallion',
      'lemon',
      'lime',
      'lemon juice',
      'lime juice',
      'vinegar',
    ],
  ],
  ['dairy', ['milk', 'cream', 'sour cream', 'creme fraiche', 'yogurt', 'cheese']],
  ['aromatic', ['onion', 'garlic', 'shallot', 'leek', 'ginger', 'celery']],
  [
    'late',
    [
      'broccoli',
      'snow pea',
      'sugar snap pea',
      'bean sprout',
      'asparagus',
      'zucchini',
      'leafy green',
      'baby corn',
      'green bean',
      'peas',
      'pea',
      'green pea',
      'frozen pea',
    ],
  ],
]

/** Cooked before, and crisp or tender by any of its names. */
const READY =
  /\b(?:cooked|deli|rotisserie|leftover) (?:chicken|turkey|ham|beef|pork|meat)\b|\b(?:chicken|turkey),? cooked\b/i
const LATE_WORDS =
  /\b(?:brocc\w*|zucchini|courgettes?|asparagus|green beans|snow peas|snap peas|(?:frozen |green )peas|spinach|bean sprouts)\b/i
const FISH = ['fish', 'shellfish', 'crustacean', 'mollusc']

function roleOf({ text, foods }: DishLine): PotRole {
  const [food] = foods
  if (!food) return 'spice'
  if (/\b(?:stock|broth)\b/i.test(text) && !/\b(?:cubes?|powder|granules)\b/i.test(text))
    return 'liquid'
  if (READY.test(text) || LATE_WORDS.test(text)) return 'late'
  // Anchovies melt into what they cook in.
  if (foods.some((one) => isOneOf(one, FISH) && !isOneOf(one, ['anchovy']))) return 'late'
  if (/\b(?:to serve|for serving)\b/i.test(text)) return 'beside'
  const found = ROLES.find(
    ([, names, line]) => (names.length === 0 || isOneOf(food, names)) && (line?.test(text) ?? true),
  )?.[0]
  if (found) return found
  if (isLateFood(food)) return 'late'
  return isLiquid(text) ? 'liquid' : 'body'
}

/** 'Chicken breast' of '500 g or 1 lb of chicken breast': as it is called, without its size and its cut. */
function shortName({ line, text }: DishLine): string {
  if (/\b(?:stock|broth)$/i.test(line.name.trim()) && / or /.test(line.name)) return 'stock'
  const said = findFoodSpans(line.name)[0]?.said ?? findFoodSpans(text)[0]?.said ?? line.name
  return said.toLowerCase()
}
