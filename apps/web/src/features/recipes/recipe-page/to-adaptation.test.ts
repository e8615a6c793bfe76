import { expect, it } from 'vitest'
import { toAdaptation } from './to-adaptation.ts'

it('hands a recipe over with its ingredients as lines, groups with their colon', () => {
  const handed = toAdaptation({
    _id: 'r1',
    title: 'Leek soup',
    ingredients: [
      { name: 'flour, sifted', quantity: '1 ½', unit: 'cups', group: 'For the soup' },
      { name: 'leeks', quantity: '3', unit: '', group: 'For the soup' },
    ],
    instructions: ['Simmer.'],
    servings: '4 people',
    cookTime: '25 min',
    difficulty: null,
    cuisine: 'French',
  })
  expect(handed).toEqual({
    mode: 'adapt',
    recipeId: 'r1',
    recipeTitle: 'Leek soup',
    title: 'Leek soup',
    ingredients: ['For the soup:', '1 ½ cups flour, sifted', '3 leeks'],
    instructions: ['Simmer.'],
    servings: '4 people',
    cookTime: '25 min',
    difficulty: '',
    cuisine: 'French',
  })
})
