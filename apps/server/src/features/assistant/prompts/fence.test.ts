import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fence } from './fence.ts'

const FENCES = /<[\s/]*(?:request|pantry)\b/gi

it('is neither ended nor opened by the text inside it', () => {
  const shreds = fc.constantFrom('<', '/', ' ', '\n', 'request', 'PANTRY', '>', 'salt')
  fc.assert(
    fc.property(fc.array(shreds, { maxLength: 60 }), (words) => {
      expect(fence('request', words.join('')).match(FENCES)).toEqual(['<request', '</request'])
    }),
  )
})

it('holds against one that is nested ten thousand deep', () => {
  const text = `${'<'.repeat(10_000)}${'request>'.repeat(10_000)}`
  expect(fence('request', text).match(FENCES)).toHaveLength(2)
})

it('leaves other brackets as they are', () => {
  expect(fence('request', ' salt < 5 g, <b>requests</b> ')).toBe(
    '<request>\nsalt < 5 g, <b>requests</b>\n</request>',
  )
})
