import type { AllEndpoints, ResponseOf } from '@potluck/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Edge } from '../../testing/edge.ts'
import { aCard, picture } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'

type SavedRecipe = ResponseOf<AllEndpoints['GET /auth/savedRecipe']>['savedRecipes'][number]

const { getByRole, getByText } = page
const list = 'GET /auth/savedRecipe'

function aSaved(number: number, changes: Partial<SavedRecipe> = {}): SavedRecipe {
  const _id = `recipe-${number}`
  return {
    ...aCard({ _id, title: `Soup ${number}`, imageUrl: `${picture}#${number}`, isSaved: true }),
    recipeId: _id,
    reviews: 0,
    savedAt: '2026-04-01T10:00:00.000Z',
    collections: [],
    ...changes,
  }
}

function answerSaved(edge: Edge, savedRecipes: SavedRecipe[]): void {
  edge.answer(list, { savedRecipes, total: savedRecipes.length })
  edge.answer('GET /collections', { collections: [], total: 0 })
}

const open = (savedRecipes: SavedRecipe[]) =>
  openApp('/savedRecipes', { edge: (edge) => answerSaved(edge, savedRecipes) })

it('says that nothing is saved yet, and where to find recipes', async () => {
  await open([])
  await expect
    .element(getByText('No saved recipes found. Start saving your favorite recipes!'))
    .toBeVisible()
  await expect
    .element(getByRole('link', { name: 'Find recipes' }))
    .toHaveAttribute('href', '/explore')
})

it('says what went wrong where they did not come, and tries again', async () => {
  const { edge } = await openApp('/savedRecipes', {
    edge: (server) => {
      answerSaved(server, [aSaved(1)])
      server.refuse(list, 'RATE_LIMITED')
    },
  })
  const problem = getByRole('alert')
  await expect.element(problem.getByText('Failed to load saved recipes')).toBeVisible()
  await expect.element(problem.getByText('Too many requests. Please wait a moment.')).toBeVisible()
  answerSaved(edge, [aSaved(1)])
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByRole('link', { name: 'Soup 1' })).toBeVisible()
})

it('shows the first eight, then all', async () => {
  await open(Array.from({ length: 10 }, (_, at) => aSaved(at + 1)))
  await expect.element(getByText('10 Saved Recipes')).toBeVisible()
  expect(getByRole('article').elements()).toHaveLength(8)
  await getByRole('button', { name: 'Load More Recipes (2 remaining)' }).click()
  await expect.element(getByRole('link', { name: 'Soup 10' })).toBeVisible()
  expect(getByRole('article').elements()).toHaveLength(10)
})

it('keeps a recipe that could not be unsaved, and says why', async () => {
  const { edge } = await open([aSaved(1)])
  edge.refuse('PUT /auth/savedRecipe/toggle', 'RATE_LIMITED')
  await getByRole('button', { name: 'Remove Soup 1 from saved recipes' }).click()
  await expect.element(getByText('Too many requests. Please wait a moment.')).toBeVisible()
  await expect.element(getByRole('link', { name: 'Soup 1' })).toBeVisible()
  await expect.element(getByText('1 Saved Recipe')).toBeVisible()
})

it('puts an unsaved recipe back where it stood by Undo, with its collections', async () => {
  const { edge } = await open([aSaved(1), aSaved(2, { collections: ['collection-1'] }), aSaved(3)])
  edge.answer('PUT /auth/savedRecipe/toggle', { isSaved: false, message: '' })
  edge.answer('POST /auth/savedRecipe', { isSaved: true, message: '' })
  await getByRole('button', { name: 'Remove Soup 2 from saved recipes' }).click()
  await expect.element(getByText('2 Saved Recipes')).toBeVisible()
  await getByRole('button', { name: 'Undo' }).click()
  await expect.element(getByText('3 Saved Recipes')).toBeVisible()
  const titles = getByRole('heading', { level: 3 }).elements()
  expect(titles.map((title) => title.textContent)).toEqual(['Soup 1', 'Soup 2', 'Soup 3'])
  expect(edge.sentTo('POST /auth/savedRecipe')).toMatchObject([
    { body: { recipeId: 'recipe-2', collections: ['collection-1'] } },
  ])
})

it('cuts a very long title after two lines and keeps the card as wide as the others', async () => {
  const title = `${'Slow '.repeat(40)}stew`
  await open([aSaved(1, { title }), aSaved(2)])
  await expect.element(getByRole('link', { name: 'Soup 2' })).toBeVisible()
  const [long, short] = getByRole('article').elements()
  expect(long?.getBoundingClientRect().width).toBe(short?.getBoundingClientRect().width)
  const heading = long?.querySelector('h3')
  expect(heading?.textContent).toBe(title)
  const lines = Number(heading?.clientHeight) / Number(short?.querySelector('h3')?.clientHeight)
  expect(Math.round(lines)).toBe(2)
})
