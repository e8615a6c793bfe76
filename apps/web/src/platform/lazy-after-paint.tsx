import { type ComponentType, lazy, type ReactNode } from 'react'
import { afterFirstPaint } from './first-paint.ts'
import { InBrowser } from './in-browser.tsx'

/**
 * A part of the frame whose code loads after the first paint. Until then, and in the server's
 * markup, `place` reserves its space.
 */
export function lazyAfterPaint<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
): (props: Props) => ReactNode {
  const Part = lazy(afterFirstPaint(async () => ({ default: await load() })))
  return function LazyAfterPaint(props: Props) {
    return (
      <InBrowser place={place}>
        <Part {...props} />
      </InBrowser>
    )
  }
}
