import { describe, expect, it } from 'vitest'
import { toRecipe } from '../compose/revise/revise.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { findDamage } from './find-damage.ts'

const BEFORE = toRecipe({
  title: 'Fried Chicken Supper',
  servings: '4',
  ingredients: ['4 chicken thighs', '60 g butter', '2 eggs', '1 onion', '1 tbsp oil'],
  instructions: [
    'Fry the onion in the oil.',
    'Cream the butter and beat in the eggs.',
    'Cut the bones out of the chicken and bake it in a pan.',
  ],
})

/** The recipe with some of its lines and steps told anew. */
function changed(ingredients: string[], instructions: Record<number, string>): RecipeData {
  return {
    ...BEFORE,
    ingredients: BEFORE.ingredients.map((line, at) => ingredients[at] ?? line),
    instructions: BEFORE.instructions.map((step, at) => instructions[at] ?? step),
  }
}

describe('the last look at a changed recipe', () => {
  it('finds nothing in the recipe as it was', () => {
    expect(findDamage(BEFORE, BEFORE)).toEqual([])
  })

  it.each([
    ['a word twice', [], { 0: 'Fry the onion in the oil and oat cream liquid oat cream.' }],
    ['an amount twice', ['4 1 chicken thighs'], {}],
    ['a promise of no food', [], { 2: 'Bake the chicken in a vegan waffle iron.' }],
    ['a verb without what it is done to', [], { 0: 'Fry in the oil. Add the onion.' }],
    [
      'oil that is creamed',
      ['4 chicken thighs', '3 tbsp olive oil'],
      { 1: 'Cream the olive oil and beat in the eggs.' },
    ],
    [
      'a flax egg that is cracked',
      ['4 chicken thighs', '60 g butter', '2 tbsp ground flaxseed'],
      { 1: 'Cream the butter and crack the flax eggs into it.' },
    ],
    ['a food that went', ['4 chicken thighs', '60 g margarine'], {}],
    ['a food that no step takes any more', [], { 0: 'Heat the oil.' }],
    ['bones of tofu', ['400 g tofu'], { 2: 'Cut the bones out of the tofu and bake it in a pan.' }],
  ] as const)('finds %s', (_fault, ingredients, instructions) => {
    expect(findDamage(BEFORE, changed([...ingredients], instructions))).toHaveLength(1)
  })

  it('finds nothing where the steps say what the list says', () => {
    const after = changed(['4 chicken thighs', '60 g margarine'], {
      1: 'Cream the margarine and beat in the eggs.',
    })
    expect(findDamage(BEFORE, after)).toEqual([])
  })
})
