import { expect, it } from 'vitest'
import { toAskRequest } from './ask-request.ts'
import type { Ask } from './turns.ts'

const originalRecipe = {
  title: 'Dal',
  ingredients: ['1 cup lentils'],
  instructions: ['Boil.'],
  servings: '2',
}

it.each<[Ask, ReturnType<typeof toAskRequest>]>([
  [
    { mode: 'idea', prompt: 'soup' },
    {
      key: 'POST /aiChats/{id}/generate-stream',
      body: { prompt: 'soup', type: 'generate_recipe' },
    },
  ],
  [
    { mode: 'ingredients', prompt: 'quick', ingredients: ['rice'], useInventory: true },
    {
      key: 'POST /aiChats/{id}/generate-with-ingredients-stream',
      body: { prompt: 'quick', ingredients: ['rice'], useInventory: true },
    },
  ],
  [
    { mode: 'adapt', prompt: 'vegan', recipeId: 'r1', originalRecipe },
    {
      key: 'POST /aiChats/{id}/adapt-recipe-stream',
      body: { adaptationRequest: 'vegan', recipeId: 'r1' },
    },
  ],
  [
    { mode: 'adapt', prompt: 'vegan', originalRecipe },
    {
      key: 'POST /aiChats/{id}/adapt-recipe-stream',
      body: { adaptationRequest: 'vegan', originalRecipe },
    },
  ],
])('asks %j of its own endpoint', (ask, request) => {
  expect(toAskRequest(ask)).toEqual(request)
})

it('sends a picture as a form, with the lists as JSON', () => {
  const image = new File(['x'], 'fridge.png', { type: 'image/png' })
  const { body } = toAskRequest({
    mode: 'ingredients',
    prompt: 'from these',
    ingredients: ['rice', 'eggs, 2'],
    useInventory: false,
    image,
  })
  const sent = body instanceof FormData ? Object.fromEntries(body) : {}
  expect(sent).toMatchObject({
    prompt: 'from these',
    ingredients: '["rice","eggs, 2"]',
    useInventory: 'false',
  })
  expect(sent.image).toMatchObject({ name: 'fridge.png', type: 'image/png' })
})

it('leaves out of a form what is not there', () => {
  const image = new File(['x'], 'dish.png', { type: 'image/png' })
  const { body } = toAskRequest({ mode: 'adapt', prompt: 'like this', recipeId: 'r1', image })
  expect(body instanceof FormData && [...body.keys()]).toEqual([
    'adaptationRequest',
    'recipeId',
    'image',
  ])
})
