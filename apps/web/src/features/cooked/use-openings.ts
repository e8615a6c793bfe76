import { useState } from 'react'

/**
 * For a dialog that is loaded when first opened: `opening` counts from 1 and is its key, so that it
 * starts fresh each time; 0 before.
 */
export function useOpenings() {
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState(0)

  function open() {
    setOpening(opening + 1)
    setOpen(true)
  }

  return { isOpen, opening, open, close: () => setOpen(false) }
}
