import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

it('reads a recipe of Mela', async () => {
  const record = {
    id: 'x',
    title: 'Rice bowl',
    text: 'For a quick evening.',
    ingredients: '# Bowl\n200 g rice\n# Sauce\n2 tbsp soy sauce',
    instructions: 'Cook the rice.\n# Sauce\nStir it.',
    yield: '2',
    prepTime: '5 min',
    cookTime: '1 h',
    categories: ['Quick'],
    images: [Buffer.from('bowl').toString('base64')],
    link: 'https://example.org/bowl',
    date: 86_400,
    favorite: true,
    wantToCook: false,
  }
  expect(await readFirst(zipOf({ 'a.melarecipe': JSON.stringify(record) }))).toMatchObject({
    format: 'Mela',
    title: 'Rice bowl',
    description: 'For a quick evening.',
    ingredients: [
      { group: 'Bowl', lines: ['200 g rice'] },
      { group: 'Sauce', lines: ['2 tbsp soy sauce'] },
    ],
    steps: [
      { group: null, lines: ['Cook the rice.'] },
      { group: 'Sauce', lines: ['Stir it.'] },
    ],
    minutes: { prep: 5, cook: 60 },
    collections: ['Quick'],
    created: '2001-01-02T00:00:00.000Z',
    bytes: ['bowl'],
    lost: [{ field: 'favorite', value: 'true' }],
  })
})
