import type { Component } from './components.ts'
import type { Box } from './grey.ts'

/**
 * The dots that lines of a list begin with. Read as text they become letters ('e', 'o', '«'), so
 * they are taken out of the picture before, and kept as the sign of an item.
 */
export function findBullets(letters: readonly Component[], xHeight: number): Component[] {
  const dots = letters.filter((letter) => isDot(letter, xHeight))
  return dots.filter((dot) => {
    const row = letters.filter(
      (other) => other !== dot && other.top < dot.bottom && other.bottom > dot.top,
    )
    const before = row.filter(({ right }) => right <= dot.left)
    const behind = row.filter(({ left }) => left >= dot.right)
    const gap = Math.min(...behind.map(({ left }) => left)) - dot.right
    const foot = Math.max(
      0,
      ...behind.filter(({ left }) => left < dot.right + xHeight * 4).map(({ bottom }) => bottom),
    )
    return (
      gap >= xHeight * LEAST_GAP &&
      gap <= xHeight * WIDEST_GAP &&
      before.every(({ right }) => dot.left - right >= xHeight * WIDEST_GAP) &&
      // Stops and commas stand on the foot of the line.
      foot - dot.bottom >= xHeight * 0.15
    )
  })
}

const LEAST_GAP = 0.35
const WIDEST_GAP = 3

function isDot({ left, top, right, bottom, pixels }: Component, xHeight: number): boolean {
  const [width, height] = [right - left, bottom - top]
  const isRound = width >= height * 0.6 && width <= height * 1.6
  const isSmall = height >= xHeight * 0.2 && height <= xHeight * 0.95
  return isRound && isSmall && pixels >= width * height * 0.62
}

/** Whether one of the bullets begins a line. */
export function hasBullet(line: Box, bullets: readonly Box[], xHeight: number): boolean {
  return bullets.some(
    (bullet) =>
      bullet.top >= line.top - xHeight * 0.5 &&
      bullet.bottom <= line.bottom + xHeight * 0.5 &&
      line.left - bullet.right >= -xHeight * 0.3 &&
      line.left - bullet.right <= xHeight * (WIDEST_GAP + 1),
  )
}
