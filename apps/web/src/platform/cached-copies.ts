import { hasSameEntries } from '@potluck/kitchen'
import type { QueryClient } from '@tanstack/react-query'

interface Stored {
  _id: string
}

/**
 * Changes every cached copy of a thing, in whatever list, page or recipe, so that the whole screen
 * agrees with the server's answer. A copy gets only the fields that it has; unchanged values keep
 * their identity, and are not drawn again.
 */
export function changeCachedCopies(
  queryClient: QueryClient,
  id: string,
  fields: Record<string, unknown>,
): void {
  changeCache(queryClient, (data) => withChangedCopies(data, id, fields))
}

/** Removes a deleted thing from every cached list. */
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

/** The value with every object of this `_id` changed; the same object if there is none. */
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

/** The value with objects of this `_id` removed from its lists; the same object if there is none. */
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
