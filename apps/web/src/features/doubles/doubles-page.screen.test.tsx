import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Edge } from '../../testing/edge.ts'
import { aRecipe } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'
import type { DoublePair } from './api.ts'

const { getByRole, getByText } = page

const pair: DoublePair = {
  recipes: [
    aRecipe({ _id: 'recipe-one', title: 'Leek soup', instructions: ['Sweat the leeks.'] }),
    aRecipe({ _id: 'recipe-two', title: 'Soup of leeks', instructions: ['Sweat the leeks.'] }),
  ],
  isSamePage: true,
  differences: {
    title: true,
    factor: 0.5,
    ingredients: [
      { kind: 'same', first: '4 leeks', second: '2 leeks' },
      { kind: 'second', first: '', second: '1 tsp nutmeg' },
    ],
    steps: false,
  },
}

const answer = (pairs: DoublePair[], pending = 0) => ({
  pairs,
  recipeCount: 7,
  pending,
  total: pairs.length,
  page: 1,
  pages: 1,
})

const open = (prepare: (edge: Edge) => void) =>
  openApp('/dashboard/myRecipes/doubles', { edge: prepare })

it('says how far the comparing is, and shows what was found', async () => {
  const { edge } = await open((answers) => answers.answer('GET /doubles', answer([], 4)))
  await expect.element(getByText(/Comparing your recipes: 3 of 7/)).toBeVisible()
  edge.answer('GET /doubles', answer([pair]))
  await expect.element(getByRole('heading', { name: 'Leek soup and Soup of leeks' })).toBeVisible()
  await expect.element(getByText(/Both are from one page\./)).toBeVisible()
  await expect.element(getByText(/The first makes 2 times as much\./)).toBeVisible()
  expect(
    getByRole('mark')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain('1 tsp nutmeg')
})

it('brings a pair back whose answer was lost', async () => {
  const { edge } = await open((answers) => {
    answers.answer('GET /doubles', answer([pair]))
    answers.refuse('PUT /doubles/{recipeId}/{otherId}', 'OVERLOADED')
  })
  await getByRole('button', { name: /^They are two recipes/ }).click()
  await expect.poll(() => edge.sentTo('PUT /doubles/{recipeId}/{otherId}').length).toBe(1)
  await expect.element(getByText('Potluck is busy. Please try again in a moment.')).toBeVisible()
  await expect.element(getByRole('heading', { name: 'Leek soup and Soup of leeks' })).toBeVisible()
})

it('says that it failed, and asks again', async () => {
  const { edge } = await open((answers) => answers.refuse('GET /doubles', 'OVERLOADED'))
  await expect.element(getByText('Your recipes could not be compared')).toBeVisible()
  edge.answer('GET /doubles', answer([]))
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByText('All 7 were compared with each other.')).toBeVisible()
})
