import { CAROUSEL_STEP } from '@potluck/rules'

interface Track {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

/** Where a carousel scrolls to: one step of its visible width, between 0 and the end. */
export function carouselTarget(track: Track, direction: -1 | 1): number {
  const target = track.scrollLeft + direction * CAROUSEL_STEP * track.clientWidth
  return Math.max(0, Math.min(target, carouselEnd(track)))
}

/** Which ends are reached; a pixel of tolerance, since zoomed browsers scroll in fractions. */
export function carouselEnds(track: Track): { atStart: boolean; atEnd: boolean } {
  return {
    atStart: track.scrollLeft <= 1,
    atEnd: track.scrollLeft >= carouselEnd(track) - 1,
  }
}

function carouselEnd({ scrollWidth, clientWidth }: Track): number {
  return Math.max(0, scrollWidth - clientWidth)
}
