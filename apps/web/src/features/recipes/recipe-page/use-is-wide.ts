import { useSyncExternalStore } from 'react'

/** Room for ingredients beside the method: the `lg` of the stylesheet. */
const wide = '(min-width: 64rem)'

/** Whether two columns fit the window. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
