import type { AllEndpoints, ResponseOf } from '@potluck/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { noPage, onlyPage } from '../../testing/answers.ts'
import { aCard } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'

type Found = ResponseOf<AllEndpoints['GET /recipes/search']>

const { getByRole, getByText } = page
const search = 'GET /recipes/search'

function found(changes: Partial<Found>): Found {
  return {
    recipes: [],
    ...noPage,
    filters: { tags: [], difficulty: [], cookTime: [] },
    corrected: null,
    near: false,
    ...changes,
  }
}

it('asks what one is hungry for, and the server nothing, while no word is given', async () => {
  const { edge } = await openApp('/search')
  await expect.element(getByText('What are you hungry for?')).toBeVisible()
  expect(edge.sentTo(search)).toEqual([])
})

it('says that nothing was found, and begins anew by Clear Search', async () => {
  const { router } = await openApp('/search?q=unicorn', {
    edge: (edge) => edge.answer(search, found({})),
  })
  await expect.element(getByText('No results found for "unicorn"')).toBeVisible()
  await getByRole('button', { name: 'Clear Search' }).click()
  await expect.element(getByText('What are you hungry for?')).toBeVisible()
  expect(router.state.location.href).toBe('/search')
})

it('says why nothing came, and finds it by Try Again', async () => {
  const { edge } = await openApp('/search?q=leek', {
    edge: (server) => server.refuse(search, 'RATE_LIMITED'),
  })
  const problem = getByRole('alert')
  await expect
    .element(problem.getByText('Error: Too many requests. Please wait a moment.'))
    .toBeVisible()
  expect(getByText('No results found for "leek"').query()).toBeNull()
  edge.answer(search, found({ recipes: [aCard()], ...onlyPage(1) }))
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByRole('link', { name: 'Leek pie' })).toBeVisible()
  await expect.element(getByText('1 recipe', { exact: true })).toBeVisible()
  expect(problem.query()).toBeNull()
})

it('tells apart what has only some of the words from what has them all', async () => {
  await openApp('/search?q=leek+unicorn', {
    edge: (edge) => edge.answer(search, found({ recipes: [aCard()], ...onlyPage(1), near: true })),
  })
  await expect.element(getByText('These have some of its words.')).toBeVisible()
  await expect.element(getByRole('link', { name: 'Leek pie' })).toBeVisible()
})

it('adds the next page under the first, a recipe that moved there standing once', async () => {
  await openApp('/search?q=leek', {
    edge: (edge) =>
      edge.answer(search, ({ query }) =>
        query.page === '2'
          ? found({
              recipes: [aCard(), aCard({ _id: 'recipe-2', title: 'Leek soup' })],
              page: 2,
              pages: 2,
              total: 2,
            })
          : found({ recipes: [aCard()], page: 1, pages: 2, total: 2 }),
      ),
  })
  await getByRole('button', { name: 'Load More' }).click()
  await expect.element(getByRole('link', { name: 'Leek soup' })).toBeVisible()
  expect(getByRole('article').elements()).toHaveLength(2)
  expect(getByRole('button', { name: 'Load More' }).query()).toBeNull()
})
