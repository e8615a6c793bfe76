import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'

it("reads RecipeSage's JSON-LD: headings in brackets, labels, notes, where it is from", async () => {
  const node = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: 'Curry',
    creditText: 'A friend',
    isBasedOn: 'https://example.org/curry',
    recipeIngredient: ['[Paste]', '1 chili', '[Curry]', '400 ml coconut milk'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Pound.' },
      { '@type': 'HowToStep', text: 'Simmer.' },
    ],
    recipeCategory: ['thai', 'quick'],
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Not too hot.' }],
    aggregateRating: { ratingValue: '4' },
  }
  expect(await readFirst(JSON.stringify([node]))).toMatchObject({
    format: 'RecipeSage',
    ingredients: [
      { group: 'Paste', lines: ['1 chili'] },
      { group: 'Curry', lines: ['400 ml coconut milk'] },
    ],
    source: { address: 'https://example.org/curry', name: 'A friend' },
    tags: ['thai', 'quick'],
    notes: 'Not too hot.',
    rating: 4,
  })
})
