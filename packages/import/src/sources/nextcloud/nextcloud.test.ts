import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

it('reads a folder of Nextcloud Cookbook with its own picture', async () => {
  const node = {
    '@type': 'Recipe',
    name: 'Dal',
    image: 'https://example.org/dal.jpg',
    recipeCategory: 'Mains',
    recipeIngredient: ['1 cup lentils'],
    recipeInstructions: ['Boil.'],
    tool: ['pot'],
    review: [{ '@type': 'Review' }],
  }
  const packed = zipOf({
    'Dal/recipe.json': JSON.stringify(node),
    'Dal/full.jpg': 'ÿØÿdal',
    'Soup/full.jpg': 'ÿØÿsoup',
  })
  const recipe = await readFirst(packed)
  expect(recipe).toMatchObject({
    format: 'Nextcloud Cookbook',
    title: 'Dal',
    images: ['Dal/full.jpg'],
    collections: ['Mains'],
    mealType: null,
    bytes: ['ÿØÿdal'],
  })
  expect(recipe.lost.map(({ field }) => field)).toEqual(expect.arrayContaining(['image', 'tool']))
})
