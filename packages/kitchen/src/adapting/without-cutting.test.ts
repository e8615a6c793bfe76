import { describe, expect, it } from 'vitest'
import { withoutCutting } from './without-cutting.ts'

describe('a knife has nothing to do where garlic oil stands in for garlic', () => {
  it.each([
    ['Mince the garlic oil and dice the fennel.', 'Dice the fennel.'],
    ['Peel and mince the garlic oil. Heat a pan.', 'Heat a pan.'],
    ['Chop the fennel and garlic oil.', 'Chop the fennel.'],
    [
      'Dice the carrot, crush the garlic oil, and heat the pan.',
      'Dice the carrot, and heat the pan.',
    ],
    ['Add the minced garlic oil and stir.', 'Add the garlic oil and stir.'],
    ['Fry the fennel in the garlic oil.', 'Fry the fennel in the garlic oil.'],
  ])('%s', (step, told) => {
    expect(withoutCutting(step, 'garlic oil')).toBe(told)
  })
})
