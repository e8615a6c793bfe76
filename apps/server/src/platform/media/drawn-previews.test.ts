import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createDrawnPreviews } from './drawn-previews.ts'

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="${fill}"/></svg>`

it("takes another drawing's place, and serves neither for the other", async () => {
  const put = new Map<string, Uint8Array>()
  /** A store in which all places are the same. */
  const store = {
    get: async () => [...put.values()].at(-1),
    put: async (key: string, bytes: Uint8Array) => void put.set(key, bytes),
    remove: async () => undefined,
    tidy: async () => undefined,
  }
  const readDrawnPreview = createDrawnPreviews(store, (work) => work())
  for (const [fill, red, blue] of [
    ['#f00', 254, 0],
    ['#00f', 0, 254],
  ] as const) {
    const jpeg = await readDrawnPreview(drawing(fill))
    const [r, , b] = (await sharp(jpeg).stats()).channels.map(({ mean }) => Math.round(mean))
    expect([r, b]).toEqual([red, blue])
  }
  const places = [...put.keys()].map((key) => Number(/^previews\/(\d+)$/.exec(key)?.[1]))
  for (const place of places) expect(place).toBeLessThan(4096)
})

it('draws once what many ask for at once', async () => {
  const put = new Map<string, Uint8Array>()
  const store = {
    get: async (key: string) => put.get(key),
    put: async (key: string, bytes: Uint8Array) => void put.set(key, bytes),
    remove: async () => undefined,
    tidy: async () => undefined,
  }
  let drawn = 0
  const readDrawnPreview = createDrawnPreviews(store, (work) => {
    drawn += 1
    return work()
  })
  const many = Array.from({ length: 50 }, () => readDrawnPreview(drawing('#0f0')))
  const [first, ...others] = await Promise.all(many)
  for (const other of others) expect(other).toEqual(first)
  await readDrawnPreview(drawing('#0f0'))
  expect(drawn).toBe(1)
})
