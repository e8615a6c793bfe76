import { RESTRICTIONS } from '@potluck/kitchen'
import * as knowledge from '@potluck/kitchen/knowledge'
import { expect, it } from 'vitest'
import { checkRecipe } from './check-recipe.ts'

const soup = {
  ingredients: ['For the soup:', '500 g potatoes', '100 g butter', 'salt to taste'],
  instructions: ['Boil the potatoes.', 'Stir in the cream.'],
  servings: '4-6',
}

it('answers every restriction the kitchen has, with line and reason', () => {
  const { diets } = checkRecipe(knowledge, soup)
  expect(diets.map(({ restriction }) => restriction)).toEqual(Object.keys(RESTRICTIONS))
  const vegan = diets.find(({ restriction }) => restriction === 'vegan')
  expect(vegan?.verdict).toBe('contains')
  expect(vegan?.findings[0]).toMatchObject({ line: '100 g butter', verdict: 'contains' })
  expect(vegan?.findings.map(({ line }) => line)).toContain('Stir in the cream.')
  expect(diets.find(({ restriction }) => restriction === 'vegetarian')?.verdict).toBe('free')
})

it('counts a portion for the fewest it serves', () => {
  const { perServing, coverage, lines } = checkRecipe(knowledge, soup).nutrition
  const forFour = checkRecipe(knowledge, { ...soup, servings: '4' }).nutrition
  expect(perServing).toEqual(forFour.perServing)
  expect(perServing?.kcal).toBeGreaterThan(200)
  expect(coverage).toBe(1)
  expect(lines.map(({ status }) => status)).toEqual(['counted', 'counted', 'negligible'])
})

it('gives no portion where nobody knows how many it serves', () => {
  const { perServing, per100g } = checkRecipe(knowledge, { ...soup, servings: '' }).nutrition
  expect(perServing).toBeNull()
  expect(per100g?.kcal).toBeGreaterThan(100)
})

it('gives no figures where too little is known', () => {
  const ingredients = ['900 g zorblax', '100 g butter']
  const { perServing, per100g } = checkRecipe(knowledge, { ...soup, ingredients }).nutrition
  expect([perServing, per100g]).toEqual([null, null])
})
