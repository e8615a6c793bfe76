import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react'

/**
 * Content that is in neither the server's markup nor the first render that hydrates it, since both
 * must be the same: parts whose code loads later, and what only this browser knows. Until then, and
 * while code loads, `place` reserves its space.
 */
export function InBrowser({ place = null, children }: { place?: ReactNode; children: ReactNode }) {
  return useInBrowser() ? <Suspense fallback={place}>{children}</Suspense> : place
}

/** False on the server and during hydration, then true, in a render that may be interrupted. */
export function useInBrowser(): boolean {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useDeferredValue(isInBrowser)
}

function never() {
  return () => undefined
}
