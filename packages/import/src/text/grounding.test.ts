import { expect, it } from 'vitest'
import { startRecipe } from '../recipe.ts'
import { findUngrounded } from './grounding.ts'

const isThere = (line: string, text: string) =>
  findUngrounded({ ...startRecipe('Soup'), steps: [{ group: null, lines: [line] }] }, text)
    .length === 0

it('finds a line by its letters and whole figures', () => {
  expect(isThere('½ cup milk', 'Take 1/2 cup  <b>milk</b>'.replace(/<[^>]*>/g, ' '))).toBe(true)
  expect(isThere('1½ cups milk', '1 1/2 cups milk')).toBe(true)
  expect(isThere('2 eggs', 'bake 20\n2 eggs')).toBe(true)
})

it('misses a line whose figure is a part of another', () => {
  expect(isThere('12 cup milk', '½ cup milk')).toBe(false)
  expect(isThere('5 liters boil.', '1.5 liters boil.')).toBe(false)
  expect(isThere('15 liters boil.', '1.5 liters boil.')).toBe(false)
  expect(isThere('2 hours in the fridge.', '1-2 hours in the fridge.')).toBe(false)
})
