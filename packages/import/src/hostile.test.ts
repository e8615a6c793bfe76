import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AtMost } from './files/folder.ts'
import { type Item, openFile, openZip, readFile, readFolder } from './index.ts'
import { pdfOf } from './testing/pdf-of.ts'
import { readItems, readRecipes } from './testing/read-items.ts'
import { zipOf } from './testing/zip-of.ts'

/** A small file of each kind of text that sources read. */
const SEEDS: readonly string[] = [
  '{"uid":"1","name":"Soup","directions":"Boil.","ingredients":"1 leek","photo_hash":"","categories":["a"]}',
  '{"title":"Soup","ingredients":"1 leek","instructions":"Boil.","favorite":false,"date":1}',
  '{"name":"Soup","webLink":"","ingredients":[{"ingredient":{"name":"leek"},"quantity":{"amount":1}}],"steps":[{"step":"Boil."}]}',
  '{"name":"Soup","working_time":1,"steps":[{"instruction":"Boil.","ingredients":[{"food":{"name":"leek"},"amount":1}]}]}',
  '{"recipes":[{"id":"1","name":"Soup"}],"recipes_ingredients":[{"recipe_id":"1","note":"1 leek","quantity":1}]}',
  '{"name":"Soup","slug":"s","recipeIngredient":[{"note":"1 leek"}],"recipeInstructions":[{"text":"Boil."}]}',
  '{"@type":"Recipe","potluck":{"title":"Soup","ingredients":[{"name":"leek","quantity":"1","unit":""}],"instructions":["Boil."]}}',
  '[{"@type":"Recipe","name":"Soup","creditText":"","isBasedOn":"","recipeIngredient":["[A]","1 leek"],"recipeInstructions":[{"@type":"HowToStep","text":"Boil."}]}]',
  '[{"Titel":"Soup","Zutaten":["1 leek"],"Schritte":[{"text":"Boil."}]}]',
  '<?xml version="1.0"?><gourmetDoc><recipe><title>Soup</title><ingredient-list><inggroup><groupname>A</groupname><ingredient><amount>1</amount><item>leek</item></ingredient></inggroup></ingredient-list><instructions>Boil.</instructions></recipe></gourmetDoc>',
  '<krecipes><krecipes-recipe><krecipes-description><title>Soup</title></krecipes-description><krecipes-ingredients><ingredient><name>leek</name><amount><min>1</min></amount></ingredient></krecipes-ingredients></krecipes-recipe></krecipes>',
  '<cookbook><recipe><title>Soup</title><ingredient><li>1 leek</li></ingredient><recipetext><li>Boil.</li></recipetext></recipe></cookbook>',
  '<mx2 source="MasterCook"><RcpE name="Soup"><IngR name="leek" qty="1"/><DirS><DirT>Boil.</DirT></DirS><RatS><RatE value="3"/></RatS></RcpE></mx2>',
  '<html><head><meta name="copymethat_class_id_version"></head><div class="recipe"><div id="name">Soup</div><ul id="recipeIngredients"><li>1 leek</li></ul></div>',
  '<html><div class="recipe-details"><h2 itemprop="name">Soup</h2><div itemprop="recipeIngredients"><p>1 leek</p></div></div>',
  'MMMMM----- Recipe via Meal-Master (tm) v8\n\n      Title: Soup\n Categories: a\n      Yield: 1\n\n      1    Leek                                1 tb Oil\n\nMMMMM-----A-----\n      1    Egg\n\n  Boil.\n\nMMMMM\n',
  '* Exported from  MasterCook *\n\nSoup\n\nServing Size  : 1    Preparation Time :0:10\nCategories    : a   b\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  -----------\n   1      cup           leek -- cut\n\nBoil.\n\nSource:\n  "me"\n- - - - - - - - - - - -\nPer Serving: 3g Fat\n',
  '# Soup\n\n*a, b*\n\n**4 bowls**\n\n---\n\n## A\n\n- *1* leek\n- [x](y)\n\n---\n\n1. Boil.\n',
  '---\ntitle: Soup\nservings: 2\n---\n= A =\nBoil @leek{1%kg}(cut) in a #pot{} for ~x{5%min}. -- why\n> note\n',
  '---\nlayout: recipe\ntitle: Soup\ningredients:\n- 1 leek\n- a: b\ndirections:\n- Boil.\n---\ntext\n',
  '# Soup\n\nServings: 4\n\n## Ingredients\n\n### A\n- 1 leek\n\n## Method\n\nBoil.\n![x](y.jpg)\n',
  'Title,Ingredients,Directions,Rating,Prep Time\nSoup,"1 leek\nsalt","Boil.",4/5,1 h\n',
  `<!doctype html><html lang="en"><script type="application/ld+json">{"@graph":[{"@type":"Person","@id":"#a","name":"Ada"},{"@type":"Recipe","name":"Soup","author":{"@id":"#a"},"recipeIngredient":["1 leek","1 l stock"],"recipeInstructions":[{"@type":"HowToSection","name":"A","itemListElement":[{"@type":"HowToStep","text":"Boil it for long."}]}],"nutrition":{"calories":"90 kcal"}}]}</script><h2>Ingredients</h2><h3>A</h3><ul><li>1 leek</li><li>1 l stock</li></ul></html>`,
  '<!doctype html><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><i itemprop="recipeYield">4</i><ul><li itemprop="recipeIngredient">1 leek</li></ul><div itemprop="recipeInstructions"><h4>A</h4><p>Boil it for long.</p></div></div>',
  '<!doctype html><div class="h-recipe"><h1 class="p-name">Soup</h1><i class="p-ingredient">1 leek</i><i class="p-ingredient">2 eggs</i><p class="e-instructions">Boil it for long.</p></div>',
  '{\\rtf1\\ansi{\\fonttbl{\\f0 a;}}\\b\\fs36 Soup\\par Ingredients\\b0\\par 1 leek\\par 2 eggs\\par\\b Method\\b0\\par Boil it for long in a large pot.\\par}',
  'Soup\n\nIngredients\n- 1 leek\n- 2 eggs\n\nMethod\n1. Boil it for long in a large pot,\n   stirring.\n\n\nCake\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nBake it.\n',
  '<!doctype html><h1>Soup</h1><p>Serves 4</p><h2>Ingredients</h2><ul><li>1 leek</li><li>2 eggs</li></ul><h2>Method</h2><p>Boil it for long in a large pot.</p>',
]

/** Text that means something to one parser or another. */
const fragment = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '<',
    '>',
    '</',
    '&lt;',
    '&#x0;',
    '<![CDATA[',
    ']]>',
    '@',
    '{%}',
    '---\n',
    '\n\n',
    ',',
    ';',
    ':',
    '\\',
    '\0',
    '*',
    '**',
    '# ',
    '- ',
    'null',
    '1e999',
    '-1',
    '&a;',
    '*a',
    '!!js',
    'constructor',
    '__proto__',
    '<!---->',
    '<h2>Ingredients</h2>',
    '"@id":"#a",',
    '</script>',
    '\ud800',
  ),
  fc.string({ maxLength: 8 }),
)

const mutated = fc
  .tuple(
    fc.constantFrom(...SEEDS),
    fc.array(fc.tuple(fc.nat(), fc.nat(12), fragment), { maxLength: 6 }),
  )
  .map(([seed, changes]) =>
    changes.reduce((text, [at, cut, put]) => {
      const from = at % (text.length + 1)
      return text.slice(0, from) + put + text.slice(from + cut)
    }, seed),
  )

describe('a file that anybody may have made', () => {
  it('is read or refused in a sentence, however it is changed', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async (text) => {
        const items = await readItems(text)
        expect(items.length).toBeGreaterThan(0)
        for (const item of items) {
          if (item.kind === 'refused') expect(item.reason).toMatch(/^\p{Lu}.*[.]$/su)
        }
      }),
      { numRuns: 700 },
    )
  })

  it('is read as it is packed, too, whatever byte of it is changed', async () => {
    const packed = zipOf({ 'a/recipe.json': SEEDS[3] ?? '', 'b.gz': gzipSync(SEEDS[0] ?? '') })
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.nat(255), async (at, byte) => {
        const changed = Uint8Array.from(packed)
        changed[at] = byte
        expect((await readItems(changed)).length).toBeGreaterThan(0)
      }),
      { numRuns: 200 },
    )
  })

  it('is read as a PDF or as a document of Word, too, whatever byte of it is changed', async () => {
    const document =
      '<w:document><w:body><w:p><w:r><w:t>1 leek</w:t></w:r></w:p></w:body></w:document>'
    const files = [
      pdfOf([['Soup', '1 leek', '2 eggs'].map((text, at) => ({ text, x: 60, y: 700 - 20 * at }))]),
      zipOf({ 'word/document.xml': document }),
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.nat(255), async (file, at, byte) => {
        const changed = Uint8Array.from(file)
        changed[at % file.length] = byte
        expect((await readItems(changed)).length).toBeGreaterThan(0)
      }),
      { numRuns: 80 },
    )
  })

  const long = 300_000
  it.each([
    ['JSON that nests', `${'['.repeat(long)}${']'.repeat(long)}`],
    [
      'JSON that nests in a recipe',
      `{"@type":"Recipe","name":"x","a":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`,
    ],
    [
      'entities that grow',
      `<?xml version="1.0"?><!DOCTYPE gourmetDoc [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10_000)}"><!ENTITY c "${'&b;'.repeat(10_000)}">]><gourmetDoc><recipe><title>&c;</title></recipe></gourmetDoc>`,
    ],
    ['XML that nests', `<gourmetDoc>${'<recipe>'.repeat(long)}`],
    ['groups of RTF', `{\\rtf1${'{'.repeat(long)}x`],
    ['lines of a text', `Soup\n\nIngredients\n${'1 leek\n'.repeat(50_000)}Method\nBoil it.`],
    [
      'recipes of a text',
      'Soup\n\nIngredients\n1 leek\n\nMethod\nBoil it for long in a pot.\n\n'.repeat(3_000),
    ],
    ['commas', `title,ingredients\n${','.repeat(5_000_000)}`],
    ['rows', `title,ingredients\n${'a,b\n'.repeat(120_000)}`],
    ['quotes that never end', `title,ingredients,steps\n"${'a'.repeat(5_000_000)}`],
    ['lists in lists', `# a\n\n---\n\n${'- '.repeat(long / 2)}x`],
    ['quotes in quotes', `# a\n\n---\n\n## Ingredients\n${'>'.repeat(long / 2)}x`],
    ['marks that never close', `# a\n\n## Ingredients\n- ${'*a **b [c]('.repeat(20_000)}`],
    ['YAML that nests', `---\ntitle: a\ningredients: ${'['.repeat(20_000)}\n---\n`],
    [
      'YAML that grows',
      '---\na: &a [x,x,x,x]\nb: &b [*a,*a,*a,*a]\ntitle: [*b,*b,*b]\ningredients: [*b]\n---\n',
    ],
    ['signs that never close', `${'@a {'.repeat(60_000)} @b{`],
    ['comments that never close', `@a{1} ${'[-'.repeat(100_000)}`],
    ['spaces', `Recipe via Meal-Master\n${' '.repeat(500_000)}x`],
    ['dashes', `MMMMM----- Meal-Master\n${'-----a'.repeat(80_000)}`],
    ['comments before a page', `${'<!---->'.repeat(100_000)}x`],
    ['headings of ingredients', `<!doctype html><body>${'<h2>Ingredients</h2>'.repeat(10_000)}`],
    ['paragraphs', `<!doctype html><body>${'<p>a</p>'.repeat(100_000)}`],
    [
      'properties',
      `<!doctype html><div itemscope itemtype="https://schema.org/Recipe">${'<i itemprop=tool>a</i>'.repeat(60_000)}</div>`,
    ],
    [
      'references to one node',
      `<!doctype html><script type="application/ld+json">${JSON.stringify({
        '@graph': [
          { '@id': 'a', x: Array.from({ length: 10_000 }, () => ({ '@type': 'Recipe' })) },
          ...Array.from({ length: 8_000 }, () => ({ y: { '@id': 'a' } })),
        ],
      })}</script>`,
    ],
    [
      'keys of a node',
      `<!doctype html><script type="application/ld+json">{"@type":"Recipe","name":"X","x":{${Array.from({ length: 200_000 }, (_, at) => `"${at}":{}`).join(',')}}}</script>`,
    ],
  ])('does not hold anybody up: %s', async (_, text) => {
    const before = process.cpuUsage()
    expect((await readItems(text)).length).toBeGreaterThan(0)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(5_000)
  })

  it.each([
    [
      'steps of a page',
      `<!doctype html><script type="application/ld+json">${JSON.stringify({
        '@type': 'Recipe',
        name: 'X',
        recipeInstructions: ['Mix all of it.', 'a\n'.repeat(300_000)],
      })}</script>`,
    ],
    ['cells of a table', `title,ingredients,directions\nX,"${'a\n'.repeat(200_000)}",Mix\n`],
  ])('is cut where no list goes on, and says so: %s', async (_, text) => {
    const [recipe] = await readRecipes(text)
    const lines = [...(recipe?.steps ?? []), ...(recipe?.ingredients ?? [])].flatMap(
      (group) => group.lines,
    )
    expect(lines.length).toBeGreaterThan(1_000)
    expect(lines.length).toBeLessThan(2_010)
    expect(recipe?.lost).toMatchObject([{ reason: 'A list has at most 2000 lines.' }])
  })

  it('may call its parts what every object has', async () => {
    const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
    const parts = names.map((name) => `<${name}>x</${name}>`).join('')
    const marked = names.map((name) => `<i itemprop="${name}" class="${name}">x</i>`).join('')
    const files = [
      `<gourmetDoc><recipe><title>Soup</title>${parts}</recipe></gourmetDoc>`,
      `<cookbook><recipe><title>Soup</title>${parts}</recipe></cookbook>`,
      `<mx2><RcpE name="Soup">${parts}</RcpE></mx2>`,
      `<!doctype html><div class="recipe-details"><h2 itemprop="name">Soup</h2><p itemprop="recipeIngredients">1 leek</p>${marked}</div>`,
      `<!doctype html><div class="h-recipe" itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name" class="p-name">Soup</h2>
        <i itemprop="recipeIngredient" class="p-ingredient">1 leek</i><i itemprop="recipeIngredient" class="p-ingredient">2 eggs</i>${marked}</div>`,
    ]
    for (const file of files) expect(await readRecipes(file)).toMatchObject([{ title: 'Soup' }])
  })

  it('is not unpacked where it is larger than it may be', async () => {
    const packed = zipOf({ 'a.json': Buffer.alloc(70 * 1024 ** 2, ' '), 'b.json': SEEDS[0] ?? '' })
    const zip = await openZip(packed)
    const sizes: number[] = []
    const folder = {
      names: zip.names,
      read: async (name: string, atMost: AtMost) => {
        for await (const chunk of zip.stream(name, atMost)) sizes.push(chunk.length)
        return zip.read(name, atMost)
      },
    }
    const items: Item[] = []
    for await (const item of readFolder(folder, readFile)) items.push(item)
    expect(items).toMatchObject([
      { kind: 'refused', name: 'a.json', reason: 'a.json is larger than it may be.' },
      { kind: 'recipe' },
    ])
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1024 ** 2)
  })

  it('forgets a recipe before it reads the next', async () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const files = Array.from({ length: 20 }, (_, at) => [`${at}.json`, SEEDS[0] ?? ''])
    const packed = zipOf(Object.fromEntries(files))
    const read: WeakRef<object>[] = []
    for await (const item of readFile(openFile({ name: 'a.zip', bytes: packed }))) {
      if (item.kind === 'recipe') read.push(new WeakRef(item.recipe))
      // What a reference points to is kept to the end of its turn.
      await setImmediate()
      collect()
    }
    expect(read).toHaveLength(20)
    expect(read.slice(0, -2).filter((recipe) => recipe.deref())).toEqual([])
  })

  it('is opened two zips deep and no deeper', async () => {
    const seed = { 'a.json': SEEDS[0] ?? '' }
    expect(await readItems(zipOf({ 'b.zip': zipOf(seed) }))).toMatchObject([{ kind: 'recipe' }])
    expect(await readItems(zipOf({ 'c.zip': zipOf({ 'b.zip': zipOf(seed) }) }))).toMatchObject([
      { kind: 'refused', reason: 'It is packed too often.' },
    ])
  })
})
