import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../../testing/open-app.tsx'
import type { PantryItem } from './api.ts'

const { getByRole, getByText, getByLabelText } = page
const path = '/dashboard/inventory'

function anItem(changes: Partial<PantryItem> = {}): PantryItem {
  return {
    _id: 'item-rice',
    name: 'rice',
    qty: 2,
    qtyName: 'kg',
    expiryDate: null,
    status: 'fresh',
    ...changes,
  }
}

const open = (inventory: PantryItem[]) =>
  openApp(path, { edge: (edge) => edge.answer('GET /auth/inventory', { inventory }) })

it('says that nothing is there yet', async () => {
  await open([])
  await expect.element(getByText('Nothing in the pantry yet')).toBeVisible()
})

it('asks again for a pantry that did not come', async () => {
  const { edge } = await openApp(path, {
    edge: (server) => server.refuse('GET /auth/inventory', 'RATE_LIMITED'),
  })
  await expect.element(getByRole('alert').getByText('Failed to load inventory items')).toBeVisible()
  edge.answer('GET /auth/inventory', { inventory: [anItem()] })
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByText('1 ingredient')).toBeVisible()
})

it('shows what is quickly added at once, as it was understood', async () => {
  const { edge } = await open([anItem()])
  edge.answer('POST /auth/inventory', anItem({ _id: 'item-flour', name: 'flour' }))
  edge.hold('POST /auth/inventory')
  const field = getByLabelText('Quick add')
  await field.fill('500 g flour')
  await userEvent.keyboard('{Enter}')
  // It cannot be changed before the server has saved it.
  await expect.element(getByRole('button', { name: 'Delete flour' })).toBeDisabled()
  await expect.element(getByText('2 ingredients')).toBeVisible()
  await expect.element(field).toHaveValue('')
  edge.answer('GET /auth/inventory', {
    inventory: [anItem(), anItem({ _id: 'item-flour', name: 'flour' })],
  })
  edge.letGo('POST /auth/inventory')
  await expect.element(getByRole('button', { name: 'Delete flour' })).toBeEnabled()
  expect(edge.sentTo('POST /auth/inventory')).toMatchObject([
    { body: { name: 'flour', qty: 500, qtyName: 'grams', expiryDate: null } },
  ])
})

it('takes it out again where the server refuses, and gives the line back', async () => {
  const { edge } = await open([anItem()])
  edge.refuse('POST /auth/inventory', 'LIST_FULL')
  edge.hold('POST /auth/inventory')
  const field = getByLabelText('Quick add')
  await field.fill('500 g flour')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('2 ingredients')).toBeVisible()
  edge.letGo('POST /auth/inventory')
  await expect.element(getByText('This list is full.')).toBeVisible()
  await expect.element(getByText('1 ingredient', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('500 g flour')
})

it('sends no line that it cannot read, and says what is missing', async () => {
  const { edge } = await open([anItem()])
  await getByLabelText('Quick add').fill('2 kg')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Name the ingredient, in a few words.')).toBeVisible()
  await expect.element(getByLabelText('Quick add')).toHaveAttribute('aria-invalid', 'true')
  expect(edge.sentTo('POST /auth/inventory')).toEqual([])
})

it('puts an item back that could not be deleted', async () => {
  const { edge } = await open([anItem(), anItem({ _id: 'item-salt', name: 'salt' })])
  edge.refuse('DELETE /auth/inventory/{id}', 'RATE_LIMITED')
  edge.hold('DELETE /auth/inventory/{id}')
  await getByRole('button', { name: 'Delete salt' }).click()
  await expect.element(getByText('1 ingredient', { exact: true })).toBeVisible()
  edge.letGo('DELETE /auth/inventory/{id}')
  await expect.element(getByRole('button', { name: 'Delete salt' })).toBeVisible()
  await expect.element(getByText('Too many requests. Please wait a moment.')).toBeVisible()
})
