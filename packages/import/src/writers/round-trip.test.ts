import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ImportedRecipe, type LineGroup, startRecipe } from '../recipe.ts'
import { readFirst } from '../testing/read-items.ts'
import { writeCooklang } from './write-cooklang.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writeRecipeMd } from './write-recipe-md.ts'

/** Words with the signs that the three formats have a meaning for. */
const word = fc.oneof(
  fc.constantFrom(
    '2',
    '200',
    '1/2',
    '1.5',
    'g',
    'cup',
    'flour',
    'Öl',
    'wait',
    'for',
    '10%',
    '@',
    '#',
    '~',
    '{a}',
    '=',
    '==',
    '>',
    '>>',
    '-',
    '--',
    '---',
    '*',
    '**b**',
    '_c_',
    '1.',
    '1)',
    '[d](e)',
    '[-',
    '-]',
    '`f`',
    '|',
    '\\',
    '+',
    '(g)',
    'h:',
    '½',
    '!',
    '![x]',
    '$',
  ),
  fc.stringMatching(/^[a-zß-ö]{1,8}$/),
)
const line = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))
/** A heading begins with a letter, and none stands twice. */
const heading = fc
  .tuple(fc.stringMatching(/^[a-z]{3,8}$/), line)
  .map(([first, rest]) => `x${first} ${rest}`)
const group = (name: fc.Arbitrary<string | null>) =>
  fc.record({ group: name, lines: fc.array(line, { minLength: 1, maxLength: 4 }) })
const groups = fc
  .tuple(
    fc.option(group(fc.constant(null)), { nil: undefined }),
    fc.array(group(heading), { maxLength: 3 }),
  )
  .map(([first, rest]): LineGroup[] => {
    const names = new Set<string | null>()
    return [...(first ? [first] : []), ...rest].filter(
      (one) => !names.has(one.group) && names.add(one.group),
    )
  })

const recipe = fc
  .record({ title: heading, ingredients: groups, steps: groups })
  .filter(({ ingredients, steps }) => ingredients.length > 0 && steps.length > 0)
  .map((parts): ImportedRecipe => ({ ...startRecipe(''), ...parts }))

describe('a recipe that is written and read again', () => {
  it.each([
    ['RecipeMD', writeRecipeMd],
    ['Markdown', writeMarkdown],
    ['Cooklang', writeCooklang],
  ])('has the same title, lines, steps and groups in %s', async (format, write) => {
    await fc.assert(
      fc.asyncProperty(recipe, async (written) => {
        const read = await readFirst(write(written))
        expect(read.format).toBe(format)
        expect(read.title).toBe(written.title)
        expect(read.ingredients).toEqual(written.ingredients)
        expect(read.steps).toEqual(written.steps)
      }),
      { numRuns: 150 },
    )
  })

  it('keeps what is said of it', async () => {
    const written: ImportedRecipe = {
      ...startRecipe('Soup'),
      description: 'Thick.',
      servings: { text: '4 bowls', count: 4 },
      minutes: { prep: 10, cook: 25, total: null },
      tags: ['quick', 'winter'],
      source: { address: 'https://example.org/soup', name: null, author: 'Ada' },
      ingredients: [{ group: null, lines: ['1 leek'] }],
      steps: [{ group: null, lines: ['Boil.'] }],
      notes: 'Freezes well.',
    }
    const { description, servings, tags } = written
    expect(await readFirst(writeRecipeMd(written))).toMatchObject({ description, servings, tags })
    expect(await readFirst(writeCooklang(written))).toMatchObject({
      description,
      servings,
      tags,
      minutes: { prep: 10, cook: 25 },
    })
    const { minutes, source, notes } = written
    expect(await readFirst(writeMarkdown(written))).toMatchObject({
      description,
      servings,
      tags,
      minutes,
      source,
      notes,
    })
  })

  it('puts lines without a heading first where a text cannot end one', async () => {
    const ingredients = [
      { group: 'Dough', lines: ['500 g flour'] },
      { group: null, lines: ['salt'] },
    ]
    const written = {
      ...startRecipe('Bread'),
      ingredients,
      steps: [{ group: null, lines: ['Bake.'] }],
    }
    for (const write of [writeRecipeMd, writeMarkdown]) {
      expect((await readFirst(write(written))).ingredients).toEqual(ingredients.toReversed())
    }
    expect((await readFirst(writeCooklang(written))).ingredients).toEqual(ingredients)
  })

  it('keeps amounts apart in Cooklang, where programs scale them', () => {
    const text = writeCooklang({
      ...startRecipe('Bread'),
      ingredients: [{ group: null, lines: ['500 g flour', '2 eggs', 'a pinch of salt'] }],
    })
    expect(text).toContain('@flour{500%g}\n@eggs{2}\n@a pinch of salt{}')
  })
})
