import { describe, expect, it } from 'vitest'
import { readItems } from './testing/read-items.ts'

const LETTERS = 500_000
const page = (body: string) => `<!doctype html><html><body>${body}`
const often = (part: string, letters = LETTERS) => part.repeat(Math.floor(letters / part.length))
const json = (text: string) => page(`<script type="application/ld+json">${text}</script>`)
const recipe = (said: object) =>
  json(
    JSON.stringify({
      '@type': 'Recipe',
      name: 'X',
      recipeIngredient: ['1 leek', '2 eggs', '3 onions'],
      recipeInstructions: ['Cut it all up.', 'Serve it hot.'],
      ...said,
    }),
  )
const many = <T>(count: number, one: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at))

const SCOPE = '<div itemscope itemtype="https://schema.org/Recipe">'

describe('a page that anybody may have made', () => {
  it.each([
    ['items', page(`<h2>Ingredients</h2><ul>${often('<li>1 egg</li>')}</ul>`)],
    ['items that are never closed', page(`<h2>Ingredients</h2><ul>${often('<li>1 egg')}`)],
    ['items in bold', page(`<ul>${often('<li><b>a</b></li>')}`)],
    ['items in items', page(often(`${'<ul><li>'.repeat(190)}${'</ul>'.repeat(190)}`))],
    ['terms', page(`<h2>Ingredients</h2><dl>${often('<dt>egg</dt><dd>2</dd>')}</dl>`)],
    [
      'terms in terms',
      page(often(`${'<dl><dt>'.repeat(100)}a${'</dt><dd>2 g</dd></dl>'.repeat(100)}`)),
    ],
    ['letters in elements', page(`<p>${often('<b>1</b>')}`)],
    ['one class', page(`<p class="${often('title ')}">x</p>`)],
    ['classes', page(many(12_000, (at) => `<p class="g${at}-title">a</p>`).join(''))],
    ['attributes', page(`<p ${many(50_000, (at) => `a${at}=1`).join(' ')}>x</p>`)],
    ['depth', page(often('<div>'))],
    [
      'recipes',
      page(
        often(
          '<h2>Ingredients</h2><ul><li>1 egg</li><li>2 g salt</li></ul><h2>Method</h2><p>Boil it for very long.</p>',
        ),
      ),
    ],
    ['JSON in JSON', json(`${'{"a":['.repeat(10_000)}${']}'.repeat(10_000)}`)],
    ['quotes in JSON', json(`{"@type":"Recipe","a":"${'"'.repeat(150_000)}`)],
    ['quotes apart in JSON', json(`{"@type":"Recipe","a":"${'" " '.repeat(40_000)}`)],
    ['line breaks in JSON', json(`{"@type":"Recipe","name":"${often('\na')}"}`)],
    [
      'faults of JSON',
      page(
        often(
          `<script type="application/ld+json">{"@type":"Recipe" ${'"a" '.repeat(9_000)}}</script>`,
        ),
      ),
    ],
    [
      'lines of the same words',
      `${recipe({ recipeIngredient: many(200, (at) => `a b c d e f g h ${at}`) })}${often(`<h2>Ingredients</h2>${'<p>1 a b c d e f g h</p>'.repeat(190)}`)}`,
    ],
    [
      'a step of the same words',
      `${recipe({ recipeInstructions: often('aaaaaaaaaa. ', LETTERS / 4) })}${often('<p>aaaaaaaaaa.</p>')}`,
    ],
    ['properties', page(`${SCOPE}${often('<p itemprop="recipeIngredient">1 egg</p>')}`)],
    [
      'properties in properties',
      page(`${SCOPE}${many(390, (at) => `<div itemprop="p${at}">`).join('')}${often('<p>a</p>')}`),
    ],
    [
      'methods in methods',
      page(`${SCOPE}${'<div itemprop="recipeInstructions">'.repeat(390)}${often('<p>Boil</p>')}`),
    ],
    ['HTML in a step', recipe({ recipeInstructions: '<p>'.repeat(LETTERS / 4) })],
  ])('is read or refused in little work: %s', async (_, html) => {
    const began = process.cpuUsage()
    expect(await readItems(html)).not.toEqual([])
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS)
  })
})

/** What takes the square of a page takes minutes of one of half a megabyte. */
const MOST_CPU_MS = 4_000
