import { flushSync } from 'react-dom'

/** Moves rows about; the focus stays on what was pressed, or in its row where that cannot be pressed any more. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (!(focused instanceof HTMLElement) || document.activeElement === focused) return
  focused.focus()
  if (document.activeElement !== focused) focusField(focused.closest('li'))
}

/** Takes a row out of a list; the focus goes on to the row that stands there now. */
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
