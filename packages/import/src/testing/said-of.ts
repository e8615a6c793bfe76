import type { ImportedRecipe, LineGroup } from '../recipe.ts'

/** What a page says of one recipe; each list as its headings with their lines. */
export type Said = { title: string; ingredients: Lists; steps: Lists }
export type Lists = [heading: string | null, ...lines: string[]][]

export const saidOf = ({ title, ingredients, steps }: ImportedRecipe): Said => ({
  title,
  ingredients: ingredients.map(listOf),
  steps: steps.map(listOf),
})

const listOf = ({ group, lines }: LineGroup): Lists[number] => [group, ...lines]

/** The same lines without their headings. */
export const flat = (lists: Lists): Lists => [[null, ...lists.flatMap(([, ...lines]) => lines)]]
