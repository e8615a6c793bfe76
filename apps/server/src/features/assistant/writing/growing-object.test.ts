import { expect, it } from 'vitest'
import { toLayout } from '../form/to-layout.ts'
import { EXAMPLE_OBJECT } from '../prompts/example.ts'
import { openReader } from './answer-reader.ts'

it('of an object grows only at its end, as a page shows it', async () => {
  const reader = openReader(await import('@potluck/kitchen/review'), ['Nut Allergy'])
  let shown = ''
  for (let length = 0; length <= EXAMPLE_OBJECT.length; length += 1) {
    const { text } = reader.passable(toLayout(EXAMPLE_OBJECT.slice(0, length)))
    expect(text.startsWith(shown)).toBe(true)
    shown = text
  }
  expect(shown).toContain('# Lemon Butter Spaghetti')
  expect(shown).toContain('40 g butter')
  expect(shown).toContain('1. Boil the spaghetti')
})

it('shows the title of an object by words, long before it is whole', async () => {
  const reader = openReader(await import('@potluck/kitchen/review'), [])
  const { text } = reader.passable(toLayout('{"declined":"","title":"Lemon Butter Sp'))
  expect(text).toBe('# Lemon Butter')
})
