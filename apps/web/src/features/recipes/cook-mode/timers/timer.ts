/**
 * A timer that a cook set. It stores the moment it ends at rather than the time left, so that
 * neither a reload nor a sleeping device stops it.
 */
export interface Timer {
  /** One for each timed wait of each step of each recipe. */
  id: string
  recipeId: string
  recipeTitle: string
  /** The number of the step it belongs to, from 1. */
  step: number
  /** What happens meanwhile: 'simmer'; '' if it is not known. */
  doing: string
  /** How many portions are being cooked, if not as many as the recipe is written for. */
  portions?: number | undefined
  state: TimerState
}

type TimerState =
  | { kind: 'running'; endsAt: number }
  | { kind: 'paused'; leftMs: number }
  /** `noticedAt`: when somebody was first there to hear it. */
  | { kind: 'ended'; endedAt: number; noticedAt: number }

/** How long an ended timer rings unless it is silenced first. */
const RING_MS = 60_000

/** The milliseconds left, 0 or less once it has ended. */
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

/** Adds time; a timer that has ended runs again. */
export function extend(timer: Timer, ms: number, now: number): Timer {
  const { state } = timer
  if (state.kind === 'paused')
    return { ...timer, state: { kind: 'paused', leftMs: state.leftMs + ms } }
  const from = state.kind === 'running' ? state.endsAt : now
  return { ...timer, state: { kind: 'running', endsAt: from + ms } }
}

/** The timers, with those whose time is up marked as ended; the same array if none is. */
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
  // Rounded up, so that a second is shown until it is over.
  const seconds = ms > 0 ? Math.ceil(ms / 1000) : Math.floor(-ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const clock =
    hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return ms <= -1000 ? `−${clock}` : clock
}

/** Reads stored timers; anything that is not a timer of ours is ignored. */
export function parseTimers(text: string | null): Timer[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTimer).slice(0, MOST_TIMERS) : []
  } catch {
    return []
  }
}

/** The most timers that can be set at once. */
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
