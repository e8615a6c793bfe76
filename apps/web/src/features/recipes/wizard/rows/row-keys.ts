import type { KeyboardEvent } from 'react'
import type { RowPlace } from './use-rows.ts'

interface RowKeys extends Pick<RowPlace, 'index' | 'count' | 'onMove'> {
  /** On to the next row; left out where Enter starts a new line. */
  onEnter?: () => void
}

/** The keys of a row: Alt with an arrow moves it, from anywhere in it; Enter in a field goes on. */
export function handleRowKey(event: KeyboardEvent, { index, count, onMove, onEnter }: RowKeys) {
  const to = readMoveKey(event, { index, count })
  if (to !== undefined) onMove(to)
  const inField = event.target instanceof HTMLInputElement
  if (!onEnter || event.key !== 'Enter' || !inField || event.nativeEvent.isComposing) return
  event.preventDefault()
  onEnter()
}

/** The place that the row goes to, or undefined for other keys. */
function readMoveKey(
  event: KeyboardEvent,
  { index, count }: Pick<RowPlace, 'index' | 'count'>,
): number | undefined {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return undefined
  event.preventDefault()
  const to = event.key === 'ArrowUp' ? index - 1 : index + 1
  return to >= 0 && to < count ? to : undefined
}
