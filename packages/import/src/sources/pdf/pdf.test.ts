import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type PdfLine, pdfOf } from '../../testing/pdf-of.ts'
import { readFirst, readItems, readRecipes } from '../../testing/read-items.ts'

/** Lines below each other, 15 points apart. */
const column = (x: number, y: number, lines: readonly string[]): PdfLine[] =>
  lines.map((text, at) => ({ text, x, y: y - 15 * at }))

const title = (text: string, y: number): PdfLine => ({ text, x: 60, y, size: 22, bold: true })
const heading = (text: string, x: number, y: number): PdfLine => ({
  text,
  x,
  y,
  size: 14,
  bold: true,
})

describe('a PDF', () => {
  it('is read column by column, its lines joined where they were broken', async () => {
    const [recipe, ...others] = await readRecipes(
      pdfOf([
        [
          title('Leek soup', 780),
          ...column(60, 755, ['Serves 4']),
          heading('Ingredients', 60, 720),
          ...column(60, 700, ['2 leeks', '1 l stock', '300 g potatoes, peeled and', 'diced']),
          heading('Method', 260, 720),
          ...column(260, 700, [
            '1. Cut the leeks into rings and wash them under running wa-',
            'ter, until no sand is left.',
          ]),
          ...column(260, 660, ['2. Boil all of it until it is soft.']),
        ],
      ]),
    )
    expect(others).toEqual([])
    expect(recipe).toMatchObject({
      title: 'Leek soup',
      servings: { count: 4 },
      ingredients: [
        { group: null, lines: ['2 leeks', '1 l stock', '300 g potatoes, peeled and diced'] },
      ],
      steps: [
        {
          group: null,
          lines: [
            'Cut the leeks into rings and wash them under running water, until no sand is left.',
            'Boil all of it until it is soft.',
          ],
        },
      ],
    })
  })

  it('may be a book: contents, chapters, running heads and numbers of pages are none of a recipe', async () => {
    const page = (number: number, dish: string, chapter?: string): PdfLine[] => [
      { text: 'Our little book', x: 250, y: 815, size: 9 },
      ...(chapter ? [{ text: chapter, x: 60, y: 790, size: 30, bold: true }] : []),
      title(`${dish} cake`, 750),
      heading('Ingredients', 60, 720),
      ...column(60, 700, [`200 g ${dish} flour`, '100 g butter', '2 eggs', 'salt']),
      heading('Method', 60, 620),
      ...column(60, 600, [`Rub the butter into the ${dish} flour.`]),
      ...column(60, 575, ['Stir in the eggs and bake it for an hour.']),
      { text: String(number), x: 295, y: 30, size: 9 },
    ]
    const contents = [
      title('Contents', 780),
      ...column(60, 740, [
        'Rye cake .......... 2',
        'Oat cake .......... 3',
        'Spelt cake .......... 4',
      ]),
    ]
    const recipes = await readRecipes(
      pdfOf([contents, page(2, 'Rye', 'Plain'), page(3, 'Oat'), page(4, 'Spelt', 'Rich')]),
    )
    expect(recipes.map((recipe) => recipe.title)).toEqual(['Rye cake', 'Oat cake', 'Spelt cake'])
    for (const recipe of recipes) {
      expect(recipe.ingredients[0]?.lines).toHaveLength(4)
      expect(recipe.steps[0]?.lines).toHaveLength(2)
      expect(recipe.lost).toEqual([])
    }
  })

  it('without text is refused with what to do instead', async () => {
    expect(await readItems(pdfOf([[]]))).toMatchObject([
      {
        kind: 'refused',
        reason: 'This PDF holds pictures of pages and no text: bring its pages as photographs.',
      },
    ])
  })

  it.each([
    ['once', '/FlateDecode', deflateSync(Buffer.alloc(150 * 1024 ** 2, 32), { level: 1 })],
    [
      'twice',
      '[/FlateDecode/FlateDecode]',
      deflateSync(deflateSync(Buffer.alloc(150 * 1024 ** 2, 32), { level: 9 })),
    ],
  ])('that is packed %s to unpack to more than it may is refused before it is read', async (_, filter, stream) => {
    expect(await readItems(pdfOf([[]], { contents: { stream, filter } }))).toMatchObject([
      { kind: 'refused', reason: 'It unpacks to more than it may.' },
    ])
  })

  const jpeg = (letter: number) => Uint8Array.from([0xff, 0xd8, letter, letter, 0xff, 0xd9])
  const pictures = [
    { width: 60, height: 60, bytes: jpeg(1) },
    { width: 800, height: 600, bytes: jpeg(2) },
    { width: 300, height: 200, bytes: jpeg(3) },
  ]
  const soup = (name: string) => [
    title(name, 780),
    heading('Ingredients', 60, 740),
    ...column(60, 720, ['3 leeks', '1 l stock', '200 g potatoes']),
    heading('Method', 60, 640),
    ...column(60, 620, ['Sweat the leeks in butter.', 'Simmer them in the stock for an hour.']),
  ]

  it('of one recipe brings its largest photograph, as it lies there', async () => {
    const { images, bytes, lost } = await readFirst(pdfOf([soup('Leek soup')], { pictures }))
    expect(images).toEqual(['photograph.jpg'])
    expect(bytes).toEqual([new TextDecoder().decode(jpeg(2))])
    expect(lost).toMatchObject([{ field: 'image', value: '2 in the document' }])
  })

  it('of many recipes brings none, and says so', async () => {
    const recipes = await readRecipes(pdfOf([soup('Leek soup'), soup('Onion soup')], { pictures }))
    expect(recipes.map(({ images }) => images)).toEqual([[], []])
    expect(recipes[0]?.lost).toMatchObject([{ field: 'image', value: '3 in the document' }])
  })

  it('that breaks off is refused in a sentence', async () => {
    const whole = pdfOf([[title('Leek soup', 780)]])
    for (const length of [9, 60, 200, whole.length - 40])
      expect(await readItems(whole.subarray(0, length))).toMatchObject([
        { kind: 'refused', reason: expect.stringMatching(/^This PDF .*\.$/) },
      ])
  })
})
