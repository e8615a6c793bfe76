import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readFirst, readItems } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

const record = {
  uid: 'A1',
  name: 'Leek soup\n',
  ingredients: '2 leeks\nFor the topping:\n1 tbsp chives\n\n50 g croutons',
  directions: 'Cut the leeks.\n\nBoil for 20 minutes.',
  notes: 'Freezes well.',
  servings: 'Serves 4',
  prep_time: '10 min',
  cook_time: 'a while',
  total_time: '',
  source: 'Our kitchen',
  source_url: 'https://example.org/leek',
  nutritional_info: 'Calories: 120 kcal\nFat: 4 g\nSalt: a pinch',
  rating: 4,
  difficulty: 'Easy',
  categories: ['Soups', 'Winter'],
  created: '2020-01-02 03:04:05',
  photo: 'x.jpg',
  photo_data: Buffer.from('front').toString('base64'),
  photos: [{ data: Buffer.from('side').toString('base64'), name: '1' }],
  photo_hash: 'ff',
}

describe('Paprika', () => {
  const packed = zipOf({ 'Leek soup.paprikarecipe': gzipSync(JSON.stringify(record)) })

  it('reads a recipe of an export with all its fields', async () => {
    expect(await readFirst(packed)).toMatchObject({
      format: 'Paprika',
      title: 'Leek soup',
      ingredients: [
        { group: null, lines: ['2 leeks'] },
        { group: 'For the topping', lines: ['1 tbsp chives', '50 g croutons'] },
      ],
      steps: [{ group: null, lines: ['Cut the leeks.', 'Boil for 20 minutes.'] }],
      notes: 'Freezes well.',
      servings: { text: 'Serves 4', count: 4 },
      minutes: { prep: 10, cook: null, total: null },
      source: { address: 'https://example.org/leek', name: 'Our kitchen' },
      rating: 4,
      collections: ['Soups', 'Winter'],
      created: '2020-01-02T03:04:05',
      bytes: ['front', 'side'],
    })
  })

  it('says what was lost', async () => {
    const { lost } = await readFirst(packed)
    expect(lost.map(({ field, value }) => [field, value])).toEqual([
      ['cook_time', 'a while'],
      ['nutrition', expect.stringContaining('a pinch')],
      ['difficulty', 'Easy'],
    ])
  })

  it('names categories that are records, and loses a day that no calendar has', async () => {
    const { collections, created, lost } = await readFirst(
      JSON.stringify({
        ...record,
        categories: ['Soups', { uid: 'c', name: 'Winter' }],
        created: '2023-02-30 10:00:00',
      }),
    )
    expect(collections).toEqual(['Soups', 'Winter'])
    expect(created).toBeNull()
    expect(lost).toContainEqual(expect.objectContaining({ value: '2023-02-30 10:00:00' }))
  })

  it('refuses a recipe that unpacks to no end', async () => {
    const bomb = gzipSync(Buffer.alloc(70 * 1024 ** 2))
    expect(await readItems(bomb)).toEqual([
      { kind: 'refused', name: 'file', reason: 'It is packed in a way that cannot be opened.' },
    ])
  })
})
