import { groupIngredients, underHeadings } from '@potluck/kitchen'
import { keptIngredients, LIST_LIMITS } from '@potluck/rules'
import type { Recipe } from '../api.ts'

type Ingredient = Recipe['ingredients'][number]

/** A row of the list: an ingredient, or the heading of those below it, whose words are its name. */
export interface IngredientFields {
  name: string
  quantity: string
  unit: string
  heading?: true
}

export const BLANK_INGREDIENT: IngredientFields = { name: '', quantity: '', unit: '' }

/** Nothing is written there. A heading without words still ends the group above it. */
export function isBlankIngredient(row: IngredientFields): boolean {
  return !row.heading && [row.name, row.quantity, row.unit].every((text) => text.trim() === '')
}

/** True for a row that has something in it but would not be kept. */
export function isIncomplete(row: IngredientFields): boolean {
  return !row.heading && !isBlankIngredient(row) && keptIngredients([row]).length === 0
}

export function toHeadingRow(words: string): IngredientFields {
  return { name: words, quantity: '', unit: '', heading: true }
}

/** A recipe's ingredients as rows, each group below its heading; a heading without words ends one. */
export function toIngredientRows(ingredients: readonly Ingredient[]): IngredientFields[] {
  return groupIngredients(ingredients).flatMap(({ heading, start, entries }) => {
    const rows = entries.map(({ name, quantity, unit }) => ({ name, quantity, unit }))
    return heading !== '' || start > 0 ? [toHeadingRow(heading), ...rows] : rows
  })
}

/** What is sent of the rows: complete ingredients, each with the heading it stands under. */
export function toSentIngredients(rows: readonly IngredientFields[]): Ingredient[] {
  const under = underHeadings(rows, ({ heading, name }) => (heading ? name : undefined))
  return keptIngredients(under).map(({ heading: _, ...ingredient }) => ingredient)
}

/** The rows that say something: written ones, and headings without words where they end a group. */
export function tellingRows(rows: readonly IngredientFields[]): IngredientFields[] {
  return rows.filter((row, at) => {
    if (!row.heading) return !isBlankIngredient(row)
    return row.name.trim() !== '' || endsGroup(rows, at)
  })
}

function endsGroup(rows: readonly IngredientFields[], at: number): boolean {
  const above = rows.slice(0, at).findLast(({ heading }) => heading)
  const below = rows[at + 1]
  const isWritten = below !== undefined && !below.heading && !isBlankIngredient(below)
  return above !== undefined && above.name.trim() !== '' && isWritten
}

/** Room for more rows: ingredients and headings have limits of their own. */
export interface IngredientRoom {
  ingredients: number
  headings: number
}

export const ALL_ROOM: IngredientRoom = {
  ingredients: LIST_LIMITS.ingredients,
  headings: LIST_LIMITS.ingredientGroups,
}

/** The first rows that there is room for. */
export function takeRows(
  rows: readonly IngredientFields[],
  room: IngredientRoom,
): IngredientFields[] {
  const left = { ...room }
  return rows.filter(({ heading }) => left[heading ? 'headings' : 'ingredients']-- > 0)
}
