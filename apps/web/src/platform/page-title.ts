import { useEffect, useSyncExternalStore } from 'react'

let ownTitle: string | undefined
const listeners = new Set<() => void>()

/** For a page whose title is not that of its route: a recipe's. Undefined leaves the route's. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    change(title)
    return () => change(undefined)
  }, [title])
}

/** For the frame: the title the page on screen gave itself. */
export function useOwnPageTitle(): string | undefined {
  return useSyncExternalStore(subscribe, readTitle, readTitle)
}

function change(title: string | undefined): void {
  ownTitle = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readTitle(): string | undefined {
  return ownTitle
}
