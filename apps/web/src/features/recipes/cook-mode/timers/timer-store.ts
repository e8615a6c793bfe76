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

/** What can be done with timers; each change is stored before it is shown. */
export const timerActs = {
  /** Starts a timer, or restarts it if it was running. */
  start: (timer: Omit<Timer, 'state'>, ms: number) => {
    const others = read().filter(({ id }) => id !== timer.id)
    const started: Timer = { ...timer, state: { kind: 'running', endsAt: Date.now() + ms } }
    write([...others, started].slice(-MOST_TIMERS))
  },
  pause: (id: string) => change(id, (timer) => pause(timer, Date.now())),
  resume: (id: string) => change(id, (timer) => resume(timer, Date.now())),
  addMinute: (id: string) => change(id, (timer) => extend(timer, 60_000, Date.now())),
  dismiss: (id: string) => write(read().filter((timer) => timer.id !== id)),
  /** Dismisses all timers that have ended. */
  dismissEnded: () => write(read().filter(({ state }) => state.kind !== 'ended')),
  /** Marks the timers whose time is up as ended. */
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
    // The storage is full or forbidden: the timers last as long as the page.
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

/** Another tab changed the timers; `key` is null if it cleared the whole storage. */
function handleStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  timers = undefined
  for (const listener of listeners) listener()
}
