import fc from 'fast-check'
import { isPaletteName, palettes } from './palettes.ts'
import { type CoverPlan, MOST_SHAPES } from './plan.ts'
import { isShapeName, shapes } from './shapes/all-shapes.ts'
import { isVesselName, vessels } from './vessels/all-vessels.ts'

const names = fc.uniqueArray(fc.constantFrom(...Object.keys(shapes).filter(isShapeName)), {
  minLength: 1,
  maxLength: MOST_SHAPES,
})

/** Any plan at all, for properties. */
export const anyPlan: fc.Arbitrary<CoverPlan> = fc
  .record({
    vessel: fc.constantFrom(...Object.keys(vessels).filter(isVesselName)),
    palette: fc.constantFrom(...Object.keys(palettes).filter(isPaletteName)),
    names,
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  })
  .map(({ names: [main = 'lemon', ...others], ...plan }) => ({
    ...plan,
    shapes: [main, ...others],
  }))
