import * as knowledge from '@potluck/kitchen/knowledge'
import { expect, it } from 'vitest'
import { checkAgain, toRestrictionLabel } from './check-again.ts'

it('finds what a line that came back breaks, of restrictions by label and of words', () => {
  const recipe = {
    ingredients: ['50 g butter', '1 handful cilantro', '3 leeks'],
    instructions: ['Fry the leeks in the butter.'],
    servings: '4',
  }
  const { restrictions, lines } = checkAgain(knowledge, recipe, ['Vegan', 'no cilantro'])
  expect(restrictions).toEqual(['Vegan', 'no cilantro'])
  expect(lines.map(({ text, verdict }) => [text, verdict])).toEqual([
    ['50 g butter', 'contains'],
    ['1 handful cilantro', 'contains'],
  ])
})

it('calls a restriction by its label, and leaves a cook’s own words', () => {
  expect(['nut-allergy', 'Nut Allergy', 'no cilantro'].map(toRestrictionLabel)).toEqual([
    'Nut Allergy',
    'Nut Allergy',
    'no cilantro',
  ])
})
