import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

it("reads Cookmate's XML and the picture that its path names", async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><cookbook version="71"><recipe><title>Apple cake</title>
    <preptime>20 min</preptime><cooktime>40mn</cooktime><totaltime></totaltime><description><li>Moist.</li></description>
    <ingredient><li>3 apples</li><li></li><li>Topping:</li><li>sugar</li></ingredient>
    <recipetext><li>Mix.</li><li>Bake.</li></recipetext><url>https://example.org/cake</url>
    <imagepath>/storage/emulated/0/images/cake.jpg</imagepath><category>Cakes</category><quantity>8 slices</quantity>
    <rating>3</rating><lang>en</lang><comments><li>Best warm.</li></comments><video>https://example.org/v</video></recipe></cookbook>`
  const packed = zipOf({ 'book.xml': xml, 'images/cake.jpg': 'ÿØÿpic' })
  expect(await readFirst(packed)).toMatchObject({
    format: 'Cookmate',
    title: 'Apple cake',
    description: 'Moist.',
    minutes: { prep: 20, cook: 40 },
    ingredients: [
      { group: null, lines: ['3 apples'] },
      { group: 'Topping', lines: ['sugar'] },
    ],
    steps: [{ group: null, lines: ['Mix.', 'Bake.'] }],
    collections: ['Cakes'],
    language: 'en',
    notes: 'Best warm.',
    rating: 3,
    bytes: ['ÿØÿpic'],
    lost: [{ field: 'video', value: 'https://example.org/v' }],
  })
})
