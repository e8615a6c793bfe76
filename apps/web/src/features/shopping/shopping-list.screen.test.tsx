import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../../testing/open-app.tsx'
import type { ShoppingItem } from './api.ts'

const { getByRole, getByText, getByLabelText } = page
const path = '/dashboard/mealPlanner?view=shopping'
const list = 'GET /shopping-list'

const lemons: ShoppingItem = {
  key: 'lemon',
  lines: ['line-1', 'line-2'],
  name: 'lemons',
  amount: '3',
  aisle: 'produce',
  isTicked: false,
  optional: false,
  byHand: true,
  atHome: null,
  left: '3',
  leftName: 'lemons',
  isCovered: false,
  recipes: [],
}

const open = (items: ShoppingItem[]) =>
  openApp(path, { edge: (edge) => edge.answer(list, { items }) })

it('says that there is nothing to buy', async () => {
  await open([])
  await expect.element(getByText('Nothing to buy')).toBeVisible()
})

it('asks again for a list that did not come', async () => {
  const { edge } = await openApp(path, { edge: (server) => server.refuse(list, 'RATE_LIMITED') })
  await expect
    .element(getByRole('alert').getByText('Failed to load your shopping list'))
    .toBeVisible()
  edge.answer(list, { items: [lemons] })
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByRole('checkbox', { name: '3 lemons' })).not.toBeChecked()
})

it('ticks at once, and unticks where the server refuses', async () => {
  const { edge } = await open([lemons])
  edge.refuse('PUT /shopping-list/lines', 'SHOPPING_LINE_NOT_FOUND')
  edge.hold('PUT /shopping-list/lines')
  const box = getByRole('checkbox', { name: '3 lemons' })
  await box.click()
  await expect.element(box).toBeChecked()
  edge.letGo('PUT /shopping-list/lines')
  await expect.element(box).not.toBeChecked()
  await expect.element(getByText('This is not on your shopping list any more.')).toBeVisible()
  expect(edge.sentTo('PUT /shopping-list/lines')).toMatchObject([
    { body: { lines: ['line-1', 'line-2'], state: 'ticked' } },
  ])
})

it('gives back what could not be written down', async () => {
  const { edge } = await open([])
  edge.refuse('POST /shopping-list/lines', 'LIST_FULL')
  const field = getByLabelText('Add to the list')
  await field.fill('2 limes')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('This list is full.')).toBeVisible()
  await expect.element(field).toHaveValue('2 limes')
})

it('sets apart what is at home, until one wants to buy it all the same', async () => {
  await open([{ ...lemons, atHome: '5 lemons', left: '', isCovered: true }])
  await expect.element(getByRole('heading', { name: 'In your pantry already' })).toBeVisible()
  expect(getByRole('heading', { name: 'Fruit and vegetables' }).query()).toBeNull()
  await getByRole('switch', { name: 'Leave out what is in my pantry' }).click()
  await expect.element(getByRole('heading', { name: 'Fruit and vegetables' })).toBeVisible()
  expect(getByRole('heading', { name: 'In your pantry already' }).query()).toBeNull()
})
