import { expect, it } from 'vitest'
import { readItems } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

it("reads recipes, the week and the shopping list of Potluck's own archive", async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Tart',
    author: { '@type': 'Person', name: 'ada' },
    image: '../images/00.webp',
    potluck: {
      title: 'Tart',
      prepTime: '20 min',
      servings: '4',
      tags: ['Sunday'],
      difficulty: 'Easy',
      ingredients: [
        { name: 'onions', quantity: '1', unit: 'kg' },
        { name: 'flour', quantity: '200', unit: 'g', group: 'Dough' },
      ],
      instructions: ['Slice.', 'Bake.'],
      createdAt: '2026-01-02T03:04:05.000Z',
      status: 'draft',
    },
  }
  const meal = {
    day: '2026-05-01',
    meal: 'lunch',
    recipe: null,
    title: 'Tart',
    portions: 4,
    eaten: 1,
  }
  const asked = { text: '3 eggs', factor: 1, state: 'open', forRecipe: null }
  const items = await readItems(
    zipOf({
      'profile.json': '[{"bio":"","plan":"basic"}]',
      'meal-plan.json': JSON.stringify([meal]),
      'shopping-list.json': JSON.stringify([asked, { ...asked, state: 'bought' }]),
      'recipes/tart.json': JSON.stringify(recipe),
      'images/00.webp': 'RIFF0000WEBP',
    }),
  )
  expect(items).toMatchObject([
    { kind: 'plan', meals: [{ day: '2026-05-01', meal: 'lunch', title: 'Tart' }] },
    { kind: 'shopping list', lines: ['3 eggs'] },
    {
      kind: 'recipe',
      format: 'Potluck',
      recipe: {
        title: 'Tart',
        source: { author: 'ada' },
        ingredients: [
          { group: null, lines: ['1 kg onions'] },
          { group: 'Dough', lines: ['200 g flour'] },
        ],
        steps: [{ group: null, lines: ['Slice.', 'Bake.'] }],
        images: ['images/00.webp'],
        lost: [{ field: 'difficulty', value: 'Easy' }],
      },
    },
    { kind: 'refused', name: 'profile.json' },
  ])
})
