import { RESTRICTIONS } from '@potluck/kitchen'

const ENTRIES = Object.entries(RESTRICTIONS)

/** The kitchen's restrictions among what a cook keeps to; both of their lists bind. Words of their own are left out: no verdict is stored for them. */
export function restrictionsAmong(labels: readonly string[]): string[] {
  const wanted = new Set(labels.map((label) => label.trim().toLowerCase()))
  return ENTRIES.filter(([id, { label }]) => wanted.has(label.toLowerCase()) || wanted.has(id)).map(
    ([id]) => id,
  )
}
