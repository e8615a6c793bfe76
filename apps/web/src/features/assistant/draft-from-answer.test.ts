import type { RecipeData } from '@potluck/kitchen'
import { expect, it } from 'vitest'
import { toDraft } from './draft-from-answer.ts'

const recipe: RecipeData = {
  title: 'Leek soup',
  description: 'A soup for a wet day.',
  prepTime: '10 minutes',
  cookTime: '25 minutes',
  totalTime: '35 minutes',
  servings: '4',
  difficulty: 'Easy',
  ingredients: ['For the soup:', '3 leeks, sliced', '400 g potatoes', 'salt, to taste', 'Chives'],
  instructions: ['Sweat the leeks.', 'Simmer.'],
  tips: ['Freezes well.'],
  nutritionalBenefits: [],
  usedIngredients: [],
  additionalIngredients: [],
  adaptations: [],
  originalVsAdapted: [],
}

it('makes rows of ingredient lines, each with a quantity and under its heading', () => {
  const ingredients = ['400 g potatoes', ...recipe.ingredients, 'To serve:', '1 loaf bread']
  expect(toDraft({ ...recipe, ingredients }).ingredients).toEqual([
    { name: 'potatoes', quantity: '400', unit: 'g' },
    { name: 'leeks, sliced', quantity: '3', unit: '', group: 'For the soup' },
    { name: 'potatoes', quantity: '400', unit: 'g', group: 'For the soup' },
    { name: 'salt', quantity: 'to taste', unit: '', group: 'For the soup' },
    { name: 'Chives', quantity: 'to taste', unit: '', group: 'For the soup' },
    { name: 'bread', quantity: '1', unit: 'loaf', group: 'To serve' },
  ])
})

it('leaves the headings out where there are more than a recipe may have', () => {
  const ingredients = Array.from({ length: 21 }, (_, at) => [`Part ${at}:`, '1 egg']).flat()
  const rows = toDraft({ ...recipe, ingredients }).ingredients
  expect(rows).toHaveLength(21)
  expect(rows.some(({ group }) => group !== undefined)).toBe(false)
})

it('keeps what the wizard asks for and says where it came from', () => {
  expect(toDraft(recipe)).toMatchObject({
    source: 'assistant',
    cover: 'illustrated',
    title: 'Leek soup',
    description: 'A soup for a wet day.\n\nTip: Freezes well.',
    prepTime: '10 minutes',
    cookTime: '25 minutes',
    servings: '4',
    difficulty: 'Easy',
    instructions: ['Sweat the leeks.', 'Simmer.'],
  })
})

it('keeps the tips, each whole, as many as a description has room for', () => {
  const tips = ['Toast the bread.', 'x'.repeat(1990), 'Serve it hot.']
  expect(toDraft({ ...recipe, tips }).description).toBe(
    'A soup for a wet day.\n\nTip: Toast the bread.\n\nTip: Serve it hot.',
  )
  expect(toDraft({ ...recipe, description: '', tips: ['Rest it.'] }).description).toBe(
    'Tip: Rest it.',
  )
})

it('sends no difficulty where none is known, and cuts what is too long to be kept', () => {
  const draft = toDraft({ ...recipe, difficulty: '', title: 'x'.repeat(200) })
  expect(draft.difficulty).toBeUndefined()
  expect(draft.title).toHaveLength(120)
})

it('files a recipe under the cuisine and the meal it names itself, and under nothing it does not', () => {
  const named = toDraft({
    ...recipe,
    title: 'Sweet potato dal, Indian style',
    description: 'A dinner for a wet day.',
  })
  expect(named).toMatchObject({
    cuisine: 'Indian',
    mealType: 'Dinner',
    tags: ['Indian', 'Dinner'],
  })
  const { cuisine, mealType, tags } = toDraft({
    ...recipe,
    ingredients: ['1 tsp Italian seasoning'],
  })
  expect([cuisine, mealType, tags]).toEqual([undefined, undefined, []])
})

it('credits the original it was adapted from, and leaves to it what the answer does not say', () => {
  const draft = toDraft({ ...recipe, cookTime: '' }, 'r1')
  expect([draft.adaptedFrom, draft.cookTime]).toEqual(['r1', undefined])
  expect(toDraft(recipe).adaptedFrom).toBeUndefined()
})
