import { isBlank } from '../text.ts'

/** The wizard's saving rules (docs/product.md, validation), shared by the form and the server. */

/** Splits comma-separated tags, trims them, and drops empty ones and repeats (ignoring case). */
export function splitTags(text: string): string[] {
  const seen = new Set<string>()
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => {
      const key = tag.toLowerCase()
      if (isBlank(tag) || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** Only rows with both a name and a non-blank quantity are kept. */
export function keptIngredients<Row extends { name: string; quantity: string }>(
  rows: readonly Row[],
): Row[] {
  return rows.filter(({ name, quantity }) => !isBlank(name) && !isBlank(quantity))
}

/** How many groups a list has: consecutive rows under one heading are one. */
export function countGroups(rows: readonly { group?: string | null | undefined }[]): number {
  return rows.filter(({ group }, at) => Boolean(group?.trim()) && group !== rows[at - 1]?.group)
    .length
}

/** Only non-blank steps are kept. */
export function keptSteps(steps: readonly string[]): string[] {
  return steps.filter((step) => !isBlank(step))
}
