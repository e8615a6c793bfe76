import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPastedRecipe } from './read-pasted-recipe.ts'

it('reads a recipe with its headings', () => {
  const text =
    'Lentil soup\n\nServes 4\n\nIngredients\n2 cups lentils\n1 onion, chopped\n\nMethod\n1. Fry the onion.\n2. Simmer for 30 min.'
  expect(readPastedRecipe(text)).toEqual({
    title: 'Lentil soup',
    ingredients: ['2 cups lentils', '1 onion, chopped'],
    instructions: ['Fry the onion.', 'Simmer for 30 min.'],
    servings: '4',
  })
})

it('tells lines with an amount from steps where there are no headings', () => {
  expect(readPastedRecipe('Lentil soup\n2 cups lentils\n1 onion\nFry it all.')).toEqual({
    title: 'Lentil soup',
    ingredients: ['2 cups lentils', '1 onion'],
    instructions: ['Fry it all.'],
    servings: '',
  })
})

it('takes a title alone for no recipe', () => {
  expect(readPastedRecipe(' Lentil soup \n')).toBeUndefined()
})

it('stays within what the server takes, whatever was pasted', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2500 }), { maxLength: 150 }), (lines) => {
      const recipe = readPastedRecipe(lines.join('\n'))
      if (!recipe) return
      expect(recipe.title.length).toBeLessThanOrEqual(120)
      expect(recipe.ingredients.length).toBeLessThanOrEqual(100)
      expect(recipe.instructions.length).toBeLessThanOrEqual(60)
      expect(recipe.instructions.every((step) => step.length <= 2000)).toBe(true)
    }),
  )
})
