import { type ComponentType, lazy, type ReactNode } from 'react'
import { afterFirstPaint } from './first-paint.ts'
import { InBrowser } from './in-browser.tsx'

/**
 * A part of the shell whose code comes after the page. Until it has come, and in what the server drew,
 * `place` keeps its room.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
): (props: Props) => ReactNode {
  const Part = lazy(afterFirstPaint(async () => ({ default: await load() })))
  return function Later(props: Props) {
    return (
      <InBrowser place={place}>
        <Part {...props} />
      </InBrowser>
    )
  }
}
