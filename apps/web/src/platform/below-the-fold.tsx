import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useInBrowser } from './in-browser.tsx'

/**
 * Content below the fold: left out by the server and by the first render of a visit's first page,
 * and then added in a render that the browser may interrupt. Later pages are complete at once, so
 * that going back finds the scroll position. A component rather than a hook, so that only it
 * renders twice.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isInBrowser = useInBrowser()
  const isLaterPage = useRouter().state.resolvedLocation !== undefined
  const isShown = useDeferredValue(isInBrowser, isInBrowser && isLaterPage)
  return isShown ? children : null
}
