import { isAllergen } from './allergen-names.ts'
import type { DietAnswer } from './kitchen-answers.ts'

/**
 * A line whose label has to be read, why, and for which diets. `line` is '' for the recipe as a
 * whole.
 */
export type LineToCheck = { line: string; reasons: string[]; diets: DietAnswer[] }

/**
 * What has to be checked on labels before the undecided diets and allergens can be told, line by
 * line.
 */
export function toLinesToCheck(undecided: readonly DietAnswer[]): LineToCheck[] {
  const lines = new Map<string, { reasons: Set<string>; diets: Set<DietAnswer> }>()
  for (const diet of undecided) {
    for (const { line, reason } of diet.findings) {
      const entry = lines.get(line) ?? { reasons: new Set(), diets: new Set() }
      entry.reasons.add(reason)
      if (!isAllergen(diet.restriction)) entry.diets.add(diet)
      lines.set(line, entry)
    }
  }
  return Array.from(lines, ([line, { reasons, diets }]) => ({
    line,
    reasons: joinReasons([...reasons]),
    diets: [...diets],
  }))
}

const MAY_CONTAIN = /^(?<food>.+?) may contain (?<what>.+): check the label\.$/

/** Joins 'stock cube may contain milk' and 'stock cube may contain celery' into one sentence. */
export function joinReasons(reasons: readonly string[]): string[] {
  const foods = new Map<string, string[]>()
  for (const reason of reasons) {
    const { food, what } = MAY_CONTAIN.exec(reason)?.groups ?? {}
    const key = food === undefined ? reason : `${food} may contain `
    foods.set(key, [...(foods.get(key) ?? []), ...(what === undefined ? [] : [what])])
  }
  return Array.from(foods, ([start, whats]) =>
    whats.length === 0 ? start : `${start}${whats.join(', ')}.`,
  )
}
