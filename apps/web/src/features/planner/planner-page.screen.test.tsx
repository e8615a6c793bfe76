import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../../testing/open-app.tsx'
import type { PlanEntry } from './api.ts'

const { getByRole, getByText } = page
const path = '/dashboard/mealPlanner?week=2026-06-01'
const entries = 'GET /meal-plan/entries'

const leftovers: PlanEntry = {
  _id: 'entry-1',
  day: '2026-06-02',
  meal: 'dinner',
  position: 0,
  recipeId: null,
  recipe: null,
  text: 'Leftovers',
  portions: 1,
  eaten: 1,
  createdAt: '2026-05-30T10:00:00.000Z',
}

const open = (planned: PlanEntry[]) =>
  openApp(path, { edge: (edge) => edge.answer(entries, { entries: planned }) })

it('says that the plan loads, then that nothing is planned', async () => {
  const { edge } = await openApp(path, {
    edge: (server) => {
      server.answer(entries, { entries: [] })
      server.hold(entries)
    },
  })
  await expect.element(getByText('Loading your meal plan...')).toBeInTheDocument()
  expect(getByText('Nothing is planned for this week.').query()).toBeNull()
  edge.letGo(entries)
  await expect.element(getByText('Nothing is planned for this week.')).toBeVisible()
  expect(getByText('Loading your meal plan...').query()).toBeNull()
})

it('asks again for a week that did not come', async () => {
  const { edge } = await openApp(path, { edge: (server) => server.refuse(entries, 'RATE_LIMITED') })
  await expect.element(getByRole('alert').getByText('Failed to load your meal plan')).toBeVisible()
  edge.answer(entries, { entries: [leftovers] })
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByText('Leftovers', { exact: true })).toBeVisible()
})

it('takes a meal out at once, and puts it back where the server refuses', async () => {
  const { edge } = await open([leftovers])
  await expect.element(getByText('Leftovers', { exact: true })).toBeVisible()
  edge.refuse('DELETE /meal-plan/entries/{id}', 'RATE_LIMITED')
  edge.hold('DELETE /meal-plan/entries/{id}')
  // Fetching again would give the same list: only the rollback can restore it before that.
  edge.hold(entries)
  await getByRole('button', { name: 'What to do with Leftovers' }).click()
  await getByRole('menuitem', { name: 'Remove' }).click()
  await expect.element(getByText('Nothing is planned for this week.')).toBeVisible()
  edge.letGo('DELETE /meal-plan/entries/{id}')
  await expect.element(getByText('Leftovers', { exact: true })).toBeVisible()
  await expect.element(getByText('Too many requests. Please wait a moment.')).toBeVisible()
  edge.letGo(entries)
})

it('asks before it clears a week, and keeps it where one thinks better of it', async () => {
  const { edge } = await open([leftovers])
  await expect.element(getByText('Leftovers', { exact: true })).toBeVisible()
  await getByRole('main').getByRole('button', { name: 'More' }).click()
  await getByRole('menuitem', { name: 'Clear week' }).click()
  const dialog = getByRole('dialog', { name: 'Clear this week?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(getByText('Leftovers', { exact: true })).toBeVisible()
  expect(edge.sentTo('DELETE /meal-plan/entries')).toEqual([])
})
