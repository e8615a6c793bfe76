import { type Dish, toRecipe } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { checkDiet, toKey } from '@potluck/kitchen/knowledge'
import { findSisters } from './sister-foods.ts'
import { withSister } from './with-sister.ts'

/**
 * Returns the dish with a sister food in place of the one that the cook refused: pancetta for the guanciale of a
 * carbonara. Undefined if the dish is named after that food, or if there are other rules as well.
 */
export function insteadOfRefused(
  dish: Dish,
  rules: readonly string[],
): { recipe: RecipeData; said: readonly string[] } | undefined {
  const [rule = '', ...more] = rules
  const [, food] = /^no ([a-z ]+)$/i.exec(rule) ?? []
  // Someone who leaves out walnuts may have to leave out pecans too.
  if (food === undefined || more.length > 0 || NUT.test(food) || isCalled(dish, food))
    return undefined
  for (const { name, sisters } of findSisters(food)) {
    const isFor = new RegExp(` in place of ${name}\\b`)
    for (const other of nearestFirst(sisters.names, name).slice(0, MOST_TRIED)) {
      const made = withSister(toRecipe(dish), dish, other, { rules, text: '' })
      if (made && isFor.test(made.recipe.adaptations.join(' ')) && isWithout(made.recipe, rule))
        return made
    }
  }
  return undefined
}

const NUT = /nut|pecan|almond|pistachio|cashew/i
/** How many sisters are tried; those further away in the list are less alike. */
const MOST_TRIED = 2

/** The other names in a list of sisters, those next to `name` first. */
function nearestFirst(names: readonly string[], name: string): string[] {
  const far = (one: string) => Math.abs(names.indexOf(one) - names.indexOf(name))
  return names.filter((one) => one !== name).toSorted((one, other) => far(one) - far(other))
}

function isCalled({ title }: Dish, food: string): boolean {
  return ` ${toKey(title)} `.includes(` ${toKey(food)}`)
}

function isWithout({ ingredients, instructions: steps }: RecipeData, rule: string): boolean {
  return checkDiet({ ingredients, steps }, [rule]).verdict !== 'contains'
}
