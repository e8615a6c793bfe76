import { expect, it } from 'vitest'
import { toHonestTitle } from './honest-title.ts'

const check = (restrictions: string[], broken: string[]) => ({
  restrictions,
  lines: broken.map((restriction) => ({
    text: '2 eggs',
    restriction,
    verdict: 'contains' as const,
    reason: 'eggs contain egg.',
  })),
})

it('takes a promise out of a title that no longer holds, or that nobody checked', () => {
  const named = { title: 'Vegan Gluten-Free Pancakes', original: 'Pancakes' }
  const both = ['Vegan', 'gluten-free']
  expect(toHonestTitle({ ...named, check: check(both, []) })).toBe('Vegan Gluten-Free Pancakes')
  expect(toHonestTitle({ ...named, check: check(both, ['vegan']) })).toBe('Gluten-Free Pancakes')
  expect(toHonestTitle({ ...named, check: check(['Vegan'], []) })).toBe('Vegan Pancakes')
  expect(toHonestTitle({ ...named, check: null })).toBe('Pancakes')
})

it('leaves what the original was called itself, and a food that shares a word', () => {
  expect(toHonestTitle({ title: 'Vegan Stew', original: 'Vegan Beef Stew', check: null })).toBe(
    'Vegan Stew',
  )
  expect(toHonestTitle({ title: 'Milk Bread', original: 'Bread', check: null })).toBe('Milk Bread')
  expect(toHonestTitle({ title: 'Vegan', original: 'Stew', check: null })).toBe('Stew')
})
