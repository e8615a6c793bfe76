import { describe, expect, it } from 'vitest'
import { readPastedIngredients, readPastedSteps } from './pasted-list.ts'

describe('a pasted ingredient list', () => {
  it('becomes a row a line, without titles', () => {
    expect(
      readPastedIngredients('Ingredients\nFor the dough:\n500 g flour, sifted\n1 ½ tsp salt\n'),
    ).toEqual([
      { name: 'flour, sifted', quantity: '500', unit: 'g' },
      { name: 'salt', quantity: '1 ½', unit: 'tsp' },
    ])
  })

  it("keeps 'to taste' as a quantity, because a row needs one", () => {
    expect(readPastedIngredients('2 eggs\npepper, to taste')).toEqual([
      { name: 'eggs', quantity: '2', unit: '' },
      { name: 'pepper', quantity: 'to taste', unit: '' },
    ])
  })

  it('leaves the quantity open where a line has none', () => {
    expect(readPastedIngredients('2 eggs\nolive oil')?.[1]).toEqual({
      name: 'olive oil',
      quantity: '',
      unit: '',
    })
  })

  it('may be a single line with an amount, but no mere word', () => {
    expect(readPastedIngredients('3 tbsp capers')).toEqual([
      { name: 'capers', quantity: '3', unit: 'tbsp' },
    ])
    expect(readPastedIngredients('capers')).toBeUndefined()
    expect(readPastedIngredients('\n')).toBeUndefined()
  })
})

describe('a pasted method', () => {
  it('becomes a step a paragraph, without numbers and bullets', () => {
    expect(
      readPastedSteps('1. Mix.\r\n2) Rest 1.5 hours.\n\nStep 3: Bake.\n- Cool.\n4 people eat.'),
    ).toEqual(['Mix.', 'Rest 1.5 hours.', 'Bake.', 'Cool.', '4 people eat.'])
  })

  it('of one paragraph is no list', () => {
    expect(readPastedSteps('Mix and bake.\n')).toBeUndefined()
  })
})
