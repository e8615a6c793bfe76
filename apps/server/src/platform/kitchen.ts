/** The kitchen's knowledge, with its tables. */
export type Kitchen = typeof import('@potluck/kitchen/knowledge')

/** The tables are a megabyte and take 120 ms to read, so they wait until something needs them. */
export function loadKitchen(): Promise<Kitchen> {
  loading ??= import('@potluck/kitchen/knowledge')
  return loading
}

let loading: Promise<Kitchen> | undefined
