import { setImmediate } from 'node:timers/promises'

/** How long one computes before others are served. */
const SLICE_MS = 5
const MANY = 200

/** What `map` makes of each of a long list, some milliseconds at a time: others are served in between. */
export async function mapInSlices<Input, Output>(
  items: readonly Input[],
  map: (item: Input) => Output,
): Promise<Output[]> {
  const mapped: Output[] = []
  // Reading so many from the database took its time already.
  if (items.length > MANY) await setImmediate()
  let until = performance.now() + SLICE_MS
  for (const item of items) {
    mapped.push(map(item))
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + SLICE_MS
  }
  return mapped
}
