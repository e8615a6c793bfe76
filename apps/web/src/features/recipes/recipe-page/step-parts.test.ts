import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toStepParts } from './step-parts.ts'

it('takes a step apart at its figures', () => {
  expect(toStepParts('Simmer 20 minutes, add 5 g salt')).toEqual([
    { text: 'Simmer ', isFigure: false, at: 0 },
    { text: '20 minutes', isFigure: true, at: 7 },
    { text: ', add ', isFigure: false, at: 17 },
    { text: '5 g', isFigure: true, at: 23 },
    { text: ' salt', isFigure: false, at: 26 },
  ])
})

it('loses nothing of the step', () => {
  const words = fc.array(
    fc.constantFrom('2', '½', ' ', 'min', '-', '°C', 'g', 'good', '1/2', 'to', '.', 'é', '\n'),
  )
  fc.assert(
    fc.property(words, (all) => {
      const step = all.join('')
      expect(
        toStepParts(step)
          .map(({ text }) => text)
          .join(''),
      ).toBe(step)
    }),
  )
})
