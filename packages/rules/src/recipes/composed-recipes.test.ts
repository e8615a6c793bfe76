import { parseIngredientLine, toIngredientRow } from '@potluck/kitchen'
import { compose } from '@potluck/kitchen/composer'
import { describe, expect, it } from 'vitest'
import { publicationProblems } from './publication.ts'

const IDEAS = [
  'dinner',
  'pasta',
  'chicken curry',
  'soup',
  'tacos',
  'pot pie',
  'dumplings',
  'hummus',
  'gratin',
  'flatbread',
  'chocolate mousse',
  'cookies',
  'brownies',
  'smoothie',
  'roast',
]
const RESTRICTIONS = [[], ['vegan'], ['gluten-free', 'nut-allergy'], ['low-sodium'], ['low-carb']]

describe('what the built-in engine composes', () => {
  it.each(IDEAS)('can be published as it is: %s', (text) => {
    for (const [seed, restrictions] of RESTRICTIONS.entries()) {
      const answer = compose({ mode: 'idea', text, ingredients: [], restrictions }, seed)
      if (answer.kind === 'declined') continue
      const { title, description, cookTime, servings, instructions } = answer.recipe
      const ingredients = answer.recipe.ingredients.map((line) => {
        const { name, quantity } = toIngredientRow(parseIngredientLine(line))
        return { name, quantity }
      })
      expect(ingredients.every(({ name, quantity }) => name !== '' && quantity !== '')).toBe(true)
      const recipe = { title, description, cookTime, servings, instructions, ingredients }
      expect(publicationProblems({ ...recipe, hasCover: true })).toEqual([])
    }
  })
})
