import { expect, it } from 'vitest'
import { cookTimeBand, restMinutes, restTimeOf, timeMinutes, totalTime } from './recipe-times.ts'

it('takes the longer end of a time, and none of what is no time', () => {
  expect(['1h 20m', '20-30 min', 'a while'].map(timeMinutes)).toEqual([80, 30, undefined])
})

it('files cooking by its bands, each with its end', () => {
  expect([30, 31, 60, 61].map(cookTimeBand)).toEqual(['0-30', '30-60', '30-60', '60+'])
})

it('adds up what is known of a time', () => {
  expect(totalTime([10, 35, 480])).toBe('8 h 45 min')
  expect(totalTime([null, 35, undefined])).toBe('35 min')
  expect(totalTime([null, undefined])).toBe('')
})

it('finds as rest what a total has beyond preparing and cooking', () => {
  expect(restMinutes({ prep: 10, cook: 20, total: 90 })).toBe(60)
  expect(restMinutes({ prep: null, cook: 20, total: 90 })).toBe(70)
  // All of it may be cooking, and a total that is too small says nothing.
  expect(restMinutes({ prep: 10, cook: null, total: 90 })).toBeUndefined()
  expect(restMinutes({ prep: 10, cook: 20, total: 30 })).toBeUndefined()
  expect(restMinutes({ prep: 10, cook: 20, total: 25 })).toBeUndefined()
})

it('reads the rest of a recipe in lines from its total', () => {
  const times = { prepTime: '20 min', cookTime: '25 min' }
  expect(restTimeOf({ ...times, totalTime: '8 h 45 min' })).toBe('8 h')
  expect(restTimeOf({ ...times, totalTime: '45 min' })).toBe('')
  expect(restTimeOf({ ...times, totalTime: '' })).toBe('')
})
