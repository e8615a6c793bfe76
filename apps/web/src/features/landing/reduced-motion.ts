import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** True for those who asked for stillness, and on the prerendered page. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
