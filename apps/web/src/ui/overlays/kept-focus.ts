/**
 * A `ref` for an element with a list: when the focused element in it is removed, the focus moves to
 * what takes its place, else to the heading, instead of to the start of the page.
 */
export function keptFocus(holder: HTMLElement | null): (() => void) | undefined {
  if (!holder) return
  let place: Place | undefined

  const handleFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) place = toPlace(target)
  }
  // A focus that moved elsewhere by itself is left alone; a removed element is gone by the next
  // task.
  const handleFocusOut = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (place?.focused === target && place.focused.isConnected && isElsewhere(place.focused))
        place = undefined
    })
  const handleGone = () => {
    if (!place || place.focused.isConnected) return
    const { list, index, section } = place
    place = undefined
    if (document.activeElement !== document.body) return
    const row = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : undefined
    const next = row?.querySelector<HTMLElement>(focusable)
    if (next) next.focus()
    else focusHeading([section, holder])
  }

  holder.addEventListener('focusin', handleFocusIn)
  holder.addEventListener('focusout', handleFocusOut)
  const observer = new MutationObserver(handleGone)
  observer.observe(holder, { childList: true, subtree: true })
  return () => {
    holder.removeEventListener('focusin', handleFocusIn)
    holder.removeEventListener('focusout', handleFocusOut)
    observer.disconnect()
    // The holder itself may be removed with the last of its rows.
    queueMicrotask(handleGone)
  }
}

interface Place {
  focused: HTMLElement
  /** The list of its row, if it has one. */
  list: Element | null | undefined
  index: number
  section: Element | null | undefined
}

function toPlace(focused: HTMLElement): Place {
  const row = focused.closest('li')
  const list = row?.parentElement
  const index = row && list ? [...list.children].indexOf(row) : -1
  return { focused, list, index, section: (row ?? focused).parentElement?.closest('section') }
}

/** Losing the focus to another window does not count. */
function isElsewhere(element: HTMLElement): boolean {
  return document.hasFocus() && document.activeElement !== element
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea, [tabindex="0"]'

/**
 * Focuses the heading of the first of these that is still there and has one, else that of the page
 * or the dialog.
 */
function focusHeading(near: (Element | null | undefined)[]): void {
  const around = document.querySelector('dialog:modal') ?? document.querySelector('main')
  const headings = [...near, around].map(
    (each) => each?.isConnected && each.querySelector<HTMLElement>('h1, h2, h3'),
  )
  const heading = headings.find((each) => each instanceof HTMLElement)
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
