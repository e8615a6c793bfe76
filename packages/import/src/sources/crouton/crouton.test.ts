import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'

it('reads a recipe of Crouton with its amounts, sections and order', async () => {
  const ingredient = (order: number, name: string, quantity?: object) => ({
    order,
    uuid: `${order}`,
    ingredient: { uuid: `i${order}`, name },
    quantity,
  })
  const record = {
    uuid: 'u',
    name: 'Bean stew',
    serves: 4,
    duration: 15,
    cookingDuration: 90,
    defaultScale: 1,
    webLink: 'https://example.org/stew',
    neutritionalInfo: 'Calories: 300 kcal,\nServing Size: 1 bowl',
    tags: [{ uuid: 't', name: 'Stews', color: '#fff' }],
    ingredients: [
      ingredient(2, 'stock', { quantityType: 'MILLS', amount: 500, secondaryAmount: 600 }),
      ingredient(0, 'Stew', { quantityType: 'SECTION' }),
      ingredient(1, 'onion', { quantityType: 'ITEM', amount: 1.5 }),
      ingredient(3, 'salt'),
    ],
    steps: [
      { order: 1, step: 'Soften the onion.', isSection: false },
      { order: 0, step: 'Begin', isSection: true },
    ],
  }
  expect(await readFirst(JSON.stringify(record))).toMatchObject({
    format: 'Crouton',
    title: 'Bean stew',
    minutes: { prep: 15, cook: 90 },
    servings: { count: 4 },
    ingredients: [{ group: 'Stew', lines: ['1.5 onion', '500–600 ml stock', 'salt'] }],
    steps: [{ group: 'Begin', lines: ['Soften the onion.'] }],
    tags: ['Stews'],
    nutrition: { calories: 300 },
    lost: [{ field: 'nutrition.Serving Size', value: '1 bowl' }],
  })
})
