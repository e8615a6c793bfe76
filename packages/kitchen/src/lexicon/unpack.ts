import { AISLES } from './aisles.ts'
import { FACTS, type Fact } from './facts.ts'
import type { Figures, Ingredient } from './ingredient.ts'
import { toId } from './ingredient-id.ts'
import { NUTRIENTS } from './nutrients.ts'
import type { PackedEntry, PackedLexicon } from './packed.ts'

/** The entries of a shipped lexicon, tied to each other. What a group keeps or yields, its kinds do. */
export function unpack({ figures, sources, entries }: PackedLexicon): Ingredient[] {
  const ingredients: Draft[] = entries.map((entry) => toIngredient(entry, figures, sources))
  for (const [position, ingredient] of ingredients.entries()) {
    const [, , , is = [], , , of = [], , , , , buyAs = -1] = entries[position] ?? []
    ingredient.is = is.flatMap((index) => ingredients[index] ?? [])
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
  figures: PackedLexicon['figures'],
  sources: readonly string[],
): Draft {
  const [id, [name = '', ...synonyms], aisle, , has, may, , row, weigh, keep, shares] = entry
  const [edible, drained, cooked, vague] = shares
  const source = sources[row]
  const values = figures[row]
  return {
    id: id || toId(name),
    name,
    synonyms,
    aisle: AISLES[aisle] ?? 'other',
    is: [],
    has: toFacts(has),
    may: toFacts(may),
    of: [],
    weigh,
    keep,
    edible: edible / 100,
    drained: drained / 100,
    vague: vague === 1,
    ...(source !== undefined && { source }),
    ...(values && { per100g: toFigures(values) }),
    ...(cooked > 0 && { cooked: cooked / 100 }),
  }
}

function toFacts(positions: readonly number[]): Fact[] {
  return positions.flatMap((position) => FACTS[position] ?? [])
}

function toFigures(values: readonly (number | null)[]): Figures {
  return Object.fromEntries(
    NUTRIENTS.flatMap((nutrient, position) => {
      const value = values[position]
      return value === null || value === undefined ? [] : [[nutrient, value]]
    }),
  )
}

/** Takes days and cooking yield from the first group that knows them. */
function inherit(ingredient: Draft): void {
  for (const group of ingredient.is) {
    inherit(group)
    if (ingredient.cooked === undefined && group.cooked !== undefined)
      ingredient.cooked = group.cooked
    if (Object.keys(ingredient.keep).length === 0) ingredient.keep = group.keep
  }
}
