import { flushSync } from 'react-dom'

/**
 * Moves rows while the focus stays on the pressed button, or in its row if the button is disabled
 * now.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (!(focused instanceof HTMLElement) || document.activeElement === focused) return
  focused.focus()
  if (document.activeElement !== focused) focusField(focused.closest('li'))
}

/** Removes a row from a list and focuses the row that takes its place. */
export function focusNeighbour(list: HTMLElement | null, index: number, change: () => void): void {
  flushSync(change)
  const row = list?.children[index] ?? list?.lastElementChild
  const remove = row?.querySelector<HTMLElement>('[data-remove]:not(:disabled)')
  if (remove) remove.focus()
  else focusField(row)
}

/** Focuses the first field of a row. */
export function focusField(row: Element | null | undefined): void {
  row?.querySelector<HTMLElement>('input, textarea')?.focus()
}
