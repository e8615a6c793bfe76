import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from './compress.ts'

const html = '<p>Leeks, slowly, until they are sweet.</p>'.repeat(100)

it('gives a browser the best it takes, and the same page back', async () => {
  const { body, encoding } = await compress(html, 'gzip, deflate, br, zstd')
  expect(encoding).toBe('br')
  expect(body.length).toBeLessThan(html.length / 10)
  expect(brotliDecompressSync(body).toString()).toBe(html)
})

it('falls back to gzip, where brotli is refused too', async () => {
  for (const header of ['gzip, deflate', 'br;q=0, GZIP;q=0.8']) {
    const { body, encoding } = await compress(html, header)
    expect(encoding).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(html)
  }
})

it('sends plain text to who asks for nothing else', async () => {
  for (const header of [undefined, '', 'identity', 'gzip;q=0.0']) {
    expect(await compress(html, header)).toEqual({ body: html, encoding: null })
  }
})
