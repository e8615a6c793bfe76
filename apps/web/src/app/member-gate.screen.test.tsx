import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../testing/open-app.tsx'

const { getByRole, getByText } = page

it('sends a visitor from a member’s page to sign in, without asking for anything of it', async () => {
  const { edge, router } = await openApp('/savedRecipes', { as: null })
  await expect.element(getByText('Redirecting to login...')).toBeVisible()
  const dialog = getByRole('dialog')
  await expect.element(dialog.getByLabelText('Password')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(edge.sentTo('GET /auth/savedRecipe')).toEqual([])
})

it('tells a visitor of the assistant so in its own words', async () => {
  await openApp('/ai', { as: null })
  await expect.element(getByText('Please log in to access the assistant')).toBeVisible()
  await getByRole('button', { name: 'Go to Login' }).click()
  await expect.element(getByRole('dialog').getByLabelText('Password')).toBeVisible()
})

it('says that the session has ended, and closes the page', async () => {
  await openApp('/savedRecipes', {
    edge: (edge) => {
      edge.refuse('GET /auth/savedRecipe', 'UNAUTHORIZED')
      edge.answer('GET /collections', { collections: [], total: 0 })
    },
  })
  const sentence = 'Authentication required. Please log in and try again.'
  await expect.element(getByRole('listitem').getByText(sentence)).toBeVisible()
  await expect.element(getByText('Redirecting to login...')).toBeVisible()
})
