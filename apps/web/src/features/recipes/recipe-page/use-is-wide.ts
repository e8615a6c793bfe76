import { useMediaQuery } from '../../../platform/use-media-query.ts'

/** Whether the window fits ingredients beside the method: the `lg` breakpoint of the stylesheet. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 64rem)', true)
}
