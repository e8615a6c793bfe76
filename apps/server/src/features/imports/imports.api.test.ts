import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const SOUP = {
  '@type': 'Recipe',
  name: 'Lauchsuppe',
  inLanguage: 'de-AT',
  author: { '@type': 'Person', name: 'Ada Leek' },
  recipeYield: '4 Portionen',
  prepTime: 'PT10M',
  totalTime: 'PT35M',
  recipeCuisine: 'French',
  recipeCategory: 'Dinner, Soup',
  keywords: 'leeks, winter',
  image: 'https://example.org/soup.jpg',
  recipeIngredient: ['500 g Lauch', '1 EL Butter', 'Salz'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Suppe',
      itemListElement: [{ '@type': 'HowToStep', text: 'Den Lauch schneiden.' }],
    },
  ],
}
const pageOf = (recipe: object) =>
  `<!doctype html><title>Soup</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`

let app: TestApp
let cook: Client
let site: Server
let origin: string

beforeAll(async () => {
  const pages: Record<string, string> = {
    '/soup': pageOf(SOUP),
    '/long': pageOf({ ...SOUP, name: 'Soup '.repeat(40), recipeCuisine: 'Lunar' }),
    '/empty': '<!doctype html><title>Soup</title><p>We had soup.</p>',
  }
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a30' } })
    .png()
    .toBuffer()
  site = createServer((request, response) => {
    if (request.url === '/soup.png') {
      response.writeHead(200).end(picture)
      return
    }
    const page = pages[request.url?.split('?')[0] ?? '']
    const status = page ? 200 : request.url === '/closed' ? 403 : 404
    response.writeHead(status, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  app = await startTestApp({}, { OUTGOING_NETWORKS: '127.0.0.1' })
  cook = app.client()
  await cook.signUp()
})
afterAll(async () => {
  site.close()
  await app.close()
})

const look = (address: string) => cook.call('POST /imports/look', { body: { address } })

describe('a page of another site', () => {
  it('is read as the fields of a draft, with where it is from', async () => {
    const { recipes } = await look(`${origin}/soup`)
    expect(recipes).toEqual([
      {
        draft: {
          title: 'Lauchsuppe',
          description: '',
          prepTime: '10 min',
          cookTime: '25 min',
          restTime: '',
          servings: '4 Portionen',
          tags: ['leeks', 'winter'],
          cuisine: 'French',
          mealType: 'Dinner',
          origin: { address: `${origin}/soup`, name: '', author: 'Ada Leek' },
          language: 'de',
          ingredients: [
            { name: 'g Lauch', quantity: '500', unit: '' },
            { name: 'EL Butter', quantity: '1', unit: '' },
            { name: 'Salz', quantity: '–', unit: '' },
          ],
          instructions: ['Suppe: Den Lauch schneiden.'],
        },
        images: ['https://example.org/soup.jpg'],
        doubts: [],
        lost: [],
        double: null,
        like: null,
      },
    ])
    const [{ draft } = { draft: undefined }] = recipes
    const { recipeId: id } = await cook.call('POST /recipes/', { body: { ...draft } })
    const kept = await cook.call('GET /recipes/{id}', { params: { id } })
    expect(kept).toMatchObject({ status: 'draft', ...draft })
  })

  it('says which of one’s own it seems to be, by its page or by what stands in it', async () => {
    const baker = app.client()
    await baker.signUp()
    const lookAs = (body: { address: string } | { text: string }) =>
      baker.call('POST /imports/look', { body })
    const { recipes: read } = await lookAs({ address: `${origin}/soup` })
    const { recipeId } = await baker.call('POST /recipes/', { body: { ...read[0]?.draft } })
    const again = await lookAs({ address: `${origin}/soup?utm_source=letter` })
    expect(again.recipes[0]?.double).toMatchObject({
      recipeId,
      title: 'Lauchsuppe',
      why: 'address',
      differences: { title: false, factor: 1, steps: false },
    })
    const text =
      '# Suppe von Lauch\n\n## Zutaten\n\n- 1 kg Lauch\n- 2 EL Butter\n- Salz\n\n## Zubereitung\n\n1. Den Lauch schneiden.\n'
    const pasted = await lookAs({ text })
    expect(pasted.recipes[0]?.double).toMatchObject({
      recipeId,
      why: 'content',
      differences: { title: true },
    })
    const other = await lookAs({ text: text.replaceAll('Lauch', 'Linsen') })
    expect(other.recipes[0]?.double).toBeNull()
  })

  it('says which of several in one text seem to be one', async () => {
    const recipe = (title: string, lines: string[], step: string) =>
      `# ${title}\n\n## Zutaten\n\n${lines.map((line) => `- ${line}\n`).join('')}\n## Zubereitung\n\n1. ${step}\n\n`
    const soup = ['1 kg Lauch', '2 EL Butter', '500 g Kartoffeln']
    const twice = ['1 kg Kartoffeln', '2 kg Lauch', '4 EL Butter']
    const text =
      recipe('Lauchsuppe', soup, 'Den Lauch schneiden und alles kochen.') +
      recipe('Linsentopf', ['300 g Linsen', '2 Karotten'], 'Alles weich kochen.') +
      recipe('Suppe von Lauch', twice, 'Alles schneiden und kochen.')
    const baker = app.client()
    await baker.signUp()
    const { recipes } = await baker.call('POST /imports/look', { body: { text } })
    expect(recipes).toMatchObject([
      { draft: { title: 'Lauchsuppe' }, double: null, like: null },
      { draft: { title: 'Linsentopf' }, double: null, like: null },
      {
        draft: { title: 'Suppe von Lauch' },
        double: null,
        like: { at: 0, why: 'content', differences: { title: true, factor: 2 } },
      },
    ])
  })

  it('gives its picture to the recipe that is made of it; one that cannot be had is told', async () => {
    const make = (picture: string) =>
      cook.call('POST /recipes/', { body: { title: 'Soup', picture } })
    const { recipeId: id, pictureProblem } = await make(`${origin}/soup.png`)
    const kept = await cook.call('GET /recipes/{id}', { params: { id } })
    expect([kept.photo?.width, pictureProblem]).toEqual([8, undefined])
    expect((await make(`${origin}/gone.png`)).pictureProblem).toBe(
      'The picture could not be fetched. There is no such page.',
    )
    expect((await make('http://127.0.0.2/a.png')).pictureProblem).toMatch(/not on the public/)
    expect((await make(`${origin}/soup`)).pictureProblem).toMatch(/not an image/)
  })

  it('tells what of it has no place', async () => {
    const { recipes } = await look(`${origin}/long`)
    expect(recipes[0]?.draft).toMatchObject({ title: `${'Soup '.repeat(23)}Soup`, cuisine: null })
    expect(recipes[0]?.lost).toMatchObject([
      { field: 'title', value: 'Soup '.repeat(40).trim() },
      { field: 'cuisine', value: 'Lunar' },
    ])
  })

  it.each([
    ['/empty', 'No list of ingredients with steps could be told apart on this page.'],
    ['/closed', 'The site refuses programs.'],
    ['/absent', 'There is no such page.'],
  ])('%s: %s', async (path, message) => {
    const answer = await cook.post('/imports/look', { address: origin + path })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'PAGE_UNREADABLE', message, issues: [{ path: 'address' }] },
    })
  })

  it.each([
    ['http://127.0.0.2/soup', 'This address is not on the public internet.'],
    ['http://[::1]:3000/', 'This address is not on the public internet.'],
    ['http://2130706434/', 'This address is not on the public internet.'],
    ['file:///etc/passwd', 'This is no address of a web page.'],
    ['soup', 'This is no address of a web page.'],
  ])('%s: %s', async (address, message) => {
    const answer = await cook.post('/imports/look', { address })
    expect(answer).toMatchObject({ status: 422, body: { code: 'PAGE_UNREADABLE', message } })
  })

  it('is read as it was captured in a browser, and a text as it was pasted', async () => {
    const page = { address: 'https://example.org/closed', html: pageOf(SOUP) }
    const captured = await cook.call('POST /imports/look', { body: { page } })
    expect(captured.recipes).toMatchObject([
      { draft: { title: 'Lauchsuppe', origin: { address: 'https://example.org/closed' } } },
    ])
    const text = '# Leek soup\n\n## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Cook the leeks.\n'
    const pasted = await cook.call('POST /imports/look', { body: { text } })
    expect(pasted.recipes).toMatchObject([
      { draft: { title: 'Leek soup', instructions: ['Cook the leeks.'] } },
    ])
    expect((await cook.post('/imports/look', { text: 'We had soup.' })).status).toBe(422)
  })

  it.each([
    {},
    { address: 'https://example.org/', text: 'soup' },
    { text: 'x'.repeat(200_001) },
    { page: { address: 'https://example.org/' } },
    { address: '' },
    { address: 7 },
    { address: 'x'.repeat(2001) },
  ])('%j is refused', async (body) => {
    expect((await cook.post('/imports/look', body)).status).toBe(422)
  })
})
