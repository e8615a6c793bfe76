import { useRouter } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useInBrowser } from './in-browser.tsx'

/**
 * Whether to render what lies below the fold: not on the server nor in the first render of the page
 * that a visit begins with, then in one that the browser may interrupt. Pages that come later are
 * whole at once, so that going back finds the place it left.
 */
export function useBelowTheFold(): boolean {
  const isInBrowser = useInBrowser()
  const isLaterPage = useRouter().state.resolvedLocation !== undefined
  return useDeferredValue(isInBrowser, isInBrowser && isLaterPage)
}
