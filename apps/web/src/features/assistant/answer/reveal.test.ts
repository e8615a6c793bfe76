import { readRecipe } from '@potluck/kitchen'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Change, lengthOf, type Page, reveal } from './reveal.ts'

const { recipe } = readRecipe(`# Leek soup

A soup for a wet day.

**Prep time:** 10 minutes | **Servings:** 4 | **Difficulty:** Easy

## Ingredients

- 3 leeks, sliced
- 400 g potatoes

## Instructions

1. Sweat the leeks.
2. Simmer.

## Tips

- Freezes well.
`)
const page: Page = { kind: 'recipe', recipe, changes: undefined }
const change = (part: Change['part'], before: string, after: string): Change => ({
  ...{ part, before, after },
  ...{ kind: before === after ? 'kept' : 'changed', why: '' },
})

it('draws word by word in the order one reads', () => {
  expect(reveal(page, 8)).toMatchObject({
    recipe: { title: 'Leek', description: '', ingredients: [], instructions: [], tips: [] },
  })
  const beforeTips = lengthOf(page) - 'Freezes well.'.length
  expect(reveal(page, beforeTips - 2)).toMatchObject({
    recipe: { difficulty: 'Easy', instructions: ['Sweat the leeks.'], tips: [] },
  })
})

it('places each fact whole', () => {
  const beforeFacts = 'Leek soup'.length + 'A soup for a wet day.'.length
  expect(reveal(page, beforeFacts + 4)).toMatchObject({ recipe: { prepTime: '', servings: '' } })
  expect(reveal(page, beforeFacts + 10)).toMatchObject({
    recipe: { prepTime: '10 minutes', servings: '', difficulty: '' },
  })
})

it('places compared lines whole', () => {
  const changes = [
    change('ingredient', '100 g butter', '80 ml olive oil'),
    change('step', 'Fry in butter.', 'Fry in the oil.'),
  ]
  const compared: Page = { kind: 'recipe', recipe, changes }
  const opening = lengthOf({ kind: 'recipe', recipe, changes: [] }) - 'Freezes well.'.length
  expect(reveal(compared, opening + 1)).toMatchObject({ changes: changes.slice(0, 1) })
  expect(reveal(compared, opening + 16)).toMatchObject({ changes })
})

it('is the whole page at its end, and only ever grows', () => {
  const words: Page = { kind: 'words', text: 'I could not write a recipe that keeps to Vegan.' }
  const pages = fc.constantFrom(page, words)
  fc.assert(
    fc.property(pages, fc.nat(300), fc.nat(300), (given, some, more) => {
      expect(lengthOf(reveal(given, some))).toBeLessThanOrEqual(some)
      expect(lengthOf(reveal(given, some))).toBeLessThanOrEqual(
        lengthOf(reveal(given, some + more)),
      )
    }),
  )
  expect([reveal(page, lengthOf(page)), reveal(words, lengthOf(words))]).toEqual([page, words])
})
