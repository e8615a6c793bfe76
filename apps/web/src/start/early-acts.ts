/** In the order in which they were first used. */
const kept = new Set<HTMLElement>()
const listening = new AbortController()
let isKeeping = false

/**
 * Keeps what is pressed, sent, chosen and typed on a rendered page until the app has hydrated it,
 * so that nothing is lost. React must not get these events earlier: a press would arrive before the
 * text it is about.
 */
export function keepEarlyActs(): void {
  isKeeping = true
  for (const type of ['click', 'keydown', 'submit', 'change', 'input']) {
    document.addEventListener(type, keep, { capture: true, signal: listening.signal })
  }
}

/** Whether the page was scrolled before hydration, and so should keep its position. */
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

/** The element that an event acts on; none for a key, unless it submits the form. */
function findActor(event: Event, target: Element): Element | null {
  if (event.type === 'click') return target.closest('button')
  if (!(event instanceof KeyboardEvent)) return target
  const sends = event.key === 'Enter' && target.matches('textarea[enterkeyhint=go]')
  return sends && !event.shiftKey && !event.isComposing ? target.closest('form') : null
}

/** Links work without the app; for a submit button the form's submit event is kept. */
function isKept(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLButtonElement) return element.type !== 'submit'
  return element instanceof HTMLFormElement || isField(element)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(element: Element | null): element is Field {
  return element?.matches('input, textarea, select') === true
}

function redo(element: HTMLElement): void {
  // Makes React hydrate this part of the page, and notice the field's value.
  if (isField(element)) fire(element, 'input')
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else if (!isField(element)) element.click()
  else if (element instanceof HTMLSelectElement) fire(element, 'change')
  else if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    element.checked = element.defaultChecked
    element.click()
  } else retype(element)
}

/**
 * React notices a value that differs from the last one it saw, which the element's own setter
 * records.
 */
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
