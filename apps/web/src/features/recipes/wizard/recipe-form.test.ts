import { describe, expect, it } from 'vitest'
import type { Recipe } from '../api.ts'
import { isIncomplete } from './ingredient-rows.ts'
import { choicesInTags, toRecipeChanges, toRecipeForm } from './recipe-form.ts'

describe('the fields of the wizard', () => {
  it('are blank for a new recipe, with one row of each list and comments allowed', () => {
    const form = toRecipeForm(undefined)
    expect(form.title).toBe('')
    expect(form.allowComments).toBe(true)
    expect(form.ingredients).toEqual([{ name: '', quantity: '', unit: '' }])
    expect(form.instructions).toEqual([{ text: '' }])
  })

  it('send back what they were loaded with', () => {
    const changes = toRecipeChanges(toRecipeForm(recipe))
    for (const [field, value] of Object.entries(changes)) {
      expect(value, field).toEqual(recipe[field as keyof Recipe])
    }
  })

  it('keep only rows with a name and a quantity, and written steps', () => {
    const form = {
      ...toRecipeForm(undefined),
      ingredients: [
        { name: 'flour', quantity: '2', unit: 'cups' },
        { name: 'salt', quantity: '  ', unit: 'tsp' },
        { name: ' ', quantity: '3', unit: '' },
      ],
      instructions: [{ text: ' ' }, { text: 'Knead.' }, { text: '' }],
    }
    const changes = toRecipeChanges(form)
    expect(changes.ingredients).toEqual([{ name: 'flour', quantity: '2', unit: 'cups' }])
    expect(changes.instructions).toEqual(['Knead.'])
    expect(form.ingredients.map(isIncomplete)).toEqual([false, true, true])
    expect(isIncomplete({ name: '', quantity: ' ', unit: '' })).toBe(false)
  })

  it('take tags apart at commas and drop blanks', () => {
    const form = { ...toRecipeForm(undefined), tags: ' Thai, , one pot ,thai' }
    expect(toRecipeChanges(form).tags).toEqual(['Thai', 'one pot'])
  })

  it('find the choices that tags name, whatever their case', () => {
    expect(choicesInTags('quick, EASY, thai, snack')).toEqual({
      cuisine: 'Thai',
      difficulty: 'Easy',
      mealType: 'Snack',
    })
    expect(choicesInTags('weeknight')).toEqual({ cuisine: '', difficulty: '', mealType: '' })
  })
})

const recipe = {
  title: 'Pad kra pao',
  description: 'Basil, chilli and a fried egg.',
  cookTime: '10 min',
  prepTime: '15 min',
  restTime: '2 h',
  servings: '2 people',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  origin: { address: 'https://example.org/soup', name: 'Soups', author: 'Ada Leek' },
  language: 'en',
  tags: ['Thai', 'weeknight'],
  cuisine: 'Thai',
  difficulty: 'Easy',
  mealType: 'Dinner',
  allowComments: false,
  ingredients: [{ name: 'pork mince', quantity: '300', unit: 'g' }],
  instructions: ['Fry the garlic.', 'Add the pork.'],
} as Recipe
