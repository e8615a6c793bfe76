import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

it("reads a recipe of Tandoor's zip of zips: steps with ingredients of their own", async () => {
  const thing = (name: string, plural: string | null = null) => ({ name, plural_name: plural })
  const record = {
    name: 'Pie',
    description: '',
    keywords: [{ name: 'Baking' }],
    working_time: 20,
    waiting_time: 45,
    servings: 8,
    servings_text: 'slices',
    source_url: 'https://example.org/pie',
    nutrition: null,
    internal: true,
    steps: [
      {
        name: 'Filling',
        instruction: 'Slice the **apples**.\n\nStew them.',
        order: 1,
        time: 10,
        ingredients: [
          { food: thing('apple', 'apples'), unit: null, amount: 3, note: 'sour', order: 0 },
        ],
      },
      {
        name: 'Crust',
        instruction: 'Knead.',
        order: 0,
        time: 0,
        ingredients: [
          { food: thing('flour'), unit: thing('cup', 'cups'), amount: 1.5, note: '', order: 1 },
          { food: null, unit: null, amount: 0, note: 'To serve', is_header: true, order: 2 },
          { food: thing('cream'), unit: thing('g'), amount: 9, no_amount: true, order: 3 },
        ],
      },
    ],
  }
  const inner = zipOf({ 'recipe.json': JSON.stringify(record), 'image.png': '\x89PNG' })
  expect(await readFirst(zipOf({ '1.zip': inner }))).toMatchObject({
    format: 'Tandoor',
    servings: { text: '8 slices', count: 8 },
    minutes: { prep: 20, cook: 45 },
    ingredients: [
      { group: 'Crust', lines: ['1.5 cups flour'] },
      { group: 'To serve', lines: ['cream'] },
      { group: 'Filling', lines: ['3 apples (sour)'] },
    ],
    steps: [
      { group: 'Crust', lines: ['Knead.'] },
      { group: 'Filling', lines: ['Slice the **apples**.', 'Stew them.'] },
    ],
    images: ['image.png'],
    lost: [{ field: 'steps.time', value: '10 min' }],
  })
})
