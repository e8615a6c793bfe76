import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeCover, encodeCover } from './code.ts'
import { anyPlan } from './test-plans.ts'

it('reads back every plan it writes, in under 120 letters, digits, dots and hyphens', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const code = encodeCover(plan)
      expect(code).toMatch(/^[a-z0-9.-]{1,119}$/)
      expect(decodeCover(code)).toEqual(plan)
    }),
    { numRuns: 500 },
  )
})

it('fits the five longest names, so that no plan is refused for its length', () => {
  const plan = decodeCover(
    'skillet.terracotta.1z141z3.chocolate-cake.sweet-potato.tomato-slice.star-anise.cauliflower',
  )
  expect(plan?.seed).toBe(2 ** 32 - 1)
  expect(plan?.shapes).toHaveLength(5)
})

it.each([
  ['nothing', ''],
  ['no shape', 'bowl.sea.7'],
  ['an unknown vessel', 'bucket.sea.7.lemon'],
  ['an unknown palette', 'bowl.grey.7.lemon'],
  ['an unknown shape', 'bowl.sea.7.lemon.brick'],
  ['six shapes', 'bowl.sea.7.lemon.lime.orange.pear.plum.fig'],
  ['a shape twice', 'bowl.sea.7.lemon.lemon'],
  ['an empty part', 'bowl.sea.7.lemon.'],
  ['a seed with a leading nought', 'bowl.sea.07.lemon'],
  ['a seed in capitals', 'bowl.sea.A7.lemon'],
  ['a negative seed', 'bowl.sea.-7.lemon'],
  ['a seed past 32 bits', 'bowl.sea.1z141z4.lemon'],
  ['a seed with a tail', 'bowl.sea.7!.lemon'],
  ['an inherited name', 'constructor.sea.7.lemon'],
  ['an inherited shape', 'bowl.sea.7.__proto__'],
  ['a path', '../../etc/passwd'],
  ['markup', 'bowl.sea.7.lemon"><script>'],
  ['a line end', 'bowl.sea.7.lemon\n'],
  ['a very long text', `bowl.sea.7.${'lemon.'.repeat(10_000)}`],
])('refuses %s', (_, code) => {
  expect(decodeCover(code)).toBeUndefined()
})

it('accepts only what it would have written itself', () => {
  const token = fc.constantFrom('bowl', 'sea', '7', '00', 'lemon', 'pear', '', 'toString', 'Lemon')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(token, { maxLength: 8 }).map((parts) => parts.join('.')),
        fc.string(),
      ),
      (text) => {
        const plan = decodeCover(text)
        if (plan) expect(encodeCover(plan)).toBe(text)
      },
    ),
    { numRuns: 1000 },
  )
})
