/** A clock that only moves when told to. The database's own `now()` is the real one. */
export type TestClock = {
  now(): Date
  /** Moves on by this many milliseconds, or this many of each unit. */
  advance(by: number | { days?: number; hours?: number; minutes?: number; seconds?: number }): void
  set(to: Date): void
}

/** A test clock that starts at this moment, so that it agrees with the database until it is moved. */
export function createClock(): TestClock {
  let millis = Date.now()
  return {
    now: () => new Date(millis),
    advance(by) {
      const { days = 0, hours = 0, minutes = 0, seconds = 0 } = typeof by === 'number' ? {} : by
      millis += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
      if (typeof by === 'number') millis += by
    },
    set(to) {
      millis = to.getTime()
    },
  }
}
