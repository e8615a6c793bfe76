/** A clock that stands still until it is told to go on. The database's own `now()` is the real one. */
export type TestClock = {
  now(): Date
  /** Goes on by so many milliseconds, or so many of each. */
  advance(by: number | { days?: number; hours?: number; minutes?: number; seconds?: number }): void
  set(to: Date): void
}

/** A test clock that starts at this moment, so that it and the database agree until it is moved. */
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
