import { type KeyboardEvent, useState } from 'react'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

/**
 * The list below a search field: its suggestions, whether it is open, and the line selected by the
 * arrows.
 */
export function useSuggestionList(text: string, suggests: boolean) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const options = useSuggestions(text, suggests && isOpen)
  const isShown = isOpen && options.length > 0

  /** Opens while typing, with no line selected. */
  function open() {
    setOpen(true)
    setActive(undefined)
  }

  function close() {
    setOpen(false)
    setActive(undefined)
  }

  /** Escape closes; the arrows open and select. */
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setOpen(true)
    if (isShown) setActive(moveFrom(active, step, options.length))
  }

  const chosen: Suggestion | undefined =
    isShown && active !== undefined ? options[active] : undefined
  return { options, isShown, active, chosen, open, close, handleKey }
}

/** Moves from the field to the first or last line, and around through the field. */
function moveFrom(active: number | undefined, step: number, count: number): number | undefined {
  if (active === undefined) return step > 0 ? 0 : count - 1
  const next = active + step
  return next < 0 || next >= count ? undefined : next
}
