import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react'

/**
 * What the server's markup does not hold, and neither does the first render that takes it over, since
 * both must be alike: parts whose code comes later, and whatever only this browser knows. Until then,
 * and while code is fetched, `place` keeps its room.
 */
export function InBrowser({ place = null, children }: { place?: ReactNode; children: ReactNode }) {
  return useInBrowser() ? <Suspense fallback={place}>{children}</Suspense> : place
}

/** False on the server and while its markup is taken over, then true, in a render that may be interrupted. */
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
