import type { StreamEvent } from '@potluck/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Client, publishRecipe, startTestApp, type TestApp } from '../../testing/index.ts'

type Event = z.output<typeof StreamEvent>

let app: TestApp
let cook: Client

beforeAll(async () => {
  app = await startTestApp()
  cook = app.client()
  await cook.signUp()
})
afterAll(() => app.close())

async function newCook(): Promise<Client> {
  const client = app.client()
  await client.signUp()
  return client
}

async function newChat(client: Client): Promise<string> {
  return (await client.call('POST /aiChats/c/create', { body: { title: '' } }))._id
}

async function completed(client: Client, path: string, body: object) {
  const events = (await client.stream<Event>(path, body)).body
  const last = events.at(-1)
  if (last?.type !== 'complete') throw new Error(`ended with ${JSON.stringify(last)}`)
  return last
}

describe('from ingredients', () => {
  it('cooks with what is listed', async () => {
    const id = await newChat(cook)
    const path = `/aiChats/${id}/generate-with-ingredients-stream`
    const { data } = await completed(cook, path, { ingredients: ['chickpeas', 'spinach', 'rice'] })
    const { messages } = await cook.call('GET /aiChats/{id}', { params: { id } })
    expect(messages.map(({ useInventory }) => useInventory)).toEqual([false, undefined])
    const lines = data.recipeData?.ingredients.join('\n') ?? ''
    for (const food of ['chickpeas', 'spinach', 'rice'])
      expect(lines).toMatch(new RegExp(food, 'i'))
  })

  it('cooks with the pantry, where it is wanted, and says what must be bought', async () => {
    const owner = await newCook()
    const items = [
      ['red lentils', null],
      ['carrots', '2030-01-02'],
    ] as const
    for (const [name, expiryDate] of items) {
      await owner.call('POST /auth/inventory', {
        body: { name, qty: 2, qtyName: 'kg', expiryDate },
      })
    }
    expect(await owner.call('GET /aiChats/inventory')).toEqual({
      ingredients: ['carrots', 'red lentils'],
    })
    const { message, recipeData } = await owner.call(
      'POST /aiChats/{id}/generate-with-ingredients',
      {
        params: { id: await newChat(owner) },
        body: { prompt: 'a soup', useInventory: true },
      },
    )
    expect(message.context?.pantry).toEqual(['carrots', 'red lentils'])
    expect(recipeData?.usedIngredients.join(' ')).toMatch(/carrot/i)
    expect(recipeData?.additionalIngredients.length).toBeGreaterThan(0)
  })

  it.each([
    [{}, 'Please provide ingredients or enable inventory usage'],
    [{ ingredients: [] }, 'Please provide ingredients or enable inventory usage'],
    [{ prompt: 'soup', useInventory: true }, expect.stringMatching(/^Your pantry is empty/)],
  ])('has nothing to cook with in %o, and says why', async (body, message) => {
    const path = `/aiChats/${await newChat(cook)}/generate-with-ingredients-stream`
    const refused = await cook.post(path, body)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ message, issues: [{ path: 'ingredients' }] })
  })

  it('leaves the pantry out where the chat says so', async () => {
    const owner = await newCook()
    const rice = { name: 'rice', qty: 1, qtyName: 'kg', expiryDate: null }
    await owner.call('POST /auth/inventory', { body: rice })
    const { _id: id } = await owner.call('POST /aiChats/c/create', { body: { usePantry: false } })
    const path = `/aiChats/${id}/generate-with-ingredients-stream`
    expect((await owner.post(path, { useInventory: true })).status).toBe(422)
  })
})

describe('adapting', () => {
  it('shows the original beside the result, with a reason for each change', async () => {
    const author = await newCook()
    const recipeId = await publishRecipe(author, {
      title: 'Buttery Mash',
      ingredients: [
        { name: 'potatoes', quantity: '1', unit: 'kg' },
        { name: 'butter', quantity: '100', unit: 'g' },
      ],
      instructions: ['Boil the potatoes for 20 minutes.', 'Mash them with the butter.'],
      description: 'The mash that grandfather made.\nEvery Sunday.',
      prepTime: '10 min',
      cookTime: '25 min',
      difficulty: 'Medium' as const,
    })
    const path = `/aiChats/${await newChat(cook)}/adapt-recipe-stream`
    const { data } = await completed(cook, path, { adaptationRequest: 'make it vegan', recipeId })
    expect(data.adaptation?.original).toMatchObject({
      recipeId,
      title: 'Buttery Mash',
      ingredients: ['1 kg potatoes', '100 g butter'],
    })
    expect(data.adaptation?.changes).toContainEqual({
      part: 'ingredient',
      kind: 'kept',
      before: '1 kg potatoes',
      after: '1 kg potatoes',
      why: expect.any(String),
    })
    expect(data.adaptation?.changes).toContainEqual(
      expect.objectContaining({
        kind: 'changed',
        before: '100 g butter',
        why: expect.stringMatching(/\w/),
      }),
    )
    expect(data.recipeData?.adaptations.length).toBeGreaterThan(0)
    expect(data.recipeData).toMatchObject({
      description: 'The mash that grandfather made. Every Sunday.',
      prepTime: '10 min',
      cookTime: '25 min',
      totalTime: '35 min',
      difficulty: 'Medium',
    })
  })

  it('takes a recipe as text', async () => {
    const originalRecipe = {
      title: 'Pancakes',
      ingredients: ['200 g flour', '2 eggs', '300 ml milk'],
      instructions: ['Whisk the flour, eggs and milk.', 'Fry thin pancakes, 2 minutes a side.'],
      servings: '2',
      description: 'Thin ones.',
      totalTime: '30 minutes',
      difficulty: 'easy',
    }
    const { recipeData } = await cook.call('POST /aiChats/{id}/adapt-recipe', {
      params: { id: await newChat(cook) },
      body: { adaptationRequest: 'for 4 people', originalRecipe },
    })
    expect(recipeData?.ingredients).toEqual(expect.arrayContaining(['400 g flour', '4 eggs']))
    expect(recipeData).toMatchObject({
      description: 'Thin ones.',
      prepTime: '',
      totalTime: '30 minutes',
      difficulty: 'Easy',
    })
  })

  it("needs a recipe, and hides another cook's draft", async () => {
    const chatId = await newChat(cook)
    const none = await cook.post(`/aiChats/${chatId}/adapt-recipe-stream`, {
      adaptationRequest: 'vegan',
    })
    expect(none.status).toBe(422)
    expect(none.body).toMatchObject({
      message: 'Please provide recipe details or recipe ID to adapt',
    })
    const stranger = await newCook()
    const { recipeId } = await stranger.call('POST /recipes/', { body: { title: 'Mine alone' } })
    const hidden = { adaptationRequest: 'vegan', recipeId }
    const answer = await cook.post(`/aiChats/${chatId}/adapt-recipe-stream`, hidden)
    expect(answer.body).toMatchObject({ code: 'RECIPE_NOT_FOUND' })
  })
})

describe('what an answer goes by', () => {
  it('keeps to the restrictions of the chat and to the saved preferences', async () => {
    const careful = await newCook()
    const set = await careful.call('PUT /aiChats/dietary-preferences', {
      body: { dietaryPreferences: ['egg-free', 'Vegan'] },
    })
    expect(set).toEqual({ dietaryPreferences: ['Vegan', 'Egg-Free'] })
    expect(await careful.call('GET /aiChats/dietary-preferences')).toEqual(set)
    await careful.call('POST /auth/update-Preference', {
      body: { dietaryPreferences: ['no cilantro', 'vegan'] },
    })
    const path = `/aiChats/${await newChat(careful)}/generate-stream`
    const { data } = await completed(careful, path, { prompt: 'tacos with cilantro and cheese' })
    expect(data.context.restrictions).toEqual(['Vegan', 'Egg-Free', 'no cilantro'])
    expect(data.dietCheck?.restrictions).toEqual(
      expect.arrayContaining(['Egg-Free', 'no cilantro']),
    )
    expect(data.dietCheck?.lines).toEqual([])
  })

  it('refuses a restriction that is not on the list, and leaves the list as it was', async () => {
    const careful = await newCook()
    await careful.call('PUT /aiChats/dietary-preferences', {
      body: { dietaryPreferences: ['Vegan'] },
    })
    const refused = await careful.put('/aiChats/dietary-preferences', {
      dietaryPreferences: ['Vegan', 'moon dust'],
    })
    expect(refused.status).toBe(422)
    expect(await careful.call('GET /aiChats/dietary-preferences')).toEqual({
      dietaryPreferences: ['Vegan'],
    })
  })

  it('keeps to a diet that only the request names', async () => {
    const path = `/aiChats/${await newChat(cook)}/generate-stream`
    const { data } = await completed(cook, path, { prompt: 'a vegan lasagne' })
    expect(data.dietCheck?.restrictions.map((label) => label.toLowerCase())).toContain('vegan')
  })

  it('writes in the units of the chat', async () => {
    const { _id: id } = await cook.call('POST /aiChats/c/create', { body: { units: 'us' } })
    const { data } = await completed(cook, `/aiChats/${id}/generate-stream`, {
      prompt: 'banana bread',
    })
    expect(data.context.units).toBe('us')
    expect(data.recipeData?.ingredients.join('\n')).not.toMatch(/\d (?:g|ml|kg)\b/)
    const options = { params: { id }, body: { units: null, usePantry: false } }
    expect(await cook.call('PUT /aiChats/{id}/options', options)).toEqual(options.body)
    expect(await cook.call('GET /aiChats/{id}', { params: { id } })).toMatchObject(options.body)
    const stranger = await newCook()
    expect((await stranger.put(`/aiChats/${id}/options`, { units: 'us' })).status).toBe(404)
  })

  it('says that this engine cannot see a picture, and shows it with the question', async () => {
    const square = { width: 40, height: 30, channels: 3, background: '#a33' } as const
    const form = new FormData()
    form.set('prompt', 'something like this: tomato soup')
    form.set('image', new Blob([await sharp({ create: square }).png().toBuffer()]), 'soup.png')
    const id = await newChat(cook)
    const answer = await cook.fetch(`/api/aiChats/${id}/generate`, { method: 'POST', body: form })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ message: { context: { photo: 'unseen' } } })
    const { messages } = await cook.call('GET /aiChats/{id}', { params: { id } })
    const picture = await cook.fetch(messages[0]?.imageUrl ?? '')
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })

  it('tells who answers and what was used this month', async () => {
    const eager = await newCook()
    expect(await eager.call('GET /aiChats/engine')).toEqual({
      name: 'Potluck kitchen engine',
      isBuiltIn: true,
      canSee: false,
    })
    await completed(eager, `/aiChats/${await newChat(eager)}/generate-stream`, { prompt: 'rice' })
    expect(await eager.call('GET /aiChats/usage')).toEqual({
      month: app.clock.now().toISOString().slice(0, 7),
      recipes: 1,
      limit: 100,
      inputTokens: 0,
      outputTokens: 0,
      cost: null,
    })
  })
})

it.each([
  ['PUT', '/aiChats/dietary-preferences'],
  ['GET', '/aiChats/inventory'],
  ['GET', '/aiChats/usage'],
  ['POST', '/aiChats/0198a1b2-0000-7000-8000-000000000000/adapt-recipe-stream'],
])('%s %s needs a session', async (method, path) => {
  const answer = await app.client().fetch(`/api${path}`, { method })
  expect(answer.status).toBe(401)
})
