import { expect, it } from 'vitest'
import { GOAL_LIMITS, GOAL_NUTRIENTS, readGoal } from './nutrition.ts'

it('reads a goal that is a whole number within its bounds, and none of nothing', () => {
  for (const nutrient of GOAL_NUTRIENTS) {
    const { min, max } = GOAL_LIMITS[nutrient]
    expect(readGoal(nutrient, ` ${min} `)).toBe(min)
    expect(readGoal(nutrient, String(max))).toBe(max)
    expect(readGoal(nutrient, '  ')).toBeNull()
    for (const wrong of [min - 1, max + 1, -50, '70.5', '1e2', 'much', '1,000']) {
      expect(readGoal(nutrient, String(wrong))).toBeUndefined()
    }
  }
})
