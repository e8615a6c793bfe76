import { describe, expect, it } from 'vitest'
import { readPastedIngredients, readPastedSteps } from './pasted-list.ts'

const heading = (name: string) => ({ name, quantity: '', unit: '', heading: true })

describe('a pasted ingredient list', () => {
  it('becomes a row a line, headings too, without its own title', () => {
    expect(
      readPastedIngredients('Ingredients\nFor the dough:\n500 g flour, sifted\n1 ½ tsp salt\n'),
    ).toEqual([
      heading('For the dough'),
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

  it('comes from a web page with its bullets, titles and buttons', () => {
    const list = `Ingredients
US Customary – Metric
1x2x3x
Cook Mode

For the Dough
▢ 2 cups all-purpose flour ((240 g))
Sauce:
• 1 (28 ounce) can crushed tomatoes
- 2 cloves garlic, minced
* Kosher salt, to taste
1. 3 eggs`
    expect(readPastedIngredients(list)).toEqual([
      heading('For the Dough'),
      { name: 'all-purpose flour, 240 g', quantity: '2', unit: 'cups' },
      heading('Sauce'),
      { name: 'crushed tomatoes', quantity: '1', unit: '(28 oz) can' },
      { name: 'garlic, minced', quantity: '2', unit: 'cloves' },
      { name: 'Kosher salt', quantity: 'to taste', unit: '' },
      { name: 'eggs', quantity: '3', unit: '' },
    ])
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
