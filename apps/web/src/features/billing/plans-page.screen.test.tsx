import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { member } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'
import type { Subscription } from './api.ts'

const { getByRole, getByText } = page
const current = 'GET /billing/subscriptions/current'

const basic: Subscription = {
  plan: 'basic',
  interval: null,
  priceCents: 0,
  coupon: null,
  since: null,
  endsAt: null,
}
const pro: Subscription = {
  ...basic,
  plan: 'pro',
  interval: 'month',
  priceCents: 900,
  since: '2026-05-01T10:00:00.000Z',
}

it('offers the paid plans to a cook on the free one, who has nothing to cancel', async () => {
  await openApp('/subscription', { edge: (edge) => edge.answer(current, basic) })
  await expect.element(getByRole('button', { name: 'Choose Pro' })).toBeVisible()
  await expect.element(getByRole('button', { name: 'Choose Family' })).toBeVisible()
  await expect.element(getByRole('button', { name: 'Current plan' })).toBeDisabled()
  expect(getByRole('button', { name: 'Return to Basic' }).query()).toBeNull()
})

it('offers no plan while nobody knows which one it is, and asks again', async () => {
  const { edge } = await openApp('/subscription', {
    edge: (server) => server.refuse(current, 'RATE_LIMITED'),
  })
  await expect.element(getByRole('alert').getByText('Failed to load your plan')).toBeVisible()
  expect(getByRole('button', { name: /^Choose/ }).query()).toBeNull()
  edge.answer(current, basic)
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByRole('button', { name: 'Choose Pro' })).toBeVisible()
})

it('keeps a plan that could not be cancelled, and says why', async () => {
  const { edge } = await openApp('/subscription', {
    as: { ...member, plan: 'pro' },
    edge: (server) => server.answer(current, pro),
  })
  edge.refuse('POST /billing/cancellations', 'RATE_LIMITED')
  await getByRole('button', { name: 'Return to Basic' }).click()
  await getByRole('dialog').getByRole('button', { name: 'Cancel Pro' }).click()
  await expect.element(getByText('Too many requests. Please wait a moment.')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Return to Basic' })).toBeEnabled()
})

it('lets one keep a cancelled plan until it ends', async () => {
  const { edge } = await openApp('/subscription', {
    as: { ...member, plan: 'pro' },
    edge: (server) => server.answer(current, { ...pro, endsAt: '2026-07-01T00:00:00.000Z' }),
  })
  await expect.element(getByRole('button', { name: 'You return with the month' })).toBeDisabled()
  edge.answer('DELETE /billing/cancellations', pro)
  await getByRole('button', { name: 'Keep Pro' }).click()
  await expect.element(getByText('You keep Pro.')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Return to Basic' })).toBeVisible()
})
