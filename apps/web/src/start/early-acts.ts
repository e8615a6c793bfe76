/**
 * In the order in which they were first used, with what a field held last: the first render of the
 * app may empty it again.
 */
const kept = new Map<HTMLElement, string>()
const listening = new AbortController()
let isKeeping = false

/**
 * Keeps what is pressed, sent, chosen and typed on a rendered page until the app has hydrated it,
 * so that nothing is lost. React must not get these events earlier: a press would arrive before the
 * text it is about.
 */
export function keepEarlyActs(): void {
  isKeeping = true
  // What was typed even before this ran. A checkbox has a value without being touched.
  for (const field of document.querySelectorAll<TextField>(WRITTEN_FIELDS)) {
    if (field.value !== field.defaultValue) kept.set(field, field.value)
  }
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
  for (const [element, value] of kept) if (element.isConnected) redo(element, value)
  kept.clear()
}

function keep(event: Event): void {
  if (!(event.target instanceof Element)) return
  const element = findActor(event, event.target)
  if (!isKept(element)) return
  kept.set(element, isField(element) ? element.value : '')
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

type TextField = HTMLInputElement | HTMLTextAreaElement
type Field = TextField | HTMLSelectElement

const WRITTEN_FIELDS = 'textarea, input:is([type=text], [type=search], [type=email], :not([type]))'

function isField(element: Element | null): element is Field {
  return element?.matches('input, textarea, select') === true
}

function redo(element: HTMLElement, value: string): void {
  // Makes React hydrate this part of the page, and notice the field's value.
  if (isField(element)) fire(element, 'input')
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else if (!isField(element)) element.click()
  else if (element instanceof HTMLSelectElement) {
    element.value = value
    fire(element, 'change')
  } else if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    element.checked = element.defaultChecked
    element.click()
  } else retype(element, value)
}

/**
 * React notices a value that differs from the last one it saw, which the element's own setter
 * records.
 */
function retype(element: TextField, value: string): void {
  element.value = ''
  const prototype = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  fire(element, 'input')
}

function fire(element: HTMLElement, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true }))
}
