import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '../features/auth/index.ts'
import { openApp } from '../testing/open-app.tsx'
import { prefetchPage } from './prefetch.ts'

const { getByRole, getByText } = page
const noLists = { trendingToday: [], trendingWeek: [], trendingMonth: [], allTimeFavorites: [] }

it('asks what a page shows first while its link is pointed at, once', async () => {
  const { edge } = await openApp('/recipe', {
    edge: (server) => server.answer('GET /recipes/trending', noLists),
  })
  const link = getByRole('link', { name: 'Trending' }).first()
  await link.hover()
  await expect.poll(() => edge.sentTo('GET /recipes/trending')).toHaveLength(1)
  await link.click()
  await expect.element(getByText('No trending recipes found.')).toBeVisible()
  expect(edge.sentTo('GET /recipes/trending')).toHaveLength(1)
})

it('asks nothing for a visitor, who would be told to sign in', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, null)
  await prefetchPage(queryClient, '/trending')
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
})
