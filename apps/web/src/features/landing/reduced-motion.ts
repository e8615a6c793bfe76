import { useMediaQuery } from '../../platform/use-media-query.ts'

/** True if the reader prefers reduced motion, and in the server's markup. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true)
}
