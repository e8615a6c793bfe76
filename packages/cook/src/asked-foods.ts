import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { addFood } from './additions.ts'
import { withCut } from './cuts.ts'
import type { Asked } from './find-asked.ts'
import { inPlaceOfMain, tellBoth } from './in-place-of-main.ts'
import type { Swap } from './reading/refused.ts'
import { replaceFood } from './replace-food.ts'
import { withSister } from './with-sister.ts'

/** The recipe with the foods that were asked for, and sentences about them to put before its description. */
type WithAskedFoods = { recipe: RecipeData; said: readonly string[] }

/** The rules that an added food must keep to, and the text of the request. */
type Asking = { rules: readonly string[]; text: string }

/** Adds the foods that were asked for, in place of another food or in addition, and says which could not be added. */
export function addAskedFoods(
  recipe: RecipeData,
  dish: Dish,
  { swaps, extras, kind }: Pick<Asked, 'swaps' | 'extras' | 'kind'>,
  asking: Asking,
): WithAskedFoods {
  // The chosen version may have been swapped already: the paneer of a meatless butter chicken.
  const has = (food: string) => recipe.ingredients.some((line) => line.toLowerCase().includes(food))
  const swapped = swaps
    .filter(({ from, to }) => has(from) || !has(to))
    .reduce<WithAskedFoods>((now, one) => swap(now, dish, one, asking), { recipe, said: [] })
  const named = swaps.flatMap(({ from, to }) => [from, to])
  // The chosen version may have it already: the tofu of a vegan curry.
  const missing = [...kind, ...extras].filter((food) => !named.includes(food) && !has(food))
  return missing.reduce<WithAskedFoods>((now, food) => add(now, dish, food, asking), swapped)
}

function add(
  { recipe, said }: WithAskedFoods,
  dish: Dish,
  food: string,
  asking: Asking,
): WithAskedFoods {
  const { rules } = asking
  const cut = withCut(recipe, dish, food, rules)
  if (cut) return { recipe: cut.recipe, said: [...said, ...cut.said] }
  const sister = withSister(recipe, dish, food, asking)
  if (sister) return { recipe: sister.recipe, said: [...said, ...sister.said] }
  const instead = inPlaceOfMain(recipe, dish, food, asking)
  if (instead) return { recipe: instead, said }
  const added = addFood(recipe, dish, food, rules)
  if (added) return { recipe: added, said: [...said, ...tellBoth(dish, food, asking.text)] }
  const known = dish.know.find((text) => text.toLowerCase().includes(food))
  const why = known ?? 'I know no tested way to put that in.'
  return { recipe, said: [...said, `This is made without ${food}: ${lowered(why)}`] }
}

function lowered(text: string): string {
  return /^I\b/.test(text) ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}

function swap(
  { recipe, said }: WithAskedFoods,
  dish: Dish,
  { from, to }: Swap,
  { rules }: Asking,
): WithAskedFoods {
  const sister = withSister(recipe, dish, to, { rules, text: '' })
  if (sister) return { recipe: sister.recipe, said: [...said, ...sister.said] }
  const changed = replaceFood(recipe, from, to, rules)
  return 'reason' in changed
    ? { recipe, said: [...said, changed.reason] }
    : { recipe: changed, said }
}
