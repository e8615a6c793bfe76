/**
 * Manages what is over the page. A modal `<dialog>` makes everything outside it inert, including
 * toasts, so the container of toasts moves into the topmost open dialog.
 */
const openDialogs: HTMLDialogElement[] = []
const movers = new Map<HTMLElement, (isOverDialog: boolean) => void>()

/** Opens a dialog as a modal; the returned function closes it. The focus returns to where it was. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  // The browser focuses the first tab of a row, whichever is open.
  if (document.activeElement?.matches('[role=tab]')) {
    dialog.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
  openDialogs.push(dialog)
  moveAll()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    moveAll()
    dialog.close()
  }
}

/**
 * Keeps an element at the end of the topmost open dialog, or of the body, and reports which; the
 * returned function removes it.
 */
export function keepOnTop(
  element: HTMLElement,
  onMove: (isOverDialog: boolean) => void,
): () => void {
  movers.set(element, onMove)
  moveAll()
  return () => {
    movers.delete(element)
    element.remove()
  }
}

function moveAll() {
  const host = openDialogs.at(-1) ?? document.body
  for (const [element, onMove] of movers) {
    if (element.parentElement === host) continue
    host.append(element)
    onMove(host !== document.body)
  }
}
