import { describe, expect, it } from 'vitest'
import { patternOf, readOrigin } from './home.ts'

describe('the address of a Potluck', () => {
  it.each([
    ['potluck.example', 'https://potluck.example'],
    [' https://Potluck.Example/explore?tab=1 ', 'https://potluck.example'],
    ['http://kitchen.lan:3000/', 'http://kitchen.lan:3000'],
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000/import', 'http://127.0.0.1:3000'],
  ])('%s', (typed, origin) => {
    expect(readOrigin(typed)).toBe(origin)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'ftp://potluck.example',
    'https://',
    'two words',
  ])('is not %j', (typed) => {
    expect(readOrigin(typed)).toBeUndefined()
  })

  it('is asked for without its port, which permissions do not know', () => {
    expect(patternOf('http://kitchen.lan:3000')).toBe('http://kitchen.lan/*')
  })
})
