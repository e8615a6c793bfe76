import { useSyncExternalStore } from 'react'
import { extend, MOST_TIMERS, parseTimers, pause, resume, settle, type Timer } from './timer.ts'

const key = 'potluck.timers'
const none: readonly Timer[] = []
const listeners = new Set<() => void>()
let timers: readonly Timer[] | undefined

/** The cook's timers, the same in every tab of this browser. */
export function useTimers(): readonly Timer[] {
  return useSyncExternalStore(subscribe, read, () => none)
}

/** What is done with timers; each is on disk before it is on screen. */
export const timerActs = {
  /** Starts a timer, anew where it was running. */
  start: (timer: Omit<Timer, 'state'>, ms: number) => {
    const others = read().filter(({ id }) => id !== timer.id)
    const started: Timer = { ...timer, state: { kind: 'running', endsAt: Date.now() + ms } }
    write([...others, started].slice(-MOST_TIMERS))
  },
  pause: (id: string) => change(id, (timer) => pause(timer, Date.now())),
  resume: (id: string) => change(id, (timer) => resume(timer, Date.now())),
  addMinute: (id: string) => change(id, (timer) => extend(timer, 60_000, Date.now())),
  dismiss: (id: string) => write(read().filter((timer) => timer.id !== id)),
  /** Dismisses all that have ended. */
  dismissEnded: () => write(read().filter(({ state }) => state.kind !== 'ended')),
  /** Lets those end whose time is up. */
  settle: () => {
    const settled = settle(read(), Date.now())
    if (settled !== read()) write(settled)
  },
}

function change(id: string, how: (timer: Timer) => Timer): void {
  write(read().map((timer) => (timer.id === id ? how(timer) : timer)))
}

function read(): readonly Timer[] {
  timers ??= parseTimers(localStorage.getItem(key))
  return timers
}

function write(next: readonly Timer[]): void {
  timers = next
  try {
    if (next.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // A full or forbidden storage: the timers run as long as the page does.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}

/** Another tab has changed them; `key` is null where it cleared everything. */
function handleStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  timers = undefined
  for (const listener of listeners) listener()
}
