import { useMediaQuery } from '../../../platform/use-media-query.ts'

/** Whether two columns fit the window: room for ingredients beside the method, the `lg` of the stylesheet. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 64rem)', true)
}
