import type { StreamEvent } from '@potluck/contract'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { LIST_LIMITS } from '@potluck/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Client, startTestApp, type TestApp } from '../../testing/index.ts'

type Event = z.output<typeof StreamEvent>

async function newChat(client: Client): Promise<string> {
  return (await client.call('POST /aiChats/c/create', { body: { title: '' } }))._id
}

async function ask(client: Client, chatId: string, prompt: string): Promise<Event[]> {
  const { body } = await client.stream<Event>(`/aiChats/${chatId}/generate-stream`, { prompt })
  return body
}

/** The plan that a message is answered with. */
async function planOf(client: Client, chatId: string, prompt: string) {
  const last = lastOf(await ask(client, chatId, prompt))
  if (last?.type !== 'complete' || !last.data.menu) throw new Error(`${prompt}: no plan`)
  return last.data.menu
}

function lastOf(events: Event[]): Event | undefined {
  return events.at(-1)
}

describe('with the built-in engine', () => {
  let app: TestApp
  let cook: Client
  beforeAll(async () => {
    app = await startTestApp()
    cook = app.client()
    await cook.signUp()
  })
  afterAll(() => app.close())

  it('streams a recipe whose chunks are the full text, and stores it', async () => {
    const chatId = await newChat(cook)
    const events = await ask(cook, chatId, 'tomato pasta for two')
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['connected', 'start'])
    const last = lastOf(events)
    if (last?.type !== 'complete') throw new Error(`ended with ${last?.type}`)
    const streamed = events.map((event) => (event.type === 'chunk' ? event.chunk : '')).join('')
    expect(streamed).toBe(last.fullText)
    expect(last.data.recipeData?.ingredients.length).toBeGreaterThan(2)
    expect(last.data).toMatchObject({
      corrected: false,
      corrections: [],
      dietCheck: { restrictions: [], lines: [] },
      context: { restrictions: [], pantry: [], turns: 0, photo: null, standsInFor: null },
    })
    const chat = await cook.call('GET /aiChats/{id}', { params: { id: chatId } })
    expect(chat.title).toBe('Recipe: tomato pasta for two')
    expect(chat.messages).toMatchObject([
      { role: 'user', content: 'tomato pasta for two', status: 'complete' },
      { role: 'ai', content: last.fullText, status: 'complete', engine: 'Potluck kitchen engine' },
    ])
  })

  it('goes on in a chat: a diet asked of one day binds that day, one asked of all binds all', async () => {
    const chatId = await newChat(cook)
    const plan = await planOf(cook, chatId, 'plan our week')
    const tuesday = await planOf(cook, chatId, 'make Tuesday vegan')
    const dishOn = (menu: typeof plan, slot: string) =>
      menu.dishes.find((dish) => dish.slot === slot)?.recipe
    for (const { slot, recipe } of plan.dishes)
      if (slot !== 'Tuesday') expect(dishOn(tuesday, slot)?.title).toBe(recipe.title)
    expect(tuesday.dishes).toHaveLength(plan.dishes.length)
    await planOf(cook, chatId, 'all of it vegetarian please')
    const later = await planOf(cook, chatId, 'another Friday')
    const meat = later.dishes.filter(({ recipe }) => {
      const checked = { ingredients: recipe.ingredients, steps: recipe.instructions }
      return checkDiet(checked, ['vegetarian']).verdict === 'contains'
    })
    expect(meat.map(({ recipe }) => recipe.title)).toEqual([])
  })

  it('answers a menu with its dishes, goes on from it, and stores both', async () => {
    const chatId = await newChat(cook)
    const menu = lastOf(await ask(cook, chatId, 'Christmas dinner for 8, one vegetarian'))
    if (menu?.type !== 'complete' || !menu.data.menu) throw new Error('no menu')
    const slots = menu.data.menu.dishes.map(({ slot }) => slot)
    expect(slots).toEqual(
      expect.arrayContaining(['Starter', 'Main', 'Main, vegetarian', 'Dessert']),
    )
    expect(menu.data).toMatchObject({ recipeData: null, menu: { of: 'menu', servings: 8 } })
    expect(menu.data.choices).toContain('Another dessert')
    const changed = lastOf(await ask(cook, chatId, 'Another dessert'))
    if (changed?.type !== 'complete') throw new Error(`ended with ${changed?.type}`)
    const titles = (data: typeof changed.data) =>
      data.menu?.dishes.map(({ recipe }) => recipe.title) ?? []
    expect(titles(changed.data).slice(0, -1)).toEqual(titles(menu.data).slice(0, -1))
    expect(titles(changed.data).at(-1)).not.toBe(titles(menu.data).at(-1))
    const { messages } = await cook.call('GET /aiChats/{id}', { params: { id: chatId } })
    expect(messages[3]).toMatchObject({ menu: changed.data.menu, choices: changed.data.choices })
  })

  it('reads only what lies behind a message, for who has the rest', async () => {
    const chatId = await newChat(cook)
    for (const prompt of ['lentil soup', 'rice salad']) await ask(cook, chatId, prompt)
    const params = { id: chatId }
    const { messages, ...chat } = await cook.call('GET /aiChats/{id}', { params })
    const after = messages[1]?._id
    const rest = await cook.call('GET /aiChats/{id}', { params, query: { after } })
    expect(rest).toEqual({ ...chat, messages: messages.slice(2) })
    expect(rest.messages.map(({ role }) => role)).toEqual(['user', 'ai'])
    const last = await cook.call('GET /aiChats/{id}', {
      params,
      query: { after: messages.at(-1)?._id },
    })
    expect(last.messages).toEqual([])
    expect((await cook.get(`/aiChats/${chatId}?after=soup`)).status).toBe(422)
  })

  it('answers the same without a stream', async () => {
    const chatId = await newChat(cook)
    const answer = await cook.call('POST /aiChats/{id}/generate', {
      params: { id: chatId },
      body: { prompt: 'banana pancakes' },
    })
    expect(answer.message).toMatchObject({ role: 'ai', status: 'complete' })
    expect(answer.recipeData?.title).not.toBe('')
  })

  it('declines what is no food, without a recipe', async () => {
    const last = lastOf(await ask(cook, await newChat(cook), 'write me a poem about the sea'))
    expect(last).toMatchObject({ type: 'complete', data: { recipeData: null } })
  })

  it('with the same Idempotency-Key answers what the first call answered', async () => {
    const chatId = await newChat(cook)
    const send = async () => {
      const response = await cook.fetch(`/api/aiChats/${chatId}/generate-stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
        body: JSON.stringify({ prompt: 'lentil soup' }),
      })
      return response.text()
    }
    await send()
    await send()
    const { messages } = await cook.call('GET /aiChats/{id}', { params: { id: chatId } })
    expect(messages).toHaveLength(2)
  })

  it('lists chats newest first with their first words, hides them from others and deletes them', async () => {
    const chatId = await newChat(cook)
    await ask(cook, chatId, 'omelette with herbs')
    const { chats } = await cook.call('GET /aiChats')
    expect(chats[0]).toMatchObject({ _id: chatId, input: 'omelette with herbs' })
    const stranger = app.client()
    await stranger.signUp()
    expect((await stranger.get(`/aiChats/${chatId}`)).status).toBe(404)
    expect((await stranger.delete(`/aiChats/${chatId}`)).status).toBe(404)
    expect((await stranger.post(`/aiChats/${chatId}/generate`, { prompt: 'x' })).status).toBe(404)
    expect((await stranger.post(`/aiChats/${chatId}/stop`)).status).toBe(404)
    expect((await cook.delete(`/aiChats/${chatId}`)).status).toBe(200)
    expect((await cook.get(`/aiChats/${chatId}`)).status).toBe(404)
  })

  it('holds the number of chats against two that are opened at once', async () => {
    const owner = app.client()
    const { id } = await owner.signUp()
    await app.database.query(
      {
        text: `insert into chats (id, user_id, title, created_at, updated_at)
          select gen_random_uuid(), $1, 'chat ' || n, now(), now()
          from generate_series(1, $2::integer) n`,
      },
      [id, LIST_LIMITS.chats - 1],
    )
    const answers = await Promise.all([
      owner.post('/aiChats/c/create', {}),
      owner.post('/aiChats/c/create', {}),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await owner.call('GET /aiChats')).chats).toHaveLength(LIST_LIMITS.chats)
  })

  it.each([
    { prompt: '  ' },
    {},
    { prompt: 7 },
    { prompt: 'x'.repeat(4001) },
  ])('refuses %o before a stream starts', async (body) => {
    const answer = await cook.post(`/aiChats/${await newChat(cook)}/generate-stream`, body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('writes 100 recipes a month on the Basic plan, deleted chats included', async () => {
    const eager = app.client()
    const { id } = await eager.signUp()
    await app.database.query(
      {
        text: `insert into assistant_usage (user_id, month, recipes)
          values ($1, date_trunc('month', $2::timestamptz at time zone 'UTC'), 99)`,
      },
      [id, app.clock.now()],
    )
    const chatId = await newChat(eager)
    expect(lastOf(await ask(eager, chatId, 'rice bowl'))).toMatchObject({ type: 'complete' })
    await eager.delete(`/aiChats/${chatId}`)
    const refused = await eager.post(`/aiChats/${await newChat(eager)}/generate-stream`, {
      prompt: 'rice bowl',
    })
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'PLAN_LIMIT' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('writes one recipe of many that are asked for at once where one is left', async () => {
    const eager = app.client()
    const { id } = await eager.signUp()
    await app.database.query(
      {
        text: `insert into assistant_usage (user_id, month, recipes)
          values ($1, date_trunc('month', $2::timestamptz at time zone 'UTC'), 99)`,
      },
      [id, app.clock.now()],
    )
    const chats = await Promise.all(Array.from({ length: 50 }, () => newChat(eager)))
    const answers = await Promise.all(
      chats.map((chat) => eager.post(`/aiChats/${chat}/generate`, { prompt: 'rice bowl' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49)
    expect(await eager.call('GET /aiChats/usage')).toMatchObject({ recipes: 100 })
  })
})
