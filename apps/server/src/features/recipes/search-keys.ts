import type { Ingredient } from '@potluck/kitchen/knowledge'
import type { Kitchen } from '../../platform/kitchen.ts'
import type { RecipeContent } from './content.ts'

/** What the search stores of a recipe, besides its words. */
export type SearchKeys = {
  /** Lexemes that no typed text can produce: `foodMark` and `titleMark`. */
  marks: string[]
  /** The food that each ingredient requires, '' for what every kitchen has. */
  foods: string[]
}

/** Marks a recipe that names a food, or a kind of it, anywhere by any of its names. */
export function foodMark(ingredientId: string): string {
  return `=i:${ingredientId}`
}

/** Marks a recipe whose title names a food, by any of its names. */
export function titleMark(ingredientId: string): string {
  return `=n:${ingredientId}`
}

type Filed = Pick<RecipeContent, 'title' | 'description' | 'tags' | 'ingredients'>

/** @param ingredientIds the lexicon's id of each of the ingredients */
export function searchKeysOf(
  kitchen: Kitchen,
  { title, description, tags, ingredients }: Filed,
  ingredientIds: readonly (string | null)[],
): SearchKeys {
  const rows = ingredients.map(({ name }, position) => ({
    name,
    ingredientId: ingredientIds[position] ?? null,
  }))
  const named = kitchen.findEveryFoodName(toWords(title))
  const texts = [description, ...tags, ...ingredients.map(({ name }) => name)]
  const foods = new Set([
    ...named,
    ...texts.flatMap((text) => [...kitchen.findEveryFoodName(toWords(text))]),
    ...rows.flatMap((row) => foodsOf(kitchen, row)),
  ])
  const kinds = new Set([...foods].flatMap((food) => [...kitchen.kindsOf(food)]))
  return {
    marks: [
      ...[...kinds].map(({ id }) => foodMark(id)),
      ...[...named].map(({ id }) => titleMark(id)),
    ],
    foods: rows.map((row) => (isStaple(kitchen, row) ? '' : foodKey(kitchen, row))),
  }
}

/**
 * Equal for two rows that are bought as the same thing: the lexicon's id of what is bought, or else
 * the name.
 */
export function foodKey(
  kitchen: Kitchen,
  { name, ingredientId }: { name: string; ingredientId: string | null },
): string {
  const food = ingredientId === null ? undefined : kitchen.findIngredient(ingredientId)
  return food ? (food.boughtAs ?? food).id : `~${kitchen.toKey(name) || name}`
}

function toWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu) ?? []
}

/** For 'salt and pepper' both; for alternatives only the first. */
function foodsOf(
  kitchen: Kitchen,
  { name, ingredientId }: { name: string; ingredientId: string | null },
): Ingredient[] {
  const known = ingredientId === null ? undefined : kitchen.findIngredient(ingredientId)
  if (known) return [known]
  const [foods = []] = kitchen.identify(name)
  return foods.flatMap(({ ingredient }) => ingredient ?? [])
}

/** Every kitchen has these: water, salt and pepper. */
const STAPLES = ['water', 'salt', 'black-pepper']

function isStaple(kitchen: Kitchen, row: { name: string; ingredientId: string | null }): boolean {
  const foods = foodsOf(kitchen, row)
  return (
    foods.length > 0 &&
    foods.every((food) => [...kitchen.kindsOf(food)].some(({ id }) => STAPLES.includes(id)))
  )
}
