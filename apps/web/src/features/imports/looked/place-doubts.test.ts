import { expect, it } from 'vitest'
import { placeDoubts } from './place-doubts.ts'

const draft = {
  title: 'Tart',
  description: '',
  prepTime: '',
  cookTime: '',
  restTime: '',
  servings: '',
  tags: [],
  cuisine: null,
  mealType: null,
  origin: null,
  language: null,
  ingredients: [
    { name: 'flour', quantity: '200', unit: 'g', group: 'Crust' },
    { name: 'butter', quantity: '100', unit: 'g', group: 'Crust' },
    { name: 'leeks', quantity: '3', unit: '', group: 'Filling' },
  ],
  instructions: ['Make the crust.', 'Fill it.'],
}
const place = (...fields: string[]) =>
  placeDoubts({ draft, doubts: fields.map((field) => ({ field, reason: `look at ${field}` })) })

it('finds the line of a group, and the step', () => {
  const { ingredients, steps, others } = place(
    'ingredients[1].lines[0]',
    'ingredients[0].lines[1]',
    'steps[0].lines[1]',
  )
  expect([...ingredients]).toEqual([
    [2, ['look at ingredients[1].lines[0]']],
    [1, ['look at ingredients[0].lines[1]']],
  ])
  expect([...steps]).toEqual([[1, ['look at steps[0].lines[1]']]])
  expect(others).toEqual([])
})

it('says the others of the whole recipe, each once', () => {
  const { ingredients, steps, others } = place(
    '',
    'ingredients',
    'ingredients',
    'ingredients[2].lines[0]',
    'ingredients[1].lines[7]',
    'steps[1].lines[0]',
  )
  expect(ingredients.size + steps.size).toBe(0)
  expect(others).toEqual([
    'look at ',
    'look at ingredients',
    'look at ingredients[2].lines[0]',
    'look at ingredients[1].lines[7]',
    'look at steps[1].lines[0]',
  ])
})
