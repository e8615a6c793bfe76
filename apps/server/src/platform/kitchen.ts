/** The kitchen's knowledge, with its tables, and what finds doubles by it. */
export type Kitchen = typeof import('@potluck/kitchen/knowledge') &
  typeof import('@potluck/kitchen/doubles')

/** The tables are a megabyte and take 120 ms to read, so they wait until something needs them. */
export function loadKitchen(): Promise<Kitchen> {
  loading ??= load()
  return loading
}

async function load(): Promise<Kitchen> {
  const [knowledge, doubles] = await Promise.all([
    import('@potluck/kitchen/knowledge'),
    import('@potluck/kitchen/doubles'),
  ])
  return { ...knowledge, ...doubles }
}

let loading: Promise<Kitchen> | undefined
