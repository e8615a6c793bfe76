import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toStepParts } from './step-parts.ts'

const figuresOf = (step: string) =>
  toStepParts(step)
    .filter(({ isFigure }) => isFigure)
    .map(({ text }) => text)

it('finds amounts, times and temperatures', () => {
  expect(
    figuresOf(
      'Heat the oven to 220 °C. Roast 1 ½ kg of potatoes in 3 tbsp oil for 35-40 minutes, or 1 hour 10 min at 180°C.',
    ),
  ).toEqual(['220 °C', '1 ½ kg', '3 tbsp', '35-40 minutes', '1 hour', '10 min', '180°C'])
})

it('leaves numbers alone that measure nothing', () => {
  expect(figuresOf('Cut 2 good tomatoes into 8 and see step 3.')).toEqual([])
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
