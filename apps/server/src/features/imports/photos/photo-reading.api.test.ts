import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type ModelServer, startModelServer } from '../../../testing/model-servers.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const LINES = [
  { kind: 'heading', level: 1, part: 1, text: 'Leek soup of the card' },
  { kind: 'heading', level: 2, part: 2, text: 'Ingredients' },
  { kind: 'item', part: 3, text: '3 leeks' },
  { kind: 'item', part: 3, text: '500 g potatoes' },
  { kind: 'heading', level: 2, part: 4, text: 'Method' },
  { kind: 'item', part: 5, text: '1. Slice the leeks and the potatoes.' },
  { kind: 'item', part: 5, text: '2. Simmer them in water.' },
] as const
const WRITTEN = '# Omas Suppe\n- 3 Stangen Lauch\n1. Den Lauch [?] schneiden.'

let model: ModelServer
let seeing: TestApp
let blind: TestApp
let cook: Client
let cookOfBlind: Client

beforeAll(async () => {
  model = await startModelServer('openai', ({ messages }) => ({
    pieces: [messages.at(-1)?.pictures.length === 1 ? WRITTEN : 'NOTHING'],
  }))
  seeing = await startTestApp({}, { ...model.env, AI_VISION: 'on' })
  blind = await startTestApp()
  cook = seeing.client()
  cookOfBlind = blind.client()
  await Promise.all([cook.signUp(), cookOfBlind.signUp()])
})
afterAll(async () => {
  await Promise.all([seeing.close(), blind.close()])
  await model.close()
})

async function photo(format: 'jpeg' | 'png' = 'jpeg'): Promise<FormData> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(await picture[format]().toBuffer())]), 'photo')
  return form
}

describe('lines that were read off photos', () => {
  it('are answered as the fields of a draft', async () => {
    const { recipe } = await cookOfBlind.call('POST /imports/lines', {
      body: { lines: [...LINES] },
    })
    expect(recipe.draft).toMatchObject({
      title: 'Leek soup of the card',
      ingredients: [
        { quantity: '3', unit: '', name: 'leeks' },
        { quantity: '500', unit: 'g', name: 'potatoes' },
      ],
      instructions: ['Slice the leeks and the potatoes.', 'Simmer them in water.'],
    })
  })

  it('are refused where no recipe stands in them, and where they are nonsense', async () => {
    const none = await cookOfBlind.post('/imports/lines', { lines: LINES.slice(0, 2) })
    expect(none).toMatchObject({ status: 422, body: { code: 'LINES_UNREADABLE' } })
    const many = Array.from({ length: 601 }, () => LINES[2])
    for (const lines of [
      [],
      many,
      [{ ...LINES[2], kind: 'row' }],
      [{ ...LINES[2], text: 'x'.repeat(4001) }],
    ])
      expect((await cookOfBlind.post('/imports/lines', { lines })).status).toBe(422)
  })
})

describe('a photo that a model looks at', () => {
  it('is sent to it alone, and its lines come back as they stand', async () => {
    const answer = await cook.post('/imports/photo', await photo())
    const lines = [
      { kind: 'heading', text: 'Omas Suppe' },
      { kind: 'item', text: '3 Stangen Lauch' },
      { kind: 'item', text: '1. Den Lauch [?] schneiden.' },
    ]
    expect(answer).toMatchObject({ status: 200, body: { lines } })
    expect(model.asked.at(-1)?.messages.at(-1)?.pictures[0]?.mediaType).toBe('image/jpeg')
    expect(model.asked.at(-1)?.tools).toEqual([])
  })

  it('is refused without a model that sees, and where it is none', async () => {
    const unseen = await cookOfBlind.post('/imports/photo', await photo())
    expect(unseen).toMatchObject({ status: 409, body: { code: 'NO_EYES' } })
    const png = await cook.post('/imports/photo', await photo('png'))
    expect(png).toMatchObject({ status: 415, body: { code: 'NOT_AN_IMAGE' } })
  })
})
