import { expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'

it("reads KRecipes' XML: ranges, preparations, groups, substitutes", async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><krecipes version="1.0"><krecipes-recipe id="1">
    <krecipes-description><title>Carrot mash</title><author>Ada</author>
      <pictures><pic format="JPEG"><![CDATA[${Buffer.from('mash').toString('base64')}]]></pic></pictures>
      <category><cat>Sides</cat><cat>Quick</cat></category><yield><amount>2</amount><type>plates</type></yield>
      <preparation-time>0:25</preparation-time></krecipes-description>
    <krecipes-ingredients><ingredient-group name="Mash"><ingredient><name>carrots</name><amount><min>4</min><max>5</max></amount>
        <unit></unit><prep>peeled</prep><substitutes><ingredient><name>parsnips</name><amount>3</amount><unit/></ingredient></substitutes>
      </ingredient></ingredient-group><ingredient><name>salt</name><amount>0</amount><unit></unit></ingredient></krecipes-ingredients>
    <krecipes-instructions>Boil.\nMash.</krecipes-instructions></krecipes-recipe></krecipes>`
  expect(await readFirst(xml)).toMatchObject({
    format: 'KRecipes',
    title: 'Carrot mash',
    source: { author: 'Ada' },
    servings: { text: '2 plates' },
    minutes: { total: 25 },
    collections: ['Sides', 'Quick'],
    ingredients: [
      { group: 'Mash', lines: ['4–5 carrots, peeled'] },
      { group: null, lines: ['salt'] },
    ],
    steps: [{ group: null, lines: ['Boil.', 'Mash.'] }],
    bytes: ['mash'],
    lost: [{ field: 'substitute', value: '3 parsnips' }],
  })
})
