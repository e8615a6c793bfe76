import * as knowledge from '@potluck/kitchen/knowledge'
import { expect, it } from 'vitest'
import { createRecogniser, dietsOf } from './recognise.ts'

const recognise = createRecogniser(knowledge)

it("says what an amount weighs, and the kitchen's own name where it is another", () => {
  expect(recognise('1 stick unsalted butter')).toMatchObject({ names: [], grams: 113 })
  expect(recognise('2 courgettes')).toMatchObject({ names: ['zucchini'] })
  expect(recognise('3 ripe tomatoes').names).toEqual([])
})

it('says no weight that the cook has written, and none of a bath of oil', () => {
  expect(recognise('1 kg tomatoes').grams).toBeUndefined()
  expect(recognise('1 l oil for frying').grams).toBeUndefined()
  expect(recognise('a pinch of salt').grams).toBeUndefined()
})

it('weighs pounds and ounces whole, with what is not eaten', () => {
  expect(recognise('2 lb chicken thighs, bone-in').grams).toBeCloseTo(907.2, 1)
})

it('tells allergens for certain and possible ones apart, and reads the remarks', () => {
  expect(recognise('100 g butter').contains).toEqual(['milk'])
  expect(recognise('1 stock cube')).toMatchObject({ contains: [] })
  expect(recognise('1 stock cube').may).toContain('celery')
  expect(recognise('50 g oats')).toMatchObject({ contains: ['gluten'], may: [] })
  expect(recognise('50 g oats, gluten-free').contains).toEqual([])
})

it('says why no diet can be told', () => {
  expect(recognise('2 zorblax').gap).toEqual({ kind: 'name' })
  expect(recognise('2 zorblax tomatoes').gap).toEqual({ kind: 'words', words: 'zorblax' })
  expect(recognise('2 tbsp sauce').gap).toEqual({ kind: 'vague' })
  expect(recognise('For the zorblax:').gap).toEqual({ kind: 'name' })
  expect(recognise('salt and pepper, to taste').gap).toBeUndefined()
})

it('reads a line once', () => {
  expect(recognise('2 eggs')).toBe(recognise('2 eggs'))
})

it('sums up the lines as the kitchen does the whole list', () => {
  const lines = ['500 g flour', '100 g butter', '1 stock cube', '2 leeks', '2 leeks']
  const diets = dietsOf(lines.map(recognise))
  const { verdicts } = knowledge.checkDiet(
    { ingredients: lines, steps: [] },
    diets.map(({ restriction }) => restriction),
  )
  expect(Object.fromEntries(diets.map((diet) => [diet.restriction, diet.verdict]))).toEqual(
    verdicts,
  )
  expect(diets.find(({ restriction }) => restriction === 'milk')?.findings).toMatchObject([
    { line: '100 g butter', verdict: 'contains' },
    { line: '1 stock cube', verdict: 'unknown' },
  ])
  expect(diets.map(({ restriction }) => restriction)).not.toContain('keto')
})
