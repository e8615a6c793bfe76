import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * A look-up that batches the calls of one turn of the event loop into one call of `findAll`: a busy
 * server asks once for all requests that arrive at the same moment. Nothing is cached.
 */
export function lookUpTogether<Found>(
  findAll: (keys: string[]) => Promise<Map<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let current: { keys: Set<string>; found: Promise<Map<string, Found>> } | undefined
  const gather = () => {
    const keys = new Set<string>()
    const found = endOfTurn().then(() => {
      current = undefined
      return findAll(Array.from(keys))
    })
    return { keys, found }
  }
  return async (key) => {
    current ??= gather()
    current.keys.add(key)
    return (await current.found).get(key)
  }
}
