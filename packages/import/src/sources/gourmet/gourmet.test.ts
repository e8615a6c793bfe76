import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'

it("reads Gourmet's XML: groups, other recipes as lines, marks left out", async () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE gourmetDoc><gourmetDoc><recipe id="1">
    <title> Pasta bake </title><category>Oven, Pasta</category><rating>4/5 stars</rating>
    <preptime>20 minutes</preptime><yields>4 servings</yields><link>https://example.org/bake</link>
    <image format="jpeg"><![CDATA[${Buffer.from('bake').toString('base64')}]]></image>
    <ingredient-list><ingredient><amount>300</amount><unit>g</unit><item>penne</item><key>penne</key></ingredient>
      <inggroup><groupname>Sauce</groupname><ingref amount="1" refid="2">Tomato sauce</ingref>
        <ingredient optional="yes"><item>basil</item></ingredient></inggroup></ingredient-list>
    <instructions>Boil the &amp;lt;i&amp;gt;penne&amp;lt;/i&amp;gt;.

Bake.</instructions><modifications>Less salt.</modifications></recipe></gourmetDoc>`
  expect(await readFirst(xml)).toMatchObject({
    format: 'Gourmet',
    title: 'Pasta bake',
    collections: ['Oven', 'Pasta'],
    rating: 4,
    minutes: { prep: 20 },
    source: { address: 'https://example.org/bake' },
    ingredients: [
      { group: null, lines: ['300 g penne'] },
      { group: 'Sauce', lines: ['1 Tomato sauce', 'basil (optional)'] },
    ],
    steps: [{ group: null, lines: ['Boil the penne.', 'Bake.'] }],
    notes: 'Less salt.',
    bytes: ['bake'],
    lost: [],
  })
})
