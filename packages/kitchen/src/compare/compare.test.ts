import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRecipes, keepChanges, readRecipe } from '../index.ts'

const EMPTY = readRecipe('').recipe

const COOKIES = {
  ingredients: [
    '200 g butter',
    '100 g sugar',
    '2 eggs',
    'For the top:',
    '50 g almonds',
    '1 pinch salt',
  ],
  instructions: [
    'Cream the butter and sugar, then beat in the eggs.',
    'Scatter over the almonds.',
    'Bake for 12 minutes.',
  ],
}

describe('a recipe beside the one it was adapted from', () => {
  const changes = compareRecipes(COOKIES, {
    ...EMPTY,
    ingredients: [
      '160 ml olive oil',
      '100 g sugar',
      '2 tbsp ground flaxseed',
      '6 tbsp water',
      'For the top:',
      '1 pinch salt',
    ],
    instructions: [
      'Whisk the olive oil and sugar, then beat in the ground flaxseed and water.',
      'Bake for 12 minutes.',
      'Cool on a rack.',
    ],
    adaptations: ['Ground flaxseed and water in place of eggs (eggs contain egg).'],
    originalVsAdapted: [
      'butter → olive oil: no dairy',
      '2 eggs → 2 tbsp ground flaxseed + 6 tbsp water',
      'almonds → left out: a nut allergy',
    ],
  })
  const told = changes.map(({ kind, before, after, why }) => [kind, before, after, why])

  it('pairs what a note ties together, though the words differ, with its reason', () => {
    expect(told).toContainEqual(['changed', '200 g butter', '160 ml olive oil', 'no dairy'])
    expect(told).toContainEqual([
      'changed',
      '2 eggs',
      '2 tbsp ground flaxseed',
      'Ground flaxseed and water in place of eggs (eggs contain egg).',
    ])
    expect(told).toContainEqual(['removed', '50 g almonds', '', 'a nut allergy'])
  })

  it('leaves headings and lines that stayed in their place', () => {
    expect(told).toContainEqual(['kept', 'For the top:', 'For the top:', ''])
    expect(
      changes
        .map(({ after }) => after)
        .filter(Boolean)
        .slice(0, 6),
    ).toEqual([
      '160 ml olive oil',
      '100 g sugar',
      '2 tbsp ground flaxseed',
      '6 tbsp water',
      'For the top:',
      '1 pinch salt',
    ])
  })

  it('gives steps the reason of the foods that changed in them', () => {
    expect(told).toContainEqual([
      'changed',
      'Cream the butter and sugar, then beat in the eggs.',
      'Whisk the olive oil and sugar, then beat in the ground flaxseed and water.',
      'no dairy',
    ])
    expect(told).toContainEqual(['added', '', 'Cool on a rack.', ''])
  })

  it('takes the advice behind a note for no part of it', () => {
    const [, cream] = compareRecipes(
      { ingredients: ['100 g butter', '200 ml double cream'], instructions: [] },
      {
        ...EMPTY,
        ingredients: ['75 g olive oil', '200 ml oat cream'],
        adaptations: [
          'Olive oil in place of butter (butter contains milk). Expect a dough that does not cream.',
          'Oat cream in place of double cream (double cream contains milk).',
        ],
      },
    )
    expect(cream?.why).toMatch(/^Oat cream/)
  })

  it('pairs nothing that has nothing in common', () => {
    const kinds = compareRecipes(
      { ingredients: ['200 g butter'], instructions: [] },
      { ...EMPTY, ingredients: ['1 cucumber'] },
    ).map(({ kind }) => kind)
    expect(kinds).toEqual(['removed', 'added'])
  })

  it('takes back single changes', () => {
    const butter = changes.findIndex(({ before }) => before === '200 g butter')
    const kept = keepChanges(changes, new Set([butter]))
    expect(kept.ingredients.slice(0, 3)).toEqual([
      '200 g butter',
      '100 g sugar',
      '2 tbsp ground flaxseed',
    ])
  })
})

const line = fc.oneof(
  fc.constantFrom('200 g butter', '2 eggs', 'For the sauce:', 'Melt the butter.', '', 'a → b'),
  fc.string({ maxLength: 20 }),
)
const lines = fc.array(line, { maxLength: 12 })

describe('any two recipes', () => {
  it('can be had back whole, line by line and in order', () => {
    fc.assert(
      fc.property(lines, lines, lines, lines, lines, (a, b, c, d, notes) => {
        const original = { ingredients: a, instructions: b }
        const adapted = { ...EMPTY, ingredients: c, instructions: d, adaptations: notes }
        const changes = compareRecipes(original, adapted)
        const all = new Set(changes.keys())
        expect(keepChanges(changes, new Set())).toEqual({ ingredients: c, instructions: d })
        expect(keepChanges(changes, all)).toEqual(original)
        const parts = changes.map(({ part }) => part)
        expect(parts).toEqual(parts.toSorted())
      }),
    )
  })
})
