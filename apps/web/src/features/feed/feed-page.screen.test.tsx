import type { AllEndpoints, ResponseOf } from '@potluck/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { noPage, onlyPage } from '../../testing/answers.ts'
import type { Edge } from '../../testing/edge.ts'
import { bo } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'

type FeedItem = ResponseOf<AllEndpoints['GET /myfeed']>['feedItems'][number]

const { getByRole, getByText } = page

function anItem(title: string): FeedItem {
  const { _id, name, username, avatar } = bo
  return {
    _id: `item-${title}`,
    type: 'recipe',
    title,
    chef: { id: _id, _id, name, username, avatar },
    timestamp: '2026-05-01T10:00:00.000Z',
    likes: 3,
    comments: 0,
    timeAgo: 'today',
    isLiked: false,
    isSaved: false,
  }
}

function open(prepare: (edge: Edge) => void) {
  return openApp('/myFeed', {
    edge: (edge) => {
      edge.answer('GET /myfeed/chefs', { chefs: [] })
      prepare(edge)
    },
  })
}

it('says what gathers here, and where to find cooks, while nobody is followed', async () => {
  await open((edge) => edge.answer('GET /myfeed', { feedItems: [], ...noPage }))
  await expect.element(getByText('No content yet')).toBeVisible()
  await expect.element(getByText('No chefs followed')).toBeVisible()
  await expect
    .element(getByRole('link', { name: 'Discover Chefs' }))
    .toHaveAttribute('href', '/explore')
})

it('asks again for a feed that did not come', async () => {
  const { edge } = await open((server) => server.refuse('GET /myfeed', 'RATE_LIMITED'))
  await expect
    .element(getByRole('alert').getByText('Error loading feed. Please try again.'))
    .toBeVisible()
  edge.answer('GET /myfeed', { feedItems: [anItem('Rye bread')], ...onlyPage(1) })
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByRole('link', { name: 'Rye bread' })).toBeVisible()
})

it('keeps what is there where the next page does not come, and goes on from it', async () => {
  const { edge } = await open((server) =>
    server.answer('GET /myfeed', { feedItems: [anItem('Rye bread')], page: 1, pages: 2, total: 2 }),
  )
  await expect.element(getByRole('link', { name: 'Rye bread' })).toBeVisible()
  edge.refuse('GET /myfeed', 'RATE_LIMITED')
  await getByRole('button', { name: 'Load More' }).click()
  await expect.element(getByRole('alert')).toBeVisible()
  await expect.element(getByRole('link', { name: 'Rye bread' })).toBeVisible()
  edge.answer('GET /myfeed', { feedItems: [anItem('Oat bread')], page: 2, pages: 2, total: 2 })
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByRole('link', { name: 'Oat bread' })).toBeVisible()
  const pages = edge.sentTo('GET /myfeed').map(({ query }) => query.page)
  expect(pages.slice(-2)).toEqual(['2', '2'])
})

it('takes back a like that was refused, in the words of the feed', async () => {
  const { edge } = await open((server) =>
    server.answer('GET /myfeed', { feedItems: [anItem('Rye bread')], ...onlyPage(1) }),
  )
  edge.refuse('POST /recipes/{id}/like', 'RATE_LIMITED')
  edge.hold('POST /recipes/{id}/like')
  await getByRole('button', { name: 'Like Rye bread, 3 likes' }).click()
  await expect.element(getByRole('button', { name: 'Like Rye bread, 4 likes' })).toBeVisible()
  edge.letGo('POST /recipes/{id}/like')
  await expect
    .element(getByRole('button', { name: 'Like Rye bread, 3 likes' }))
    .toHaveAttribute('aria-pressed', 'false')
  await expect.element(getByText('Error updating like. Please try again.')).toBeVisible()
})
