import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Edge } from '../../testing/edge.ts'
import { openApp } from '../../testing/open-app.tsx'

const { getByRole } = page

function answerAssistant(edge: Edge): void {
  edge.answer('GET /aiChats/engine', { name: 'the kitchen', isBuiltIn: true, canSee: false })
  edge.answer('GET /aiChats/inventory', { ingredients: [] })
  edge.answer('GET /aiChats/dietary-preferences', { dietaryPreferences: [] })
  edge.answer('GET /aiChats', { chats: [] })
}

it('takes the mode of a link, and leaves the address without it', async () => {
  const { router } = await openApp('/ai?mode=ingredients', { edge: answerAssistant })
  await expect.element(getByRole('radio', { name: /ingredients/i })).toBeChecked()
  await expect.poll(() => router.state.location.search).toEqual({})
})

it('asks what was written on the landing page, and keeps it where no chat could be opened', async () => {
  sessionStorage.setItem('potluck.ask', 'a lemon tart for six')
  const { edge } = await openApp('/ai', {
    edge: (server) => {
      answerAssistant(server)
      server.refuse('POST /aiChats/c/create', 'LIST_FULL')
    },
  })
  await expect.poll(() => edge.sentTo('POST /aiChats/c/create')).toHaveLength(1)
  await expect.element(getByRole('main').getByRole('textbox')).toHaveValue('a lemon tart for six')
  expect(sessionStorage.getItem('potluck.ask')).toBeNull()
})
