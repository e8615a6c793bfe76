import { describe, expect, it } from 'vitest'
import { toRecipe } from '../revise.ts'
import { cookIn } from './cook-in.ts'

describe('pieces in another dry heat', () => {
  it('toasts bread on the grill that has its oil on it already', () => {
    const moved = cookIn(
      toRecipe({
        title: 'Garlic Toast',
        ingredients: ['1 sliced baguette', '3 tbsp olive oil', '1 tsp garlic salt'],
        instructions: [
          'Preheat the oven to 180 °C.',
          'Coat the slices with the oil and season with garlic salt.',
          'Bake for 10-15 minutes or until crunchy.',
          'Serve with a soup.',
        ],
      }),
      'grill',
    )
    expect(moved).toMatchObject({
      recipe: {
        instructions: [
          'Heat the grill to medium-high and oil its grates.',
          'Coat the slices with the oil and season with garlic salt.',
          'Grill the bread slices over medium-high heat for 1 to 2 minutes on each side, until they are crisp and striped with brown.',
          'Serve with a soup.',
        ],
        cookTime: '4 min',
      },
    })
  })

  it('soaks no french toast through the grates', () => {
    const toast = { title: 'French Toast', ingredients: ['4 slices bread', '2 eggs', '1 cup milk'] }
    const steps = ['Soak the bread in the eggs and milk and fry it for 3 minutes on each side.']
    expect(cookIn(toRecipe({ ...toast, instructions: steps }), 'grill').ok).toBe(false)
  })

  it('melts the butter of the pan and leaves nothing of its heating', () => {
    const moved = cookIn(
      toRecipe({
        title: 'Potatoes',
        ingredients: ['3 potatoes', 'butter', 'rosemary'],
        instructions: [
          'Cut the potatoes into small cubes.',
          'Add some butter to a frying pan and heat up.',
          'Add the potatoes to the frying pan and fry over medium heat for about 20 minutes.',
          'Add the rosemary.',
        ],
      }),
      'oven',
    )
    if (!moved.ok) throw new Error(moved.reason)
    const text = moved.recipe.instructions.join(' ')
    expect(text).toContain('Melt the butter, brush the potatoes with it, lay them side by side')
    expect(text).not.toMatch(/heat up/i)
  })
})
