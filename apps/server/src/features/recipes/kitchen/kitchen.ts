/** What the kitchen knows, with its tables. */
export type Kitchen = typeof import('@potluck/kitchen/knowledge')

/** The tables are a megabyte that takes 120 ms to read: they wait for the first recipe written. */
export function loadKitchen(): Promise<Kitchen> {
  loading ??= import('@potluck/kitchen/knowledge')
  return loading
}

let loading: Promise<Kitchen> | undefined
