import { foodsIn } from './foods-in-pot.ts'

/** Each old step beside the new one that says most of the same, each of them once, or beside none: 'old → new'. */
export function pairSteps(before: readonly string[], after: readonly string[]): string[] {
  const changed = before.filter((step) => !after.includes(step))
  const fresh = after.filter((step) => !before.includes(step))
  const pairs = changed
    .flatMap((step) => fresh.map((one) => ({ step, one, alike: likeness(step, one) })))
    .filter(({ alike }) => alike > ALIKE)
    .toSorted((one, other) => other.alike - one.alike)
  const found = new Map<string, string>()
  const used = new Set<string>()
  for (const { step, one } of pairs) {
    if (found.has(step) || used.has(one)) continue
    found.set(step, one)
    used.add(one)
  }
  return changed.map((step) => `${step} → ${found.get(step) ?? 'not needed'}`)
}

const ALIKE = 0.35

/** How much of a step is in another: its words, or the foods that it is about. */
function likeness(step: string, other: string): number {
  const words = new Set(other.toLowerCase().match(/\p{L}+/gu) ?? [])
  const own = step.toLowerCase().match(/\p{L}+/gu) ?? []
  const named = foodsIn(step)
  const foods = foodsIn(other)
  const shared = named.filter((food) => foods.includes(food)).length
  const byWords = own.filter((word) => words.has(word)).length / Math.max(1, own.length)
  return named.length === 0 ? byWords : Math.max(byWords, shared / named.length)
}
