import { along } from '../forms.ts'
import type { Outline, Point } from '../outline.ts'

/** A cut frond in the manner of late Matisse: fingers up both sides of a stem, longest in the middle. */
export function frond(x: number, y: number, turn: number, length: number, width: number): Outline {
  const fingers = 5
  const side = (sign: number): Point[] =>
    Array.from({ length: fingers }, (_, index) => {
      const share = (index + 0.5) / (fingers + 0.6)
      const reach = width * (0.55 + 0.45 * Math.sin(share * Math.PI))
      const [low, high] = [-length * share, -length * (share + 0.13)]
      return [
        [sign * width * 0.16, low + length * 0.04],
        [sign * reach * 0.8, low - length * 0.05],
        [sign * reach, high - length * 0.03],
        [sign * reach * 0.74, high - length * 0.01],
        [sign * width * 0.2, low - length * 0.03],
      ] satisfies Point[]
    }).flat()
  return along([x, y], turn, [
    [-width * 0.1, 10],
    ...side(-1),
    [0, -length],
    ...side(1).reverse(),
    [width * 0.1, 10],
  ])
}
