import { describe, expect, it } from 'vitest'
import { readFirst, readItems, readRecipes } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const docx = (body: string, styles = '') =>
  zipOf({
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMES}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${NAMES}>${styles}</w:styles>`,
  })

const run = (text: string, set = '') =>
  `<w:r><w:rPr>${set}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const line = (text: string, style = '') =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr>${run(text)}</w:p>`
const bold = (text: string) => `<w:p>${run(text, '<w:b/>')}</w:p>`

const STYLES =
  '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:name w:val="heading 2"/><w:basedOn w:val="A"/></w:style><w:style w:type="paragraph" w:styleId="C"><w:name w:val="toc 1"/></w:style>'

describe('a document of Word', () => {
  it('is read by its styles, without its contents, a recipe under each title', async () => {
    const recipe = (food: string) =>
      [
        line(`${food} rice`, 'A'),
        line('Ingredients', 'B'),
        line(`200 g ${food} rice`),
        line('1 onion'),
        line('Method', 'B'),
        line('Boil the rice until it is soft.'),
      ].join('')
    const recipes = await readRecipes(
      docx(
        line('Red rice 2', 'C') + line('Wild rice 3', 'C') + recipe('Red') + recipe('Wild'),
        STYLES,
      ),
    )
    expect(recipes).toMatchObject([
      {
        title: 'Red rice',
        ingredients: [{ lines: ['200 g Red rice', '1 onion'] }],
        steps: [{ lines: ['Boil the rice until it is soft.'] }],
      },
      { title: 'Wild rice', ingredients: [{ lines: ['200 g Wild rice', '1 onion'] }] },
    ])
  })

  it('is read by bold letters, line breaks and tables', async () => {
    const body = [
      bold('Rice'),
      bold('Zutaten'),
      `<w:p>${run('200 g')}${run(' Reis')}<w:r><w:br/></w:r>${run('1 Zwiebel')}<w:del>${run(' gestrichen')}</w:del></w:p>`,
      `<w:tbl><w:tr><w:tc>${line('2 EL')}</w:tc><w:tc>${line('Öl')}</w:tc></w:tr></w:tbl>`,
      bold('Zubereitung'),
      line('Den Reis in Wasser weich kochen.'),
    ].join('')
    expect(await readFirst(docx(body))).toMatchObject({
      format: 'Word',
      title: 'Rice',
      ingredients: [{ group: null, lines: ['200 g Reis', '1 Zwiebel', '2 EL Öl'] }],
      steps: [{ group: null, lines: ['Den Reis in Wasser weich kochen.'] }],
    })
  })

  it('keeps what stands beside each other in cells apart', async () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.join('')}</w:tc>`
    const body = `${bold('Soup')}<w:tbl><w:tr>${cell(bold('Ingredients'), line('2 leeks'), line('1 l stock'))}${cell(bold('Method'), line('Boil the leeks in the stock.'))}</w:tr></w:tbl>`
    expect(await readFirst(docx(body))).toMatchObject({
      ingredients: [{ lines: ['2 leeks', '1 l stock'] }],
      steps: [{ lines: ['Boil the leeks in the stock.'] }],
    })
  })

  it('brings the picture of each recipe along, and tells how many others there are', async () => {
    const drawing = (id: string, size = 3_000_000) =>
      `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${size}" cy="${size}"/><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r></w:p>`
    const recipe = (food: string, id: string) =>
      `${line(`${food} rice`, 'A')}${drawing(id)}${line('Ingredients', 'B')}${line(`200 g ${food} rice`)}${line('1 onion')}${line('Method', 'B')}${line('Boil the rice until it is soft.')}`
    const related = ['one.png', 'two.jpg', 'mark.png', 'chart.emf']
      .map((name, at) => `<Relationship Id="r${at}" Target="media/${name}"/>`)
      .join('')
    const names = `${NAMES} xmlns:wp="wp" xmlns:a="a" xmlns:r="r"`
    const items = await readItems(
      zipOf({
        'word/document.xml': `<w:document ${names}><w:body>${drawing('r2', 300_000)}${recipe('Red', 'r0')}${drawing('r3')}${recipe('Wild', 'r1')}</w:body></w:document>`,
        'word/styles.xml': `<w:styles ${NAMES}>${STYLES}</w:styles>`,
        'word/_rels/document.xml.rels': `<Relationships>${related}</Relationships>`,
        'word/media/one.png': 'one',
        'word/media/two.jpg': 'two',
        'word/media/mark.png': 'mark',
        'word/media/chart.emf': 'chart',
      }),
    )
    const pictures = items.map((item) => (item.kind === 'recipe' ? [...item.pictures] : []).flat())
    expect(pictures.map(([name]) => name)).toEqual(['word/media/one.png', 'word/media/two.jpg'])
    const [, read] = pictures[1] ?? []
    expect(typeof read === 'function' && new TextDecoder().decode(await read())).toBe('two')
    expect(items[0]).toMatchObject({
      recipe: {
        images: ['word/media/one.png'],
        lost: [{ field: 'image', value: '2 in the document' }],
      },
    })
  })

  it('keeps a raised figure apart from the one before it', async () => {
    const raised = run('1', '<w:vertAlign w:val="superscript"/>')
    const body = `${bold('Rice')}${bold('Ingredients')}<w:p>${run('1')}${raised}${run('/2 cups rice')}</w:p>${line('1 onion')}${bold('Method')}${line('Boil the rice until it is soft.')}`
    expect(await readFirst(docx(body))).toMatchObject({
      ingredients: [{ lines: ['1 1/2 cups rice', '1 onion'] }],
    })
  })
})
