import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useInBrowser } from './in-browser.tsx'

/**
 * What lies below the fold: not drawn by the server nor in the first render of the page that a visit
 * begins with, but in one that the browser may interrupt. Pages that come later are whole at once, so
 * that going back finds the place it left. A component and no hook, since only it renders twice.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser()
  const isLaterPage = useRouter().state.resolvedLocation !== undefined
  const isShown = useDeferredValue(isInBrowser, isInBrowser && isLaterPage)
  return isShown ? children : null
}
