import { type RecipeData, readRecipe, writeRecipe } from '@potluck/kitchen'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXAMPLE, EXAMPLE_OBJECT } from '../prompts/example.ts'
import { answerForm } from './answer-form.ts'
import { readGrowingJson } from './growing-json.ts'
import { toLayout } from './to-layout.ts'

describe('JSON that is still being written', () => {
  it('is read as JSON once it is whole', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        // A bare number or word may continue until something follows it.
        const { value: read } = readGrowingJson(`${JSON.stringify(value)}\n`)
        expect(JSON.stringify(read)).toBe(JSON.stringify(value))
      }),
    )
  })

  it('never says what the whole does not, wherever it breaks off', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 })
    fc.assert(
      fc.property(texts, fc.nat(), (list, cut) => {
        const whole = JSON.stringify({ list })
        const read = readGrowingJson(whole.slice(0, cut % whole.length)).value as {
          list?: string[]
        }
        const begun = read?.list ?? []
        for (const [at, text] of begun.entries()) {
          const isLast = at === begun.length - 1
          if (isLast) expect(list[at]?.startsWith(text)).toBe(true)
          else expect(text).toBe(list[at])
        }
      }),
    )
  })

  it('is read up to its first fault, and never for ever', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\ a1u') }), (text) => {
        readGrowingJson(text)
      }),
    )
    expect(readGrowingJson('['.repeat(40_000)).value).toBeDefined()
    expect(readGrowingJson('{"a": ["b", oops, "c"]}').value).toEqual({ a: ['b'] })
    expect(readGrowingJson('{"__proto__": {"x": 1}, "a": "b\\u00').value).toMatchObject({ a: 'b' })
  })
})

describe('an answer that is an object', () => {
  const { recipe } = readRecipe(EXAMPLE)

  it('says what the same in the layout says', () => {
    expect(toLayout(EXAMPLE_OBJECT)).toBe(EXAMPLE)
    expect(toLayout(`\n\`\`\`json\n${JSON.stringify(recipe, null, 2)}\n\`\`\``)).toBe(EXAMPLE)
    expect(toLayout(EXAMPLE)).toBe(EXAMPLE)
  })

  it('that declines is its sentence', () => {
    expect(toLayout('{"declined":"I only cook.","title":""}')).toBe('I only cook.')
  })

  it('cannot put headings, lists or other sorts of values where text belongs', () => {
    const text = toLayout(
      JSON.stringify({
        title: 'Soup\n## Ingredients\n- 100 g butter',
        description: { a: 1 },
        ingredients: ['1 onion\n- 100 g butter', 7, null, ['x']],
        instructions: 'all at once',
        servings: 4,
      }),
    )
    const read: RecipeData = readRecipe(text).recipe
    expect(read.ingredients).toEqual(['1 onion - 100 g butter', '7'])
    expect(read).toMatchObject({ description: '', instructions: [], servings: '4' })
    expect(read.title).toBe('Soup ## Ingredients - 100 g butter')
  })

  it('is, of any recipe, what the layout is', () => {
    const line = fc.constantFrom(
      '1 onion',
      '200 g rice',
      'Fry the onion.',
      'Serve "hot" \\ now.',
      '½ l milk',
    )
    const lines = fc.array(line, { maxLength: 4 })
    fc.assert(
      fc.property(lines, lines, (ingredients, instructions) => {
        const one = { ...recipe, ingredients, instructions }
        expect(toLayout(JSON.stringify(one))).toBe(writeRecipe(one))
      }),
    )
  })
})

describe('the form that a model is held to', () => {
  it.each([
    'idea',
    'ingredients',
    'adapt',
  ] as const)('is one that every provider takes: %s', (mode) => {
    const { schema } = answerForm(mode)
    const { properties = {}, required = [], additionalProperties } = schema
    // OpenAI's strict mode wants every field required, and no others.
    expect(additionalProperties).toBe(false)
    expect(required).toEqual(Object.keys(properties))
    expect(Object.keys(properties).slice(0, 3)).toEqual(['declined', 'title', 'description'])
    expect(JSON.stringify(schema)).not.toMatch(/\$schema|minLength|maxLength|pattern|""/)
  })
})
