import { useEffect, useSyncExternalStore } from 'react'

let ownTitle: string | undefined
let alarm: string | undefined
const listeners = new Set<() => void>()

/**
 * For a page with a title other than its route's, such as a recipe's. Undefined keeps the route's.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    change(title)
    return () => change(undefined)
  }, [title])
}

/** Shows something urgent in the title, alternating with the page's own, while it is given. */
export function useTitleAlarm(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    raise(text)
    const interval = setInterval(() => raise(alarm === undefined ? text : undefined), 1000)
    return () => {
      clearInterval(interval)
      raise(undefined)
    }
  }, [text])
}

/** For the frame: the urgent text that takes precedence in the title. */
export function useRaisedAlarm(): string | undefined {
  return useSyncExternalStore(subscribe, readAlarm, readAlarm)
}

/** For the frame: the title that the page on screen set. */
export function useOwnPageTitle(): string | undefined {
  return useSyncExternalStore(subscribe, readTitle, readTitle)
}

function change(title: string | undefined): void {
  ownTitle = title
  for (const listener of listeners) listener()
}

function raise(text: string | undefined): void {
  alarm = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readTitle(): string | undefined {
  return ownTitle
}

function readAlarm(): string | undefined {
  return alarm
}
