import type { KeyboardEvent } from 'react'
import type { RowPlace } from './use-rows.ts'

interface RowKeys extends Pick<RowPlace, 'index' | 'isLast' | 'onMove'> {
  /** Goes to the next row; left out where Enter starts a new line. */
  onEnter?: (index: number) => void
}

/**
 * The keys of a row: Alt with an arrow moves it, from any of its fields; Enter goes to the next
 * row.
 */
export function handleRowKey(event: KeyboardEvent, { index, isLast, onMove, onEnter }: RowKeys) {
  const to = readMoveKey(event, { index, isLast })
  if (to !== undefined) onMove(index, to)
  const inField = event.target instanceof HTMLInputElement
  if (!onEnter || event.key !== 'Enter' || !inField || event.nativeEvent.isComposing) return
  event.preventDefault()
  onEnter(index)
}

/** The index that the row moves to, or undefined for other keys. */
function readMoveKey(
  event: KeyboardEvent,
  { index, isLast }: Pick<RowPlace, 'index' | 'isLast'>,
): number | undefined {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return undefined
  event.preventDefault()
  if (event.key === 'ArrowUp') return index > 0 ? index - 1 : undefined
  return isLast ? undefined : index + 1
}
