const kept = new Set<HTMLElement>()
const listening = new AbortController()

/**
 * Keeps what is pressed, chosen and typed on a page that the server drew, until the app listens, and
 * so nothing of it is lost.
 */
export function keepEarlyActs(): void {
  for (const type of ['click', 'change', 'input']) {
    document.addEventListener(type, keep, { capture: true, signal: listening.signal })
  }
}

/** From here on React hears of what happens, even where it has not come yet. */
export function stopKeeping(): void {
  listening.abort()
}

/** Does what was kept, once the app answers. */
export function redoEarlyActs(): void {
  for (const element of kept) if (element.isConnected) redo(element)
  kept.clear()
}

function keep({ type, target }: Event): void {
  if (!(target instanceof Element)) return
  const element = type === 'click' ? target.closest('button') : target
  // Links and submits need no app.
  const isPress = element instanceof HTMLButtonElement && element.type !== 'submit'
  if (isPress || isField(element)) kept.add(element)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(element: Element | null): element is Field {
  return element?.matches('input, textarea, select') === true
}

function redo(element: HTMLElement): void {
  // Has React take over this part of the page, and see a field as it stands.
  if (isField(element)) fire(element, 'input')
  if (!isField(element)) element.click()
  else if (element instanceof HTMLSelectElement) fire(element, 'change')
  else if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    element.checked = element.defaultChecked
    element.click()
  } else retype(element)
}

/** React hears of a value that differs from the last it saw, of which the element's own setter tells it. */
function retype(element: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = element
  element.value = ''
  const prototype = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  fire(element, 'input')
}

function fire(element: HTMLElement, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true }))
}
