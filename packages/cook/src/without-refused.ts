import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { changeByRule } from './change-by-rule.ts'
import { chooseVersion, isInTools, type Version } from './choose-version.ts'
import { dropFood } from './drop-food.ts'
import type { Asked } from './find-asked.ts'
import { insteadOfRefused } from './instead-of-refused.ts'
import { leaveOut } from './leave-out.ts'
import type { Conditions } from './read-request.ts'
import { titleOf } from './serve.ts'
import { tellKeptOrDoubts, UNCHANGED } from './tell-doubts.ts'

/**
 * The dish without the foods that the cook refused in their own words, left out or replaced. Undefined if a version
 * does without them already, or if they can be neither.
 */
export function withoutRefused(
  fitting: Version | undefined,
  isAnother: boolean,
  { dish, conditions }: Asked,
): { recipe: RecipeData; dish: Dish; said: readonly string[] } | undefined {
  const { rules } = conditions
  const isMissing = fitting === undefined || isAnother
  const dropped = isMissing ? withoutDropped(dish, conditions) : undefined
  if (dropped) return { ...dropped, said: dropped.recipe.adaptations }
  if (!isInTools(dish, conditions)) return undefined
  const less = fitting ? undefined : leaveOut(dish, rules)
  if (less) {
    const { recipe, said } = tellKeptOrDoubts(less, rules)
    return { recipe, dish, said: [said] }
  }
  // The pork-free version is too different for someone who only has no guanciale.
  const isOther = isMissing || fitting.by.includes('pork-free')
  const sister = isOther ? insteadOfRefused(dish, rules) : undefined
  if (sister) return { ...sister, dish }
  const changed = isMissing ? changeByRule(dish, rules) : undefined
  if (!changed) return undefined
  const { recipe, said } = tellKeptOrDoubts(changed.recipe, rules)
  return {
    recipe,
    dish,
    said: [said, ...changed.said.filter((note) => !UNCHANGED.test(note))],
  }
}

/**
 * The version that keeps to the diets and the tools, with the foods that the cook refused left out. Undefined if they
 * cannot be.
 */
function withoutDropped(
  dish: Dish,
  conditions: Conditions,
): { recipe: RecipeData; dish: Dish } | undefined {
  const [own, diets] = [true, false].map((isOwn) =>
    conditions.rules.filter((rule) => /^no /i.test(rule) === isOwn),
  )
  const version = chooseVersion(dish, { ...conditions, rules: diets ?? [] })
  const recipe = version && dropFood(version.dish, own ?? [])
  return version && recipe && { recipe: { ...recipe, title: titleOf(version) }, dish: version.dish }
}
