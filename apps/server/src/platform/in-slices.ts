import { setImmediate } from 'node:timers/promises'

/** How long to compute before other work gets a turn. */
const SLICE_MS = 5
const MANY = 200

/** Maps a long list a few milliseconds at a time, so that other requests are served in between. */
export async function mapInSlices<Input, Output>(
  items: readonly Input[],
  map: (item: Input) => Output,
): Promise<Output[]> {
  const mapped: Output[] = []
  // Reading this many from the database has taken its time already.
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
