import { type ImportedRecipe, openFile, openZip, readFile } from '@potluck/import'
import { EXPORT_FORMATS } from '@potluck/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

const SOUP = {
  title: 'Crème of leek',
  servings: '4',
  prepTime: '10 min',
  tags: ['winter'],
  ingredients: [
    { name: 'leeks', quantity: '2', unit: '' },
    { name: 'butter', quantity: '30', unit: 'g', group: 'For the top' },
    { name: 'salt', quantity: '–', unit: '', group: 'For the top' },
  ],
  instructions: ['Cut the leeks.', 'Cook them in 1 l of water & butter.'],
}

let app: TestApp
let cook: Client
let id: string

beforeAll(async () => {
  app = await startTestApp()
  cook = app.client()
  await cook.signUp()
  id = (await cook.call('POST /recipes/', { body: SOUP })).recipeId
})
afterAll(() => app.close())

async function readAgain(name: string, bytes: Uint8Array): Promise<ImportedRecipe> {
  for await (const item of readFile(openFile({ name, bytes }))) {
    if (item.kind === 'recipe') return item.recipe
  }
  throw new Error(`no recipe was read from ${name}`)
}

async function unzip(path: string): Promise<Map<string, Buffer>> {
  const response = await cook.fetch(`/api${path}`)
  const zip = await openZip(new Uint8Array(await response.arrayBuffer()))
  const files = new Map<string, Buffer>()
  for (const name of zip.names) files.set(name, (await zip.read(name, 100_000)) ?? Buffer.alloc(0))
  return files
}

describe('a recipe', () => {
  it.each(
    EXPORT_FORMATS,
  )('as %s has the same lines and steps when it is read again', async (format) => {
    const response = await cook.fetch(`/api/recipes/${id}/file?format=${format}`)
    const ending = format === 'Cooklang' ? 'cook' : 'md'
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="cre-me-of-leek.${ending}"`,
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(await readAgain(`soup.${ending}`, bytes)).toMatchObject({
      title: 'Crème of leek',
      ingredients: [
        { group: null, lines: ['2 leeks'] },
        { group: 'For the top', lines: ['30 g butter', 'salt'] },
      ],
      steps: [{ group: null, lines: SOUP.instructions }],
    })
  })

  it('of another cook is written only where it may be seen', async () => {
    const stranger = app.client()
    await stranger.signUp()
    expect((await stranger.get(`/recipes/${id}/file?format=Markdown`)).status).toBe(404)
    const seen = await publishRecipe(stranger)
    expect((await cook.get(`/recipes/${seen}/file?format=Markdown`)).status).toBe(200)
    expect((await cook.get(`/recipes/${seen}/file?format=Word`)).status).toBe(422)
  })
})

describe('many recipes', () => {
  it('are a zip of a file each, all of one’s own or those of a collection', async () => {
    await cook.call('POST /recipes/', { body: SOUP })
    const { _id: collection } = await cook.call('POST /collections', {
      body: { name: 'Soups', recipes: [id] },
    })
    const all = await unzip('/exports?format=RecipeMD')
    expect([...all.keys()].toSorted()).toEqual(['cre-me-of-leek-2.md', 'cre-me-of-leek.md'])
    const some = await unzip(`/exports?format=Cooklang&collection=${collection}`)
    expect([...some.keys()]).toEqual(['cre-me-of-leek.cook'])
    const [[name, bytes] = ['', Buffer.alloc(0)]] = some
    expect((await readAgain(name, bytes)).title).toBe('Crème of leek')
  })

  it('of another’s collection are not there', async () => {
    const stranger = app.client()
    await stranger.signUp()
    const { _id } = await stranger.call('POST /collections', { body: { name: 'Theirs' } })
    expect((await cook.get(`/exports?format=RecipeMD&collection=${_id}`)).status).toBe(404)
  })
})
