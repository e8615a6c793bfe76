import type { QueryClient } from '@tanstack/react-query'

interface Stored {
  _id: string
}

/**
 * Changes every copy of a thing that the cache holds, in whatever list, page or recipe it lies, so
 * that all of the screen agrees with what the server just said. A copy gets only those of the fields
 * that it has; what does not change keeps its identity, and is not drawn anew.
 */
export function changeCachedCopies(
  queryClient: QueryClient,
  id: string,
  fields: Record<string, unknown>,
): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const changed = withChangedCopies(query.state.data, id, fields)
    if (changed !== query.state.data)
      queryClient.setQueryData(query.queryKey, changed, { updatedAt: query.state.dataUpdatedAt })
  }
}

/** The same value with every object whose `_id` it is changed; itself where there is none. */
export function withChangedCopies(
  value: unknown,
  id: string,
  fields: Record<string, unknown>,
): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withChangedCopies(item, id, fields))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isPlain(value)) return value
  let changed: Record<string, unknown> | undefined
  for (const [name, part] of Object.entries(value)) {
    const own = isStored(value) && value._id === id && name in fields ? fields[name] : part
    const next = withChangedCopies(own, id, fields)
    if (next !== part) changed = { ...(changed ?? value), [name]: next }
  }
  return changed ?? value
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isStored(value: object): value is Stored {
  return '_id' in value && typeof value._id === 'string'
}
