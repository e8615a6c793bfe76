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

it('makes rows of ingredient lines, each with a quantity, and none of a heading', () => {
  expect(toDraft(recipe).ingredients).toEqual([
    { name: 'leeks, sliced', quantity: '3', unit: '' },
    { name: 'potatoes', quantity: '400', unit: 'g' },
    { name: 'salt', quantity: 'to taste', unit: '' },
    { name: 'Chives', quantity: 'to taste', unit: '' },
  ])
})

it('keeps what the wizard asks for and says where it came from', () => {
  expect(toDraft(recipe)).toMatchObject({
    source: 'assistant',
    cover: 'illustrated',
    title: 'Leek soup',
    description: 'A soup for a wet day.',
    prepTime: '10 minutes',
    cookTime: '25 minutes',
    servings: '4',
    difficulty: 'Easy',
    tags: [],
    instructions: ['Sweat the leeks.', 'Simmer.'],
  })
})

it('sends no difficulty where none is known, and cuts what is too long to be kept', () => {
  const draft = toDraft({ ...recipe, difficulty: '', title: 'x'.repeat(200) })
  expect(draft.difficulty).toBeNull()
  expect(draft.title).toHaveLength(120)
})
