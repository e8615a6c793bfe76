import { placeBeside } from './place.ts'

/** Milliseconds a pointer rests before a tooltip appears; keyboard focus shows it at once. */
const restMs = 500
/** Time to move from the element onto the tooltip, so that it can be read under magnification. */
const leaveMs = 120

/** Listens to the whole document; answers a function that stops it. */
export function startTooltips(): () => void {
  const bubble = document.createElement('div')
  bubble.popover = 'manual'
  bubble.ariaHidden = 'true'
  bubble.className =
    'fixed inset-auto m-0 max-w-70 rounded-field bg-ink px-2.5 py-1.5 text-sm font-medium text-paper open:animate-appear'
  document.body.append(bubble)
  const listeners = new AbortController()
  const { signal } = listeners
  let timer = 0
  let anchor: HTMLElement | undefined

  function show(next: HTMLElement) {
    // It would cover what its button has opened.
    if (next.matches('[aria-haspopup][aria-expanded=true]')) return
    anchor = next
    bubble.textContent = next.dataset.tooltip ?? ''
    bubble.showPopover()
    placeBeside(next, bubble, 'center')
  }

  function hide() {
    clearTimeout(timer)
    anchor = undefined
    if (bubble.matches(':popover-open')) bubble.hidePopover()
  }

  function handleOver({ target, pointerType }: PointerEvent) {
    clearTimeout(timer)
    if (pointerType === 'touch' || target === bubble) return
    const next = findAnchor(target)
    if (next === anchor) return
    timer = window.setTimeout(() => moveTo(next), next ? restMs : leaveMs)
  }

  function moveTo(next: HTMLElement | undefined) {
    hide()
    if (next?.isConnected) show(next)
  }

  function handleFocus({ target }: FocusEvent) {
    const next = findAnchor(target)
    hide()
    // Delayed: the focus may come from a closing menu, during which no popover may open.
    if (next?.matches(':focus-visible')) timer = window.setTimeout(() => moveTo(next))
  }

  document.addEventListener('pointerover', handleOver, { signal })
  document.addEventListener('focusin', handleFocus, { signal })
  document.addEventListener('focusout', hide, { signal })
  document.addEventListener('pointerdown', hide, { signal })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal })
  window.addEventListener('scroll', hide, { signal, capture: true, passive: true })
  return () => {
    hide()
    listeners.abort()
    bubble.remove()
  }
}

function findAnchor(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return
  return target.closest<HTMLElement>('[data-tooltip]') ?? undefined
}
