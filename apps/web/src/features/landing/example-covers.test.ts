import { decodeCover, drawCover } from '@potluck/covers'
import { expect, it } from 'vitest'
import { exampleCovers, samplePageCover } from './example-covers.ts'

it.each([
  ...exampleCovers.map(({ code }) => code),
  samplePageCover,
])('shows a cover that can be drawn: %s', (code) => {
  const plan = decodeCover(code)
  expect(plan && drawCover(plan, 'light')).toMatch(/^<svg/)
})
