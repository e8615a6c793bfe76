/** A clock that a cook set. It keeps the moment it ends at, not what is left, so that neither a reload nor sleep stops it. */
export interface Timer {
  /** One for each wait of each step of each recipe. */
  id: string
  recipeId: string
  recipeTitle: string
  /** The step it belongs to, from 1. */
  step: number
  /** What goes on meanwhile: 'simmer'; '' where nobody knows. */
  doing: string
  /** For how many it was cooked, where not for as many as the recipe was written for. */
  portions?: number | undefined
  state: TimerState
}

type TimerState =
  | { kind: 'running'; endsAt: number }
  | { kind: 'paused'; leftMs: number }
  /** `noticedAt`: when somebody was there to ring for. */
  | { kind: 'ended'; endedAt: number; noticedAt: number }

/** How long an ended one rings, unless it is silenced before. */
const RING_MS = 60_000

/** What is left of it, 0 and less once it has ended. */
export function leftOf({ state }: Timer, now: number): number {
  if (state.kind === 'paused') return state.leftMs
  return (state.kind === 'running' ? state.endsAt : state.endedAt) - now
}

export function isRinging({ state }: Timer, now: number): boolean {
  return state.kind === 'ended' && now < state.noticedAt + RING_MS
}

export function pause(timer: Timer, now: number): Timer {
  if (timer.state.kind !== 'running') return timer
  return { ...timer, state: { kind: 'paused', leftMs: Math.max(0, timer.state.endsAt - now) } }
}

export function resume(timer: Timer, now: number): Timer {
  if (timer.state.kind !== 'paused') return timer
  return { ...timer, state: { kind: 'running', endsAt: now + timer.state.leftMs } }
}

/** So much longer; one that has ended runs again. */
export function extend(timer: Timer, ms: number, now: number): Timer {
  const { state } = timer
  if (state.kind === 'paused')
    return { ...timer, state: { kind: 'paused', leftMs: state.leftMs + ms } }
  const from = state.kind === 'running' ? state.endsAt : now
  return { ...timer, state: { kind: 'running', endsAt: from + ms } }
}

/** The timers with those that have run out as ended; the same list where none has. */
export function settle(timers: readonly Timer[], now: number): readonly Timer[] {
  if (!timers.some(({ state }) => state.kind === 'running' && state.endsAt <= now)) return timers
  return timers.map((timer) =>
    timer.state.kind === 'running' && timer.state.endsAt <= now
      ? { ...timer, state: { kind: 'ended', endedAt: timer.state.endsAt, noticedAt: now } }
      : timer,
  )
}

/** '4:05', '1:02:30', '-0:20' twenty seconds after its end. */
export function formatLeft(ms: number): string {
  // A second that has begun is still there.
  const seconds = ms > 0 ? Math.ceil(ms / 1000) : Math.floor(-ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const clock =
    hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return ms <= -1000 ? `−${clock}` : clock
}

/** Reads what a store kept; what is none of ours is no timer. */
export function parseTimers(text: string | null): Timer[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTimer).slice(0, MOST_TIMERS) : []
  } catch {
    return []
  }
}

/** The most timers at once. */
export const MOST_TIMERS = 20

function isTimer(value: unknown): value is Timer {
  if (!isRecord(value) || !isRecord(value.state)) return false
  const { id, recipeId, recipeTitle, step, doing, portions, state } = value
  const areTexts = [id, recipeId, recipeTitle, doing].every((text) => typeof text === 'string')
  const areNumbers = [step, portions ?? 0].every((count) => typeof count === 'number')
  return areTexts && areNumbers && isState(state)
}

function isState({ kind, endsAt, leftMs, endedAt, noticedAt }: Record<string, unknown>): boolean {
  if (kind === 'running') return typeof endsAt === 'number'
  if (kind === 'paused') return typeof leftMs === 'number'
  return kind === 'ended' && typeof endedAt === 'number' && typeof noticedAt === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
