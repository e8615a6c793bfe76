import { describe, expect, it } from 'vitest'
import { type RecipeForm, toRecipeForm } from '../recipe-form.ts'
import { findFound, isBlankField } from './fill-plan.ts'
import { readPastedRecipe } from './read-pasted-recipe.ts'

const PAGE = `Leek and Potato Soup

A soup for a cold evening.

Serves 4
Total time: 45 min

Ingredients
• 3 leeks
• 500 g floury potatoes, peeled
For the top:
• salt to taste

Instructions
1. Slice the leeks.
2. Simmer everything for 25 minutes.
`

describe('a recipe pasted from a page', () => {
  it('is read into fields and rows; its one time is the cook time', () => {
    expect(readPastedRecipe(PAGE)).toEqual({
      title: 'Leek and Potato Soup',
      description: 'A soup for a cold evening.',
      prepTime: '',
      cookTime: '45 min',
      restTime: '',
      servings: '4',
      difficulty: '',
      ingredients: [
        { name: 'leeks', quantity: '3', unit: '' },
        { name: 'floury potatoes, peeled', quantity: '500', unit: 'g' },
        { name: 'For the top', quantity: '', unit: '', heading: true },
        { name: 'salt', quantity: 'to taste', unit: '' },
      ],
      instructions: [{ text: 'Slice the leeks.' }, { text: 'Simmer everything for 25 minutes.' }],
      origin: { address: '', name: '', author: '' },
      tags: '',
      cuisine: '',
      mealType: '',
      language: '',
    })
  })

  it.each([
    ['a list of ingredients', '3 leeks\n500 g potatoes\n'],
    ['a list under its title', 'Ingredients\n3 leeks\n500 g potatoes'],
    ['steps', 'Instructions\n1. Slice the leeks.\n2. Simmer them.'],
    ['a sentence', 'We have this soup whenever the market has leeks.'],
    ['nothing', ''],
  ])('is not seen in %s', (_what, text) => {
    expect(readPastedRecipe(text)).toBeUndefined()
  })

  it('never fills in more than the fields hold', () => {
    const many = Array.from({ length: 130 }, (_, index) => `- ${index + 1} g salt`).join('\n')
    const steps = Array.from({ length: 70 }, () => `1. ${'Stir. '.repeat(500)}`).join('\n')
    const pasted = readPastedRecipe(
      `# ${'x'.repeat(200)}\n## Ingredients\n${many}\n## Steps\n${steps}`,
    )
    expect(pasted?.title).toHaveLength(120)
    expect(pasted?.ingredients).toHaveLength(100)
    expect(pasted?.instructions.length).toBeLessThanOrEqual(60)
    for (const { text } of pasted?.instructions ?? []) expect(text.length).toBeLessThanOrEqual(2000)
  })
})

it('fills in what is found, and knows what is written already', () => {
  const pasted = readPastedRecipe(PAGE)
  if (!pasted) throw new Error('not read')
  expect(findFound(pasted)).toEqual([
    'title',
    'description',
    'cookTime',
    'servings',
    'ingredients',
    'instructions',
  ])
  const form: RecipeForm = {
    ...toRecipeForm(undefined),
    title: 'Mine',
    servings: '  ',
    instructions: [{ text: '' }, { text: 'Wash.' }],
  }
  expect(findFound(pasted).filter((field) => isBlankField(form, field))).toEqual([
    'description',
    'cookTime',
    'servings',
    'ingredients',
  ])
})
