/** In the order of their first time. */
const kept = new Set<HTMLElement>()
const listening = new AbortController()
let isKeeping = false

/**
 * Keeps what is pressed, sent, chosen and typed on a page that the server drew, until the app has taken
 * it over, so that nothing is lost. React gets none of it before: a press would come before
 * the text it is about.
 */
export function keepEarlyActs(): void {
  isKeeping = true
  for (const type of ['click', 'keydown', 'submit', 'change', 'input']) {
    document.addEventListener(type, keep, { capture: true, signal: listening.signal })
  }
}

/** Whether the page was scrolled before the app has taken it over, and so should stay where it is. */
export function hasScrolledEarly(): boolean {
  return isKeeping && window.scrollY > 0
}

/** Replays the kept events, now that the app handles them. */
export function redoEarlyActs(): void {
  isKeeping = false
  listening.abort()
  for (const element of kept) if (element.isConnected) redo(element)
  kept.clear()
}

function keep(event: Event): void {
  if (!(event.target instanceof Element)) return
  const element = findActor(event, event.target)
  if (!isKept(element)) return
  kept.add(element)
  event.stopImmediatePropagation()
  if (element instanceof HTMLFormElement) event.preventDefault()
}

/** What an event is an act of; none for a key, unless it sends the form. */
function findActor(event: Event, target: Element): Element | null {
  if (event.type === 'click') return target.closest('button')
  if (!(event instanceof KeyboardEvent)) return target
  const sends = event.key === 'Enter' && target.matches('textarea[enterkeyhint=go]')
  return sends && !event.shiftKey && !event.isComposing ? target.closest('form') : null
}

/** Links work without the app; for a button that submits a form the submit event is kept. */
function isKept(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLButtonElement) return element.type !== 'submit'
  return element instanceof HTMLFormElement || isField(element)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(element: Element | null): element is Field {
  return element?.matches('input, textarea, select') === true
}

function redo(element: HTMLElement): void {
  // Has React take over this part of the page, and see a field as it stands.
  if (isField(element)) fire(element, 'input')
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else if (!isField(element)) element.click()
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
