import { groupIngredients, underHeadings } from '@potluck/kitchen'
import { keptIngredients, LIST_LIMITS } from '@potluck/rules'
import type { Recipe } from '../api.ts'

type Ingredient = Recipe['ingredients'][number]

/** A row of the list: an ingredient, or a heading for the rows below it, whose text is in `name`. */
export interface IngredientFields {
  name: string
  quantity: string
  unit: string
  heading?: true
}

export const BLANK_INGREDIENT: IngredientFields = { name: '', quantity: '', unit: '' }

/** Whether the row is empty. A heading without text still ends the group above it. */
export function isBlankIngredient(row: IngredientFields): boolean {
  return !row.heading && [row.name, row.quantity, row.unit].every((text) => text.trim() === '')
}

/** Whether the row has content but would not be saved. */
export function isIncomplete(row: IngredientFields): boolean {
  return !row.heading && !isBlankIngredient(row) && keptIngredients([row]).length === 0
}

export function toHeadingRow(words: string): IngredientFields {
  return { name: words, quantity: '', unit: '', heading: true }
}

/**
 * A recipe's ingredients as rows, each group below its heading; a heading without text ends a
 * group.
 */
export function toIngredientRows(ingredients: readonly Ingredient[]): IngredientFields[] {
  return groupIngredients(ingredients).flatMap(({ heading, start, entries }) => {
    const rows = entries.map(({ name, quantity, unit }) => ({ name, quantity, unit }))
    return heading !== '' || start > 0 ? [toHeadingRow(heading), ...rows] : rows
  })
}

/** What is sent: complete ingredients, each with the heading of its group. */
export function toSentIngredients(rows: readonly IngredientFields[]): Ingredient[] {
  const under = underHeadings(rows, ({ heading, name }) => (heading ? name : undefined))
  return keptIngredients(under).map(({ heading: _, ...ingredient }) => ingredient)
}

/** The rows that mean something: those with content, and headings without text that end a group. */
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

/** Room for more rows: ingredients and headings have separate limits. */
export interface IngredientRoom {
  ingredients: number
  headings: number
}

export const ALL_ROOM: IngredientRoom = {
  ingredients: LIST_LIMITS.ingredients,
  headings: LIST_LIMITS.ingredientGroups,
}

/** As many of the rows as there is room for, from the first. */
export function takeRows(
  rows: readonly IngredientFields[],
  room: IngredientRoom,
): IngredientFields[] {
  const left = { ...room }
  return rows.filter(({ heading }) => left[heading ? 'headings' : 'ingredients']-- > 0)
}
