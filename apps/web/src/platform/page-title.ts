import { useEffect, useSyncExternalStore } from 'react'

let ownTitle: string | undefined
let alarm: string | undefined
const listeners = new Set<() => void>()

/** For a page whose title is not that of its route: a recipe's. Undefined leaves the route's. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    change(title)
    return () => change(undefined)
  }, [title])
}

/** Says something urgent in the title, in turn with the page's own, for as long as it is given. */
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

/** For the frame: what is to be said in the title before anything else. */
export function useRaisedAlarm(): string | undefined {
  return useSyncExternalStore(subscribe, readAlarm, readAlarm)
}

/** For the frame: the title the page on screen gave itself. */
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
