import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import type { Formula } from './formula.ts'

/** What makes a batter rise: baking powder, else a quarter of it in soda and something sour. */
export type Lift = { dry: Part; wet: Part | undefined }

export function takeLift(bench: Bench, { of }: Formula, powderTsp: number): Lift | undefined {
  if (bench.has('baking-powder')) {
    const powder = of('baking-powder', powderTsp, 'tsp')
    return powder && { dry: powder, wet: undefined }
  }
  const soda = of('baking-soda', powderTsp / 4, 'tsp')
  const sour = of(['cider-vinegar', 'wine-vinegar'], powderTsp / 2, 'tsp')
  return soda && sour && { dry: soda, wet: sour }
}
