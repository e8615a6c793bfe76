import * as knowledge from '@potluck/kitchen/knowledge'
import { expect, it } from 'vitest'
import { checkRecipe } from './check-recipe.ts'
import { toDietGroups } from './diet-groups.ts'

const carbonara = answersFor(
  '400 g spaghetti',
  '150 g bacon',
  '4 egg yolks',
  '50 g butter',
  '1 stock cube',
)
const salad = answersFor('2 tomatoes', '1 cucumber', '2 tbsp olive oil')

it('gives a seal to what a recipe suits, without what another seal says', () => {
  const seals = toDietGroups(salad).seals.map(({ label }) => label)
  expect(seals.slice(0, 2)).toEqual(['Vegan', 'Paleo'])
  expect(seals).not.toContain('Vegetarian')
  expect(seals).not.toContain('Dairy-Free')
  expect(seals.length).toBeLessThanOrEqual(5)
  expect(toDietGroups(salad).suits.map(({ label }) => label)).toContain('Dairy-Free')
})

it("tells the reader's own diets first, by label or id, also where another seal says them", () => {
  const seals = toDietGroups(salad, ['Keto', 'vegetarian', 'no cilantro']).seals
  expect(seals.map(({ label }) => label).slice(0, 3)).toEqual(['Vegetarian', 'Keto', 'Vegan'])
})

it('warns of what the reader keeps to and the recipe breaks, or may break', () => {
  const { warnings } = toDietGroups(carbonara, ['Vegetarian', 'nut allergy'])
  expect(warnings.map(({ label, verdict }) => [label, verdict])).toEqual([
    ['Vegetarian', 'contains'],
  ])
})

it('lists an allergen with each line that contains it, and the diets it breaks once', () => {
  const { contains, breaks, absent } = toDietGroups(carbonara)
  const milk = contains.find(({ diets }) => diets[0]?.restriction === 'milk')
  expect(milk?.findings.map(({ line }) => line)).toEqual(['50 g butter'])
  const broken = breaks.map(({ diets }) => diets.map(({ restriction }) => restriction))
  expect(broken).toContainEqual(['vegetarian', 'pescatarian'])
  expect(broken.flat()).not.toContain('dairy-free')
  expect(absent.map(({ restriction }) => restriction)).toContain('lupin')
})

it('lists a line to check once, with all it may contain', () => {
  const { toCheck } = toDietGroups(carbonara)
  const cubes = toCheck.filter(({ line }) => line === '1 stock cube')
  expect(cubes).toHaveLength(1)
  expect(cubes[0]?.reasons).toHaveLength(1)
  expect(cubes[0]?.reasons[0]).toMatch(/^stock cube may contain .*celery.*\.$/)
  expect(cubes[0]?.reasons[0]).not.toContain('check the label')
})

it('says of an unknown ingredient once that it is not known', () => {
  const { toCheck, seals } = toDietGroups(answersFor('2 tomatoes', '1 spoon of zorblax'))
  expect(toCheck.find(({ line }) => line === '1 spoon of zorblax')?.reasons).toHaveLength(1)
  expect(seals.map(({ label }) => label)).not.toContain('Vegan')
})

it('keeps what no label decides apart from the lines to check', () => {
  const { toCheck, untold, isClear } = toDietGroups(answersFor('900 g zorblax', '10 g butter'))
  expect(toCheck.map(({ line }) => line)).toEqual(['900 g zorblax'])
  expect(untold.flatMap(({ diets }) => diets.map(({ label }) => label))).toContain('Low-Carb')
  expect(isClear).toBe(false)
  expect(toDietGroups(salad).isClear).toBe(true)
})

function answersFor(...ingredients: string[]) {
  return checkRecipe(knowledge, { ingredients, instructions: [], servings: '4' }).diets
}
