import { zipOf } from '../../src/testing/zip-of.ts'
import type { SampleRecipe } from './sample-recipe.ts'
import type { Language } from './sample-recipes.ts'

/** A document as word processors write it: by styles, by bold letters alone, by tables, by line breaks. */
export type WordDocument = {
  name: string
  language: Language
  count: number
  recipe: (recipe: SampleRecipe) => string
}

export function docxOf(document: WordDocument, recipes: readonly SampleRecipe[]): Uint8Array {
  const body = recipes.map(document.recipe).join('')
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${SPACE}"><w:body>${document.count > 1 ? CONTENTS : ''}${body}<w:sectPr/></w:body></w:document>`,
    'word/styles.xml': `${XML}<w:styles xmlns:w="${SPACE}">${STYLES}</w:styles>`,
  })
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const style = (id: string, name: string, inner = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${inner}</w:style>`
const STYLES = [
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  style('berschrift1', 'heading 1', '<w:rPr><w:sz w:val="32"/></w:rPr>'),
  style(
    'berschrift2',
    'heading 2',
    '<w:basedOn w:val="berschrift1"/><w:rPr><w:sz w:val="26"/></w:rPr>',
  ),
  style('Titel', 'Title', '<w:rPr><w:sz w:val="56"/></w:rPr>'),
  style('Verzeichnis1', 'toc 1'),
  style('Liste', 'List Bullet', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
].join('')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Set = { style?: string; bold?: boolean; size?: number; numbered?: number; breaks?: boolean }

/** Text in two runs, as it is where somebody has corrected a word. */
function runs(text: string, { bold = false, size }: Set): string {
  const cut = text.indexOf(' ') + 1
  const set = `${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${size * 2}"/>` : ''}`
  return [text.slice(0, cut), text.slice(cut)]
    .filter((part) => part !== '')
    .map(
      (part) => `<w:r><w:rPr>${set}</w:rPr><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`,
    )
    .join('')
}

function paragraph(text: string, set: Set = {}): string {
  const listed = set.numbered
    ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${set.numbered}"/></w:numPr>`
    : ''
  const styled = set.style ? `<w:pStyle w:val="${set.style}"/>` : ''
  const apart = set.breaks ? '<w:r><w:br w:type="page"/></w:r>' : ''
  return `<w:p><w:pPr>${styled}${listed}</w:pPr>${apart}${runs(text, set)}</w:p>`
}

const CONTENTS = [
  paragraph('A book of ours', { style: 'Titel' }),
  paragraph('First dish 3', { style: 'Verzeichnis1' }),
  paragraph('Second dish 4', { style: 'Verzeichnis1' }),
].join('')

const linesOf = ({ ingredients }: SampleRecipe) =>
  ingredients.flatMap(({ group, lines }) => [...(group ? [`${group}:`] : []), ...lines])

const styled = (breaks: boolean, words: readonly [string, string]) => (one: SampleRecipe) =>
  [
    paragraph(one.title, { style: 'berschrift1', breaks }),
    ...(one.description ? [paragraph(one.description)] : []),
    paragraph(words[0], { style: 'berschrift2' }),
    ...linesOf(one).map((line) => paragraph(line, { style: 'Liste' })),
    paragraph(words[1], { style: 'berschrift2' }),
    ...one.steps.map((step) => paragraph(step, { numbered: 2 })),
  ].join('')

const emboldened = (size: number, words: readonly [string, string]) => (one: SampleRecipe) =>
  [
    paragraph(one.title, { bold: true, size }),
    paragraph(words[0], { bold: true }),
    ...linesOf(one).map((line) => paragraph(line)),
    paragraph(''),
    paragraph(words[1], { bold: true }),
    ...one.steps.map((step, at) => paragraph(`${at + 1}. ${step}`)),
    paragraph(''),
  ].join('')

const broken = (one: SampleRecipe) => {
  const lines = linesOf(one).map((line) => `<w:r><w:t>${escaped(line)}</w:t></w:r>`)
  return [
    paragraph(one.title, { bold: true, size: 16 }),
    paragraph('You will need', { bold: true }),
    `<w:p>${lines.join('<w:r><w:br/></w:r>')}</w:p>`,
    ...one.steps.map((step) => paragraph(step)),
  ].join('')
}

const cell = (inner: string) => `<w:tc>${inner}</w:tc>`

const tabled = (one: SampleRecipe) => {
  const rows = linesOf(one).map((line) => {
    const [amount = '', ...food] = line.split(' ')
    return `<w:tr>${cell(paragraph(amount))}${cell(paragraph(food.join(' ')))}</w:tr>`
  })
  return [
    paragraph(one.title, { style: 'Titel' }),
    paragraph('Zutaten für 4 Personen', { bold: true }),
    `<w:tbl>${rows.join('')}</w:tbl>`,
    paragraph('So geht’s', { bold: true }),
    ...one.steps.map((step) => paragraph(step)),
  ].join('')
}

const besides = (one: SampleRecipe) =>
  [
    paragraph(one.title, { style: 'berschrift1' }),
    `<w:tbl><w:tr>${cell([paragraph('Ingredients', { bold: true }), ...linesOf(one).map((line) => paragraph(line))].join(''))}${cell(
      [paragraph('Directions', { bold: true }), ...one.steps.map((step) => paragraph(step))].join(
        '',
      ),
    )}</w:tr></w:tbl>`,
  ].join('')

const EN = ['Ingredients', 'Directions'] as const
const DE = ['Zutaten:', 'Zubereitung:'] as const
const FR = ['Ingrédients', 'Préparation'] as const

/** Ten documents, three of them books. */
export const WORD_DOCUMENTS: readonly WordDocument[] = [
  { name: 'styles', language: 'en', count: 1, recipe: styled(false, EN) },
  { name: 'bold paragraphs', language: 'en', count: 1, recipe: emboldened(16, EN) },
  { name: 'bold, one size', language: 'de', count: 1, recipe: emboldened(11, DE) },
  { name: 'line breaks, no method heading', language: 'en', count: 1, recipe: broken },
  { name: 'table of ingredients', language: 'de', count: 1, recipe: tabled },
  { name: 'steps in a table beside', language: 'en', count: 1, recipe: besides },
  { name: 'French styles', language: 'fr', count: 1, recipe: styled(false, FR) },
  { name: 'book by styles, a page each', language: 'en', count: 12, recipe: styled(true, EN) },
  { name: 'book by bold letters', language: 'en', count: 12, recipe: emboldened(11, EN) },
  { name: 'book of tables beside', language: 'en', count: 10, recipe: besides },
]
