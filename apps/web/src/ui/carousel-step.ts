import { CAROUSEL_STEP } from '@potluck/rules'

interface Track {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

/** Where a carousel scrolls to: a step of the visible width away, between 0 and the end. */
export function carouselTarget(track: Track, direction: -1 | 1): number {
  const target = track.scrollLeft + direction * CAROUSEL_STEP * track.clientWidth
  return Math.max(0, Math.min(target, carouselEnd(track)))
}

/** Which of the two buttons lead somewhere; a pixel of slack, since zoomed browsers scroll in fractions. */
export function carouselEnds(track: Track): { atStart: boolean; atEnd: boolean } {
  return {
    atStart: track.scrollLeft <= 1,
    atEnd: track.scrollLeft >= carouselEnd(track) - 1,
  }
}

function carouselEnd({ scrollWidth, clientWidth }: Track): number {
  return Math.max(0, scrollWidth - clientWidth)
}
