import { hasSameEntries } from '@potluck/kitchen'
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
  changeCache(queryClient, (data) => withChangedCopies(data, id, fields))
}

/** Takes a thing that was deleted out of every list that the cache holds. */
export function removeCachedCopies(queryClient: QueryClient, id: string): void {
  changeCache(queryClient, (data) => withoutCopies(data, id))
}

function changeCache(queryClient: QueryClient, change: (data: unknown) => unknown): void {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const changed = change(state.data)
    if (changed !== state.data)
      queryClient.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt })
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

/** The same value with no list holding an object of this `_id`; itself where none does. */
export function withoutCopies(value: unknown, id: string): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !(isPlain(item) && isStored(item) && item._id === id))
    const items = kept.map((item) => withoutCopies(item, id))
    return hasSameEntries(items, value) ? value : items
  }
  if (!isPlain(value)) return value
  const parts = Object.entries(value)
  const changed = parts.map(([name, part]) => [name, withoutCopies(part, id)] as const)
  return changed.every(([, part], at) => part === parts[at]?.[1])
    ? value
    : Object.fromEntries(changed)
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isStored(value: object): value is Stored {
  return '_id' in value && typeof value._id === 'string'
}
