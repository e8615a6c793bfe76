import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

const finds = (word: string, text: string) => new RegExp(wholeWords([word]), 'i').test(text)

it.each([
  ['nora', '{"username":"Nora"}'],
  ['nora', '{"text":"Hello\\nnora,"}'],
  ['nora', 'Thank you, nora.'],
  ['nora', 'nora'],
  ['a+b@example.test', '<a+b@example.test>'],
  ['nora.b', 'nora.b wrote'],
])('finds %s in %s', (word, text) => {
  expect(finds(word, text)).toBe(true)
})

it.each([
  ['nora', 'honora'],
  ['nora', 'nora.b wrote'],
  ['nora', 'nora_b'],
  ['nora', 'nora-b'],
  ['nora', 'nora@example.test'],
  ['b@example.test', 'a.b@example.test'],
  ['a.b', 'axb'],
])('does not find %s in %s', (word, text) => {
  expect(finds(word, text)).toBe(false)
})
