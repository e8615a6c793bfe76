import type { Fact } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { factsOf, findByKey, INGREDIENTS, isKindOf } from '../lexicon/lexicon.ts'

/**
 * Whether a food named only by its kind may be the avoided one, or made of it: 'sausage' and pork,
 * 'mushrooms' and shiitake, 'meat stock' and beef, 'praline' and walnuts.
 */
export function couldBe(ingredient: Ingredient, avoided: Ingredient): boolean {
  if (groupsOfKinds(avoided).has(ingredient)) return true
  return KINDS.some(([fact, key]) => {
    const kind = findByKey(key)
    if (!kind || !isKindOf(avoided, kind)) return false
    // Its own entry leaves this open, whatever its kind and parts say.
    if (ingredient.may.includes(fact)) return true
    if (isKindOf(ingredient, kind)) return false
    const isExplained = partsOf(ingredient).some((part) => factsOf(part).has(fact))
    return factsOf(ingredient).has(fact) && !isExplained
  })
}

/** Facts that name a class of animal or nut, without saying which. */
const KINDS: readonly (readonly [Fact, string])[] = [
  ['meat', 'meat'],
  ['fish', 'fish'],
  ['crustaceans', 'crustacean'],
  ['molluscs', 'mollusc'],
  ['nuts', 'nut'],
]

/** What it is made of, as far as its entry and its groups say. */
function partsOf({ of, is }: Ingredient): Ingredient[] {
  return [...of.map(({ ingredient }) => ingredient), ...is.flatMap(partsOf)]
}

/** All groups that the food or any kind of it belongs to: by bratwurst, pork belongs to sausage. */
function groupsOfKinds(food: Ingredient): ReadonlySet<Ingredient> {
  const known = groupsByFood.get(food)
  if (known) return known
  const kinds = INGREDIENTS.filter((one) => isKindOf(one, food))
  const groups = new Set(kinds.flatMap(groupsOf))
  groupsByFood.set(food, groups)
  return groups
}

const groupsByFood = new WeakMap<Ingredient, ReadonlySet<Ingredient>>()

function groupsOf({ is }: Ingredient): Ingredient[] {
  return [...is, ...is.flatMap(groupsOf)]
}
