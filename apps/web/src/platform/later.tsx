import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { afterFirstPaint } from './first-paint.ts'

/**
 * A part of the shell whose code comes after the page. Until it has come, and in the prerendered page,
 * `place` keeps its room.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode,
): ComponentType<Props> {
  const Part = lazy(afterFirstPaint(async () => ({ default: await load() })))
  return function Later(props: Props) {
    const isInBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    if (!isInBrowser) return place
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function never() {
  return () => undefined
}
