import { type DragEvent, useState } from 'react'
import type { Place, PlanEntry } from './api.ts'
import { draggedEntry } from './dragged-entry.ts'
import type { PlanHandlers } from './plan-handlers.ts'

interface CardDropOptions extends Pick<PlanHandlers, 'acts'> {
  place: Place
  entries: readonly PlanEntry[]
}

/**
 * Makes a meal a drop target for cards: `drop` is for its element; a card is moved, copied, or
 * reordered in the meal. Without a mouse a card's menu does the same.
 */
export function useCardDrop({ place, entries, acts }: CardDropOptions) {
  /** Where a dragged card would be dropped: before an entry, or last. */
  const [spot, setSpot] = useState<{ before: string | null }>()

  function allow(event: DragEvent) {
    if (!draggedEntry.current) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isCopy(event) ? 'copy' : 'move'
    const before = findNext(event, entries)
    if (!spot || spot.before !== before) setSpot({ before })
  }

  function take(event: DragEvent) {
    event.preventDefault()
    setSpot(undefined)
    const entry = draggedEntry.current
    if (!entry) return
    const before = findNext(event, entries)
    if (isCopy(event)) return void acts.copy(entry, place)
    const at = entries.findIndex(({ _id }) => _id === entry._id)
    if (at === -1) return void acts.move(entry, place, before)
    const staysThere = before === entry._id || before === (entries[at + 1]?._id ?? null)
    if (!staysThere) void acts.reorder(entry, before)
  }

  /** The side of an entry at which a dragged card would be dropped. */
  function dropMark({ _id }: PlanEntry, index: number): 'above' | 'below' | undefined {
    if (spot?.before === _id) return 'above'
    return spot?.before === null && index === entries.length - 1 ? 'below' : undefined
  }

  const drop = { onDragOver: allow, onDragLeave: () => setSpot(undefined), onDrop: take }
  return { drop, isOver: spot !== undefined, dropMark }
}

/** The entry that a card dropped here is placed before; null for last. */
function findNext(event: DragEvent, entries: readonly PlanEntry[]): string | null {
  const card = event.target instanceof Element && event.target.closest('[data-entry]')
  if (!card) return null
  const { top, height } = card.getBoundingClientRect()
  const at = entries.findIndex(({ _id }) => _id === card.getAttribute('data-entry'))
  const next = event.clientY < top + height / 2 ? at : at + 1
  return entries[next]?._id ?? null
}

/** As in file managers, dropping with a key held copies. */
function isCopy(event: DragEvent): boolean {
  return event.ctrlKey || event.altKey
}
