import type { Bench } from '../dish/bench.ts'
import { handwork } from '../dish/draft.ts'
import type { Part } from '../dish/part.ts'
import { say } from '../dish/say.ts'

/** Shortcrust, half as much fat as flour. */
type Pastry = { flour: Part; fat: Part; salt: Part | undefined; water: Part | undefined }

export function takePastry(bench: Bench, flourEach: number): Pastry | undefined {
  const flour = bench.take('flour', { each: flourEach, unit: 'g', cut: 'for the crust' })
  const fat = bench.take(['butter', 'coconut-oil'], {
    each: flourEach / 2,
    unit: 'g',
    cut: 'cold, in cubes, for the crust',
  })
  if (!flour || !fat) return undefined
  return {
    flour,
    fat,
    salt: bench.take('salt', { each: 0.06, cut: 'for the crust' }),
    water: bench.take('water', { each: 10, unit: 'ml', cut: 'ice-cold, for the crust' }),
  }
}

export function makePastry({ flour, fat, salt, water }: Pastry) {
  return handwork(
    10,
    say`Rub the ${[flour, fat, salt]} together with cold fingertips until it looks like crumbs.`,
    say`Stir in the ${water} with a knife, a little at a time, only until it clumps; press into a disc, wrap and chill for 30 minutes.`,
  )
}
