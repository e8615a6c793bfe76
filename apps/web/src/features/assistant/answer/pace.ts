/** Characters a second that one can follow with the eyes. */
const CALM = 500
/** Seconds of calm drawing that may lie ahead; with more it goes faster. */
const MOST_AHEAD_S = 4

interface Pace {
  /** How many characters stood before. */
  shown: number
  /** How many have come. */
  length: number
  /** Since they stood. */
  elapsedMs: number
}

/** How many characters stand now, in fractions: calmly, and faster the further it is behind. */
export function nextShown({ shown, length, elapsedMs }: Pace): number {
  const perSecond = Math.max(CALM, (length - shown) / MOST_AHEAD_S)
  return Math.min(length, shown + (perSecond * elapsedMs) / 1000)
}
