import { useMediaQuery } from '../../platform/use-media-query.ts'

/** True for those who asked for stillness, and on the page as the server drew it. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true)
}
