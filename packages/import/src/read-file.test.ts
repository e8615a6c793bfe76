import { describe, expect, it } from 'vitest'
import { findUngrounded, type Item, openFile, readFile } from './index.ts'

async function items(content: string | Uint8Array, from?: string): Promise<Item[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const found: Item[] = []
  for await (const item of readFile(openFile({ name: 'soup.txt', bytes }), from)) found.push(item)
  return found
}

describe('reading a file', () => {
  it('reads the recipes of a page by what stands in it, not by its name', async () => {
    const page = `<!doctype html><script type="application/ld+json">
      {"@graph":[{"@type":["Recipe"],"name":"Leek soup &amp; toast","recipeIngredient":["2 leeks","1&nbsp;l stock"],
      "recipeInstructions":[{"@type":"HowToSection","name":"Soup","itemListElement":[{"@type":"HowToStep","text":"Cut the leeks."}]}],
      "totalTime":"PT35M","recipeYield":["4","4 bowls"]}]}</script>`
    const [item] = await items(page)
    expect(item).toMatchObject({
      kind: 'recipe',
      format: 'schema.org page',
      recipe: {
        title: 'Leek soup & toast',
        ingredients: [{ group: null, lines: ['2 leeks', '1 l stock'] }],
        steps: [{ group: 'Soup', lines: ['Cut the leeks.'] }],
        minutes: { prep: null, cook: null, total: 35 },
        servings: { text: '4 bowls', count: 4 },
      },
    })
    expect(
      item?.kind === 'recipe' && findUngrounded(item.recipe, page.replace('&nbsp;', ' ')),
    ).toEqual([])
  })

  it('refuses in a sentence what it cannot read', async () => {
    expect(await items('')).toEqual([
      { kind: 'refused', name: 'soup.txt', reason: 'The file is empty.' },
    ])
    expect(await items(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toMatchObject([{ kind: 'refused' }])
    expect(await items(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16))).toMatchObject([
      { reason: expect.stringContaining('This is a picture.') },
    ])
    expect(await items('{}', 'Fancy App')).toMatchObject([
      { reason: "There is no format called 'Fancy App'." },
    ])
  })
})
