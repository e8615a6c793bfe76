import { expect, it } from 'vitest'
import { initialsOf, toneOf } from './avatar.tsx'

it.each([
  ['Nora van Berg', 'NB'],
  ['nora_b', 'N'],
  ['  Élodie   Ødegård ', 'ÉØ'],
  ['👩‍🍳 Cook', '👩C'],
  ['', ''],
])('takes the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('gives a username one tone however it is typed, and spreads names over all five', () => {
  expect(toneOf('Nora.B')).toBe(toneOf('nora.b'))
  const names = Array.from({ length: 60 }, (_, index) => `cook${index}`)
  expect(new Set(names.map(toneOf)).size).toBe(5)
})
