import { describe, expect, it } from 'vitest'
import { checkDiet } from '../diets/check-diet.ts'
import { compose } from './compose.ts'
import type { ComposeRequest } from './request.ts'

function cook(request: Partial<ComposeRequest>, seed = 1) {
  const answer = compose({ mode: 'idea', text: '', ingredients: [], ...request }, seed)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

const METRIC = /\d (?:g|kg|ml|l|cm|°C)\b/
const US = /\d (?:cups?|oz|lb|fl oz|inch|°F)\b/

describe('the measures a recipe is asked for in', () => {
  it.each([
    'chocolate cake',
    'roast chicken',
    'chickpea curry',
    'thai noodles',
  ])('are those of its list and its steps: %s', (text) => {
    const told = (units?: 'us' | 'metric') => {
      const { ingredients, instructions } = cook({ text, ...(units ? { units } : {}) }, 3)
      return [...ingredients, ...instructions].join('\n')
    }
    expect(told()).toMatch(METRIC)
    expect(told('us')).toMatch(US)
    expect(told('us')).not.toMatch(METRIC)
    expect(told('metric')).toMatch(METRIC)
    expect(told('metric')).not.toMatch(US)
  })

  it('are rounded to what a kitchen measures, and kept to what a portion may hold', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const recipe = cook({ text: 'dinner', units: 'us', restrictions: ['low-sodium'] }, seed)
      const { ingredients, instructions, servings } = recipe
      expect(ingredients.join('\n')).not.toMatch(/\d\.\d/)
      const checked = { ingredients, steps: instructions, servings: Number(servings) }
      expect(checkDiet(checked, ['low-sodium']).findings).toEqual([])
    }
  })

  it('hold for an adapted recipe, whose comparisons join its old lines to its new ones', () => {
    const original = {
      title: 'Buttered Rice',
      servings: '4',
      ingredients: ['300 g rice', '50 g butter', '600 ml water'],
      instructions: ['Boil the rice in the water.', 'Stir in the butter.'],
    }
    const recipe = cook({ mode: 'adapt', text: 'make it vegan', original, units: 'us' })
    expect(recipe.ingredients).toContain('2 ½ cups water')
    for (const change of recipe.originalVsAdapted) {
      const [before = '', after = ''] = change.split(' → ')
      expect(original.ingredients).toContain(before)
      for (const line of after.split(' + ')) expect(recipe.ingredients).toContain(line)
    }
  })
})
