import { isOneOf, readDishLine } from '../../adapting/read-dish.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'

/**
 * Minutes at high pressure for what simmers so long: a third, and no less than what its slowest food needs there,
 * as the time tables of the makers' booklets give it for pieces of stewing size.
 */
export function pressureMinutes({ ingredients }: RecipeData, simmered: number): number {
  const foods = ingredients.flatMap((line) => readDishLine(line).foods)
  const least = LEAST.filter(([names]) => foods.some((food) => isOneOf(food, names)))
  const wanted = Math.max(LEAST_OF_ALL, ...least.map(([, minutes]) => minutes))
  const third = Math.round(simmered / 3)
  return Math.max(wanted, Math.min(third, MOST))
}

const LEAST_OF_ALL = 5
const MOST = 60
const LEAST: readonly (readonly [names: readonly string[], minutes: number])[] = [
  [['ground meat'], 10],
  [['poultry'], 12],
  [['beef', 'lamb', 'pork', 'veal', 'goat'], 30],
  [['dried bean', 'dried chickpea'], 35],
  [['lentil', 'rice', 'barley'], 10],
]
