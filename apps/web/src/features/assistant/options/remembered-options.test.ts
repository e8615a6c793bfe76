import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { findRememberedOptions, rememberOptions } from './remembered-options.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
})
afterEach(() => kept.clear())
afterAll(() => vi.unstubAllGlobals())

it('begins with the pantry and without a system of measures, and keeps what was chosen', () => {
  expect(findRememberedOptions()).toEqual({ usePantry: true, units: null })
  rememberOptions({ usePantry: false, units: 'metric' })
  expect(findRememberedOptions()).toEqual({ usePantry: false, units: 'metric' })
  rememberOptions({ usePantry: true, units: null })
  expect(findRememberedOptions()).toEqual({ usePantry: true, units: null })
})

it.each(['{broken', 'null', '"us"', '{"usePantry":"no"}'])('reads %s as nothing chosen', (text) => {
  rememberOptions({ usePantry: false, units: 'us' })
  for (const key of kept.keys()) kept.set(key, text)
  expect(findRememberedOptions()).toEqual({ usePantry: true, units: null })
})
