import { RESTRICTIONS } from '@potluck/kitchen'

/**
 * The id of the restriction that a search's tag names by its label ('Gluten-Free', 'gluten free',
 * 'gluten-free'). An allergen's bare id does not count: 'fish' is a tag of dishes, not 'No fish'.
 */
export function findDiet(tag: string): string | undefined {
  return BY_LABEL.get(toKey(tag))
}

/** Counts by restriction as the facets show them: diets by their labels, without single allergens. */
export function listDiets(counts: { value: string; count: number }[]) {
  return DIETS.flatMap(({ id, label }) => {
    const count = counts.find(({ value }) => value === id)?.count
    return count === undefined ? [] : [{ value: label, count }]
  })
}

const ENTRIES = Object.entries(RESTRICTIONS)
const BY_LABEL: ReadonlyMap<string, string> = new Map(
  ENTRIES.map(([id, { label }]) => [toKey(label), id]),
)
const DIETS = ENTRIES.flatMap(([id, { label, ...restriction }]) =>
  'bit' in restriction ? [{ id, label, bit: restriction.bit }] : [],
).sort((one, other) => one.bit - other.bit)

/** The ids of the diets; the n-th is bit n of `recipe_search.diets` (diet_bits, migration 0104). */
export const DIET_IDS: readonly string[] = DIETS.map(({ id }) => id)

function toKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}
