import { toKey } from '../text/tokens.ts'
import type { Fact } from './facts.ts'
import type { Ingredient } from './ingredient.ts'
import type { PackedLexicon } from './packed.ts'
import { LEXICON } from './tables.generated.ts'
import { unpack } from './unpack.ts'

const packed: PackedLexicon = JSON.parse(LEXICON)

/** Every ingredient the kitchen knows. */
export const INGREDIENTS: readonly Ingredient[] = unpack(packed)

const byId = new Map(INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]))

const byName = new Map(
  INGREDIENTS.flatMap((ingredient) =>
    [toKey(ingredient.name), ...ingredient.synonyms].map((key) => [key, ingredient] as const),
  ),
)

const longest = new Map<string, number>()
for (const key of byName.keys()) {
  const words = key.split(' ')
  const [first = ''] = words
  longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
}

/** The number of words in the longest name that starts with this word; 0 for none. */
export function longestNameFrom(word: string): number {
  return longest.get(word) ?? 0
}

/** The ingredient with an id that a recipe stored. */
export function findIngredient(id: string): Ingredient | undefined {
  return byId.get(id)
}

/** The ingredient of exactly this name, given as the words of `toKey`. */
export function findByKey(key: string): Ingredient | undefined {
  return byName.get(key)
}

/**
 * How a fact comes into a food: certainly or not, and through what: 'Worcestershire sauce',
 * 'anchovy'.
 */
export type Evidence = { sure: boolean; via: readonly Ingredient[] }

/**
 * Everything an ingredient contains or may contain, including through its kinds and what it is made
 * of.
 */
export function factsOf(ingredient: Ingredient): ReadonlyMap<Fact, Evidence> {
  const known = factsByIngredient.get(ingredient)
  if (known) return known
  const facts = new Map<Fact, Evidence>()
  const add = (fact: Fact, evidence: Evidence) => {
    const before = facts.get(fact)
    if (!before || (evidence.sure && !before.sure)) facts.set(fact, evidence)
  }
  for (const fact of ingredient.has) add(fact, { sure: true, via: [ingredient] })
  for (const fact of ingredient.may) add(fact, { sure: false, via: [ingredient] })
  // That cheddar is a cheese needs no explanation; what a group is made of does.
  for (const group of ingredient.is)
    for (const [fact, { sure, via }] of factsOf(group))
      add(fact, { sure, via: [ingredient, ...via.slice(1)] })
  for (const part of ingredient.of)
    for (const [fact, { sure, via }] of factsOf(part.ingredient))
      add(fact, { sure: sure && part.sure, via: [ingredient, ...via] })
  factsByIngredient.set(ingredient, facts)
  return facts
}

const factsByIngredient = new WeakMap<Ingredient, ReadonlyMap<Fact, Evidence>>()

/** Whether one is the other or a kind of it: cheddar is a cheese. */
export function isKindOf(ingredient: Ingredient, group: Ingredient): boolean {
  return ingredient === group || ingredient.is.some((parent) => isKindOf(parent, group))
}

/** The ingredient and everything it is a kind of: cheddar, hard cheese, cheese. */
export function kindsOf(ingredient: Ingredient): ReadonlySet<Ingredient> {
  const known = kindsByIngredient.get(ingredient)
  if (known) return known
  const kinds = new Set([ingredient, ...ingredient.is.flatMap((group) => [...kindsOf(group)])])
  kindsByIngredient.set(ingredient, kinds)
  return kinds
}

const kindsByIngredient = new WeakMap<Ingredient, ReadonlySet<Ingredient>>()

/** How an ingredient contains another: as itself or its kind, or as something it is made of. */
export function findWithin(ingredient: Ingredient, wanted: Ingredient): Evidence | undefined {
  if (isKindOf(ingredient, wanted)) return { sure: true, via: [ingredient] }
  const found = [
    ...ingredient.of,
    ...ingredient.is.map((group) => ({ ingredient: group, sure: true })),
  ]
    .map((part) => ({ part, within: findWithin(part.ingredient, wanted) }))
    .flatMap(({ part, within }): Evidence[] =>
      within ? [{ sure: part.sure && within.sure, via: [ingredient, ...within.via] }] : [],
    )
  return found.find(({ sure }) => sure) ?? found[0]
}
