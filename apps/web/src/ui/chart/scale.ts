/** A round number at or above `most` whose half is also round: 7 → 8, 130 → 160. */
export function niceTop(most: number): number {
  if (most <= 10) return [2, 4, 6, 8].find((top) => top >= most) ?? 10
  const power = 10 ** Math.floor(Math.log10(most))
  const factor = [1, 1.2, 1.6, 2, 2.4, 3, 4, 6, 8].find((one) => one * power >= most) ?? 10
  return Math.round(factor * power)
}

/** Which of `count` bars have their name below: the first, the last, and as many between as fit. */
export function namedBars(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  const last = count - 1
  return Array.from({ length: most }, (_, at) => Math.round((at * last) / (most - 1)))
}
