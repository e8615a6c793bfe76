import type { LineGroup } from '../../src/recipe.ts'
import type { SampleRecipe } from './sample-recipe.ts'
import type { Language } from './sample-recipes.ts'

/** A document to be printed: how its recipes stand on the page. */
export type Layout = {
  name: string
  language: Language
  count: number
  recipe: (recipe: SampleRecipe, words: Words) => string
  css: string
  /** What stands before its recipes and between them. */
  book?: { title: string; hasContents: boolean; chapters: readonly string[] }
}

type Words = { ingredients: string; method: string; serves: string; prep: string; contents: string }

const WORDS: Record<Language, Words> = {
  en: {
    ingredients: 'Ingredients',
    method: 'Method',
    serves: 'Serves 4',
    prep: 'Prep: 20 min',
    contents: 'Contents',
  },
  de: {
    ingredients: 'Zutaten',
    method: 'Zubereitung',
    serves: '4 Portionen',
    prep: 'Vorbereitung: 20 min',
    contents: 'Inhalt',
  },
  fr: {
    ingredients: 'Ingrédients',
    method: 'Préparation',
    serves: 'Pour 4 personnes',
    prep: 'Préparation : 20 min',
    contents: 'Sommaire',
  },
}

/** A document of a layout as a page that is to be printed. */
export function htmlOf(layout: Layout, recipes: readonly SampleRecipe[]): string {
  const words = WORDS[layout.language]
  const { book } = layout
  const each = book ? Math.ceil(recipes.length / Math.max(1, book.chapters.length)) : recipes.length
  const body = recipes.map((recipe, at) => {
    const chapter = at % each === 0 ? book?.chapters[at / each] : undefined
    const opening = chapter ? `<h1 class="chapter">${escaped(chapter)}</h1>` : ''
    return `${opening}<section>${layout.recipe(recipe, words)}</section>`
  })
  const cover = book ? `<div class="cover">${escaped(book.title)}</div>` : ''
  const contents = book?.hasContents ? contentsOf(recipes, words) : ''
  return `<!doctype html><html lang="${layout.language}"><meta charset="utf-8"><title>document</title><style>${BASE}${layout.css}</style><body>${cover}${contents}${body.join('')}</body></html>`
}

const BASE =
  '@page{size:A4;margin:20mm} body{font:11pt/1.4 Georgia,serif;margin:0} h1{font-size:22pt;margin:0 0 8pt} h2{font-size:14pt;margin:10pt 0 4pt} p{margin:0 0 6pt} .cover{font-size:34pt;break-after:page;padding-top:200pt;text-align:center} .chapter{font-size:28pt} .contents{break-after:page} .contents p{display:flex;gap:4pt} .contents i{flex:1;overflow:hidden;white-space:nowrap;font-style:normal}'

const contentsOf = (recipes: readonly SampleRecipe[], words: Words) =>
  `<div class="contents"><h2>${words.contents}</h2>${recipes
    .map(
      ({ title }, at) =>
        `<p><span>${escaped(title)}</span><i>${'.'.repeat(200)}</i><span>${3 + at}</span></p>`,
    )
    .join('')}</div>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const head = (one: SampleRecipe, tag = 'h1') =>
  `<${tag} class="title">${escaped(one.title)}</${tag}>`
const about = ({ description }: SampleRecipe) =>
  description ? `<p>${escaped(description)}</p>` : ''
const steps = ({ steps: lines }: SampleRecipe, tag = 'li') =>
  lines.map((line) => `<${tag}>${escaped(line)}</${tag}>`).join('')
const groups = (one: SampleRecipe, list: (group: LineGroup) => string, tag = 'h3') =>
  one.ingredients
    .map(
      (group) => `${group.group ? `<${tag}>${escaped(group.group)}</${tag}>` : ''}${list(group)}`,
    )
    .join('')
const items = ({ lines }: LineGroup) =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
const lineByLine = ({ lines }: LineGroup) => `<p>${lines.map(escaped).join('<br>')}</p>`
const table = ({ lines }: LineGroup) =>
  `<table>${lines
    .map((line) => {
      const [, amount = '', food = line] =
        /^([\d½¼¾/.,-]+(?: ?(?:g|kg|ml|l|cl|EL|TL|cups?|tbsp|tsp))?) (.*)$/.exec(line) ?? []
      return `<tr><td>${escaped(amount)}</td><td>${escaped(food)}</td></tr>`
    })
    .join('')}</table>`

const classic: Layout['recipe'] = (one, words) =>
  `${head(one)}${about(one)}<p>${words.serves}</p><h2>${words.ingredients}</h2>${groups(one, items)}<h2>${words.method}</h2><ol>${steps(one)}</ol>`
const beside: Layout['recipe'] = (one, words) =>
  `${head(one)}${about(one)}<div class="two"><div><h2>${words.ingredients}</h2>${groups(one, items)}</div><div><h2>${words.method}</h2>${steps(one, 'p')}</div></div>`
const behind: Layout['recipe'] = (one, words) =>
  `${head(one)}<div class="two"><div><h2>${words.method}</h2><ol>${steps(one)}</ol></div><div><h2>${words.ingredients}</h2>${groups(one, lineByLine)}</div></div>`
const tabled: Layout['recipe'] = (one, words) =>
  `${head(one)}<p>${words.prep} | ${words.serves}</p><h2>${words.ingredients}</h2>${groups(one, table)}<h2>${words.method}</h2>${steps(one, 'p')}`
const silent: Layout['recipe'] = (one) => `${head(one)}${groups(one, lineByLine)}${steps(one, 'p')}`
const bold: Layout['recipe'] = (one, words) =>
  `<p class="title"><b>${escaped(one.title)}</b></p><p><b>${words.ingredients}:</b></p>${groups(one, lineByLine, 'p')}<p><b>${words.method}:</b></p>${steps(one, 'p')}`
const labelled: Layout['recipe'] = (one, words) =>
  `${head(one)}<h2>${words.ingredients}</h2>${groups(one, items)}<h2>${words.method}</h2>${one.steps
    .map((step, at) => `<h3>${at + 1}.</h3><p>${escaped(step)}</p>`)
    .join('')}`
const facts: Layout['recipe'] = (one, words) =>
  `${head(one)}<div class="facts"><span>${words.prep}</span><span>${words.serves}</span></div>${about(one)}<div class="box"><h2>${words.ingredients}</h2>${groups(one, items)}</div><h2>${words.method}</h2><ol>${steps(one)}</ol>`

const TWO = '.two{display:grid;grid-template-columns:1fr 2fr;gap:10mm}'
const heads = (title: string) =>
  `@page{@top-center{content:"${title}";font-size:9pt} @bottom-right{content:counter(page);font-size:9pt}}`
const PAGES = 'section{break-after:page}'
const SANS = 'body{font-family:Helvetica,Arial,sans-serif}'
const LETTER = '@page{size:letter;margin:25mm}'

/** Twenty documents, five of them books. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'one column', language: 'en', count: 1, recipe: classic, css: '' },
  {
    name: 'ingredients beside steps',
    language: 'en',
    count: 1,
    recipe: beside,
    css: `${TWO}${SANS}${LETTER}`,
  },
  { name: 'table of ingredients', language: 'en', count: 1, recipe: tabled, css: SANS },
  { name: 'no headings', language: 'en', count: 1, recipe: silent, css: LETTER },
  {
    name: 'ingredients to the right',
    language: 'en',
    count: 1,
    recipe: behind,
    css: '.two{display:grid;grid-template-columns:2fr 1fr;gap:12mm}',
  },
  {
    name: 'ingredients in two columns',
    language: 'en',
    count: 1,
    recipe: classic,
    css: `ul{columns:2}${SANS}`,
  },
  {
    name: 'a page in two columns',
    language: 'en',
    count: 1,
    recipe: classic,
    css: 'section{columns:2;column-gap:9mm}',
  },
  {
    name: 'bold labels, centred title',
    language: 'en',
    count: 1,
    recipe: bold,
    css: '.title{text-align:center;font-size:18pt}',
  },
  {
    name: 'facts in a row, a box',
    language: 'en',
    count: 1,
    recipe: facts,
    css: `.facts{display:flex;justify-content:space-around} .box{border:1pt solid;padding:8pt;font-size:9.5pt}${LETTER}`,
  },
  { name: 'numbered headings', language: 'en', count: 1, recipe: labelled, css: SANS },
  { name: 'German, table', language: 'de', count: 1, recipe: tabled, css: '' },
  {
    name: 'German, hyphens, justified',
    language: 'de',
    count: 1,
    recipe: beside,
    css: `${TWO} p,li{text-align:justify;hyphens:auto}`,
  },
  { name: 'German, bold labels', language: 'de', count: 1, recipe: bold, css: SANS },
  { name: 'French, one column', language: 'fr', count: 1, recipe: classic, css: '' },
  { name: 'French, beside', language: 'fr', count: 1, recipe: beside, css: `${TWO}${SANS}` },
  {
    name: 'book, a page each',
    language: 'en',
    count: 12,
    recipe: classic,
    css: `${heads('Our kitchen')}${PAGES}`,
    book: { title: 'Our kitchen', hasContents: true, chapters: ['Every day', 'Feasts'] },
  },
  {
    name: 'book, running on',
    language: 'en',
    count: 12,
    recipe: classic,
    css: `${heads('From the pantry')}${SANS}${LETTER}h1.title{font-size:16pt}`,
    book: { title: 'From the pantry', hasContents: true, chapters: [] },
  },
  {
    name: 'book, beside, running on',
    language: 'en',
    count: 10,
    recipe: beside,
    css: `${TWO}${heads('Ten dishes')}section{break-inside:avoid;margin-bottom:20pt}`,
    book: { title: 'Ten dishes', hasContents: false, chapters: ['First', 'Second', 'Third'] },
  },
  {
    name: 'book, German, bold titles',
    language: 'de',
    count: 7,
    recipe: bold,
    css: heads('Familienrezepte'),
    book: { title: 'Familienrezepte', hasContents: true, chapters: [] },
  },
  {
    name: 'book, no headings',
    language: 'en',
    count: 10,
    recipe: silent,
    css: `${heads('Plain food')}${SANS}`,
    book: { title: 'Plain food', hasContents: false, chapters: ['Soups and more', 'Sweets'] },
  },
]
