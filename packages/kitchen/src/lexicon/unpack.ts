import { AISLES } from './aisles.ts'
import { FACTS, type Fact } from './facts.ts'
import type { Figures, Ingredient } from './ingredient.ts'
import { toId } from './ingredient-id.ts'
import { NUTRIENTS, type Nutrient } from './nutrients.ts'
import type { PackedEntry, PackedLexicon } from './packed.ts'

/** The entries of a shipped lexicon, tied to each other. What a group keeps or yields, its kinds do. */
export function unpack({ figures: rows, sources, entries }: PackedLexicon): Ingredient[] {
  // Foods that share a row share its figures.
  const figures = rows.map(toFigures)
  const ingredients: Draft[] = entries.map((entry) => toIngredient(entry, figures, sources))
  for (const [position, ingredient] of ingredients.entries()) {
    const [, , , is = [], , , of = [], , , , , buyAs = -1] = entries[position] ?? []
    if (is.length > 0) ingredient.is = is.flatMap((index) => ingredients[index] ?? [])
    if (of.length > 0)
      ingredient.of = of.flatMap((index) => {
        const part = ingredients[index < 0 ? -1 - index : index]
        return part ? [{ ingredient: part, sure: index >= 0 }] : []
      })
    const bought = ingredients[buyAs]
    if (bought) ingredient.boughtAs = bought
  }
  for (const ingredient of ingredients) inherit(ingredient)
  return ingredients
}

/** An ingredient while it is put together. */
type Draft = { -readonly [Field in keyof Ingredient]: Ingredient[Field] }

function toIngredient(
  entry: PackedEntry,
  figures: readonly Figures[],
  sources: readonly string[],
): Draft {
  const [id, [name = '', ...synonyms], aisle, , has, may, , row, weigh, keep, shares] = entry
  const [edible, drained, cooked, vague] = shares
  const source = sources[row]
  const per100g = figures[row]
  return {
    id: id || toId(name),
    name,
    synonyms,
    aisle: AISLES[aisle] ?? 'other',
    is: NOTHING,
    has: toFacts(has),
    may: toFacts(may),
    of: NOTHING,
    weigh,
    keep,
    edible: edible / 100,
    drained: drained / 100,
    vague: vague === 1,
    ...(source !== undefined && { source }),
    ...(per100g && { per100g }),
    ...(cooked > 0 && { cooked: cooked / 100 }),
  }
}

function toFacts(positions: readonly number[]): readonly Fact[] {
  if (positions.length === 0) return NOTHING
  return positions.flatMap((position) => FACTS[position] ?? [])
}

/** Most foods have no fact of their own, kind or part: they share one list. */
const NOTHING: readonly never[] = []

/** By a loop: a browser unpacks all rows while its cook waits. */
function toFigures(values: readonly (number | null)[]): Figures {
  const figures: Partial<Record<Nutrient, number>> = {}
  for (const [position, nutrient] of NUTRIENTS.entries()) {
    const value = values[position]
    if (value !== null && value !== undefined) figures[nutrient] = value
  }
  return figures
}

/** Takes days and cooking yield from the first group that knows them. */
function inherit(ingredient: Draft): void {
  for (const group of ingredient.is) {
    inherit(group)
    if (ingredient.cooked === undefined && group.cooked !== undefined)
      ingredient.cooked = group.cooked
    if (isEmpty(ingredient.keep)) ingredient.keep = group.keep
  }
}

function isEmpty(days: Ingredient['keep']): boolean {
  for (const _ in days) return false
  return true
}
