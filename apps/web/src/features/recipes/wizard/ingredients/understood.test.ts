import { expect, it } from 'vitest'
import { understandServings, understandTime } from './understood.ts'

const serves = (count: string) => `serves ${count}`

it('says what a time was understood as', () => {
  expect(understandTime('45 minutes')).toEqual({ ok: true, meaning: '45 min' })
  expect(understandTime('1:30')).toEqual({ ok: true, meaning: '1 h 30 min' })
  expect(understandTime('20-25 min')).toEqual({ ok: true, meaning: '20 min – 25 min' })
})

it('says what servings were understood as', () => {
  expect(understandServings('4 people', serves)).toEqual({ ok: true, meaning: 'serves 4' })
  expect(understandServings('2-3 servings', serves)).toEqual({ ok: true, meaning: 'serves 2–3' })
})

it('gives a reason for what it cannot read, and nothing for a blank', () => {
  expect(understandTime('a while')).toMatchObject({ ok: false })
  expect(understandServings('plenty', serves)).toMatchObject({ ok: false })
  expect(understandTime('  ')).toBeUndefined()
})
