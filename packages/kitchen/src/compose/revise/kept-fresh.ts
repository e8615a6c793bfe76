import { isOneOf, readDishLine } from '../../adapting/read-dish.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { joinWords } from '../words/join.ts'

/** What of a dish comes in once it is warmed up again: 'Stir in the cream and the basil then.' '' where nothing does. */
export function sayFresh({ ingredients }: RecipeData): string {
  const names = ingredients.flatMap((line) => {
    const { foods, line: read } = readDishLine(line)
    const [food] = foods
    if (!food || read.heading || /\b(?:dried|ground|stock|broth)\b/i.test(line)) return []
    return isOneOf(food, FRESH) && !isOneOf(food, ['coconut milk']) ? [food.name] : []
  })
  const said = [...new Set(names)].slice(0, MOST_SAID)
  return said.length === 0 ? '' : `Stir in the ${joinWords(said)} only then.`
}

const MOST_SAID = 3
const FRESH = [
  'cream',
  'sour cream',
  'creme fraiche',
  'yogurt',
  'parsley',
  'cilantro',
  'basil',
  'mint',
  'dill',
  'chive',
  'scallion',
  'lemon juice',
  'lime juice',
]
