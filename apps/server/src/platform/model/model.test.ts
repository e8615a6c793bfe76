import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { ModelScript } from '../../testing/model-scripts.ts'
import { type ModelServer, type Protocol, startModelServer } from '../../testing/model-servers.ts'
import { type Environment, readConfig } from '../config/index.ts'
import {
  type Capabilities,
  type Model,
  ModelError,
  type ModelPart,
  type ModelRequest,
  openModel,
  type ToolCall,
} from './index.ts'

/** Short, for models that say nothing; the others must not look slow on a busy machine. */
const IMPATIENCE = { silenceMs: 500, backOffMs: 1 }
const PATIENCE = { silenceMs: 30_000, backOffMs: 1 }
const PIECES = ['Crème ', 'brûlée 🍮 ', 'für zwei\n', '— 火']
const TEXT = PIECES.join('')
const USAGE = { inputTokens: 321, outputTokens: 54 }

const servers: ModelServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

type Script = Parameters<typeof startModelServer>[1]

async function serve(
  protocol: Protocol,
  script: Script,
  { patience = PATIENCE, env = {} }: { patience?: typeof PATIENCE; env?: Environment } = {},
) {
  const server = await startModelServer(protocol, script)
  servers.push(server)
  return { server, model: open({ ...server.env, ...env }, patience) }
}

function open(env: Environment, patience: typeof PATIENCE): Model {
  const model = openModel(readConfig(env).ai, patience)
  if (!model) throw new Error('The configuration names no model')
  return model
}

const request = (signal = new AbortController().signal): ModelRequest => ({
  system: () => 'Cook well.',
  messages: [
    { role: 'user', content: 'Soup, please' },
    { role: 'assistant', content: 'Which one?' },
    { role: 'user', content: 'Tomato' },
  ],
  signal,
})

/** Everything a model wrote, and why it stopped where it failed. */
async function listen(parts: AsyncIterable<ModelPart>) {
  const heard: ModelPart[] = []
  let reason: ModelError['reason'] | undefined
  try {
    for await (const part of parts) heard.push(part)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    reason = error.reason
  }
  const text = heard.map((part) => (part.type === 'text' ? part.text : '')).join('')
  return { text, last: heard.at(-1), reason }
}

const protocols: Protocol[] = ['openai', 'anthropic', 'google']

describe.each(protocols)('a model that speaks %s', (protocol) => {
  const whole: ModelScript = { pieces: PIECES, usage: USAGE }

  it('is asked with its key, name, instructions and the talk so far', async () => {
    const { server, model } = await serve(protocol, whole)
    await listen(model.write(request()))
    expect(server.asked).toEqual([
      {
        system: 'Cook well.',
        messages: [
          { role: 'user', content: 'Soup, please', pictures: [] },
          { role: 'assistant', content: 'Which one?', pictures: [] },
          { role: 'user', content: 'Tomato', pictures: [] },
        ],
        model: `${protocol}-test`,
        key: `key for ${protocol}`,
        maxTokens: 8_000,
        form: undefined,
        tools: [],
        headers: expect.objectContaining({ 'content-type': 'application/json' }),
        body: expect.anything(),
      },
    ])
  })

  it.each([
    ['on', [{ mediaType: 'image/png', base64: Buffer.from([1, 2, 3, 255]).toString('base64') }]],
    ['off', []],
  ])('is shown a picture with AI_VISION=%s as far as it can see', async (vision, pictures) => {
    const { server, model } = await serve(protocol, whole, { env: { AI_VISION: vision } })
    const picture = { bytes: new Uint8Array([1, 2, 3, 255]), mediaType: 'image/png' }
    const { signal } = new AbortController()
    const messages = [{ role: 'user' as const, content: 'What is this?', picture }]
    const { text } = await listen(model.write({ system: () => 'Look.', messages, signal }))
    expect(text).toBe(TEXT)
    expect(model.canSee).toBe(vision === 'on')
    expect(server.asked[0]?.messages).toEqual([
      { role: 'user', content: 'What is this?', pictures },
    ])
  })

  it.each([
    ['as it should', {}],
    ['split within its characters', { splitsCharacters: true }],
    ['up to the greatest number of tokens', { ending: 'at-limit' as const }],
  ])('is heard whole, its usage last, when it answers %s', async (_, how) => {
    const { model } = await serve(protocol, { ...whole, ...how })
    const answer = await listen(model.write(request()))
    expect(answer).toEqual({ text: TEXT, last: { type: 'usage', ...USAGE }, reason: undefined })
  })

  it.each([
    [{ status: 429, retryAfter: '0' }],
    [{ status: 408 }],
    [{ status: 500 }],
    [{ status: 529 }],
    [{ pieces: [], ending: 'cut' as const }],
    [{ pieces: [], ending: 'unfinished' as const }],
    [{ pieces: [], ending: 'malformed' as const }],
    [{ pieces: [], ending: 'failed' as const }],
  ])('is asked again after %o and answers once', async (failure) => {
    const { server, model } = await serve(protocol, [failure, failure, whole])
    expect(await listen(model.write(request()))).toMatchObject({ text: TEXT, reason: undefined })
    expect(server.asked).toHaveLength(3)
  })

  it.each([
    [{ status: 429 }, 'limited', 3],
    [{ status: 429, retryAfter: '21' }, 'limited', 1],
    [{ status: 503 }, 'unreachable', 3],
    [{ status: 400 }, 'unfit', 1],
    [{ status: 413 }, 'unfit', 1],
    [{ status: 422 }, 'unfit', 1],
    [{ status: 401 }, 'refused', 1],
    [{ status: 404 }, 'refused', 1],
    [{ pieces: [], ending: 'malformed' as const }, 'broken', 3],
    [{ pieces: [], ending: 'stalled' as const }, 'stalled', 1],
    ['silence' as const, 'stalled', 1],
  ])('is given up after %o as %s, asked %i times', async (failure, reason, times) => {
    const patience = reason === 'stalled' ? IMPATIENCE : PATIENCE
    const { server, model } = await serve(protocol, failure, { patience })
    expect(await listen(model.write(request()))).toMatchObject({ text: '', reason })
    expect(server.asked).toHaveLength(times)
  })

  it.each([
    ['cut', 'broken'],
    ['unfinished', 'broken'],
    ['malformed', 'broken'],
    ['failed', 'broken'],
    ['stalled', 'stalled'],
  ] as const)('is never asked again once it began: %s is %s', async (ending, reason) => {
    const patience = reason === 'stalled' ? IMPATIENCE : PATIENCE
    const { server, model } = await serve(protocol, { pieces: ['Half a '], ending }, { patience })
    expect(await listen(model.write(request()))).toMatchObject({ text: 'Half a ', reason })
    expect(server.asked).toHaveLength(1)
    await server.idle()
  })

  it('is unreachable where nobody listens', async () => {
    const { server, model } = await serve(protocol, whole)
    await server.close()
    expect(await listen(model.write(request()))).toMatchObject({ text: '', reason: 'unreachable' })
  })

  it('stops at once when its reader has heard enough of an endless answer', async () => {
    const { server, model } = await serve(protocol, { pieces: ['la '], ending: 'endless' })
    let heard = ''
    for await (const part of model.write(request())) {
      if (part.type === 'text') heard += part.text
      if (heard.length > 30) break
    }
    await server.idle()
    expect(heard).toMatch(/^(la ){11}$/)
  })

  it.each([
    ['while it writes', { pieces: ['la '], ending: 'endless' as const }, 'la '],
    ['before its first word', { pieces: [], ending: 'stalled' as const }, ''],
    ['between two tries', { status: 429, retryAfter: '20' }, ''],
  ])('ends without an error when aborted %s', async (_, script, expected) => {
    const { server, model } = await serve(protocol, script)
    const abort = new AbortController()
    const answer = listen(
      (async function* () {
        for await (const part of model.write(request(abort.signal))) {
          abort.abort()
          yield part
        }
      })(),
    )
    await expect.poll(() => server.asked, { timeout: 30_000 }).toHaveLength(1)
    if (expected === '') setTimeout(() => abort.abort(), 20)
    expect(await answer).toMatchObject({ text: expected, reason: undefined })
    await server.idle()
    expect(server.asked).toHaveLength(1)
  })
})

describe.each(protocols)('a model of %s that is held to a form and may ask', (protocol) => {
  const whole: ModelScript = { pieces: PIECES, usage: USAGE }
  const schema = {
    type: 'object' as const,
    properties: { title: { type: 'string' as const } },
    required: ['title'],
    additionalProperties: false,
  }
  const form = { name: 'recipe', schema }
  const offered = [{ name: 'search', description: 'Searches.', schema }]
  const tools = { offered, mayAsk: true }
  const system = ({ form: isHeld, tools: mayAsk }: Capabilities) => `${isHeld} ${mayAsk}`
  const asking = { ...request(), system, form, tools }

  it('is sent both, and words that go with them', async () => {
    const { server, model } = await serve(protocol, whole)
    expect(await listen(model.write(asking))).toMatchObject({ reason: undefined })
    expect(server.asked).toMatchObject([{ form: schema, tools: ['search'], system: 'true true' }])
  })

  it('is sent what is switched on alone', async () => {
    const env = { AI_STRUCTURED: 'off', AI_TOOLS: 'off' }
    const { server, model } = await serve(protocol, whole, { env })
    await listen(model.write(asking))
    expect(server.asked).toMatchObject([{ form: undefined, tools: [], system: 'false false' }])
  })

  it.each([
    ['400 without a reason', 400, undefined, [true, false]],
    ['422 for the form', 422, 'response_format json_schema is not supported', [true, false]],
    ['400 for tools', 400, 'This model does not support tools', [false, true]],
    ['500 for tools', 500, 'tools param requires --jinja flag', [false, true]],
    ['404 for tools', 404, 'No endpoints found that support tool use', [false, true]],
    [
      '400 for both',
      400,
      'Function calling with a response mime type is unsupported',
      [true, false],
    ],
  ])('is asked once without what it refuses, %s, and is not sent that again', async (_, status, message, [
    hasTools,
    hasForm,
  ]) => {
    const refusal = { status, ...(message !== undefined && { message }) }
    const { server, model } = await serve(protocol, [refusal, whole])
    expect(await listen(model.write(asking))).toMatchObject({ text: TEXT, reason: undefined })
    expect(await listen(model.write(asking))).toMatchObject({ text: TEXT, reason: undefined })
    const sent = server.asked.map((asked) => [asked.tools.length > 0, asked.form !== undefined])
    expect(sent).toEqual([
      [true, true],
      [hasTools, hasForm],
      [hasTools, hasForm],
    ])
  })

  it('is not blamed for a request that fits it in no way', async () => {
    const unfit = { status: 400, message: 'The context is too long' }
    const { server, model } = await serve(protocol, [unfit, unfit, unfit, whole])
    expect(await listen(model.write(asking))).toMatchObject({ text: '', reason: 'unfit' })
    await listen(model.write(asking))
    expect(server.asked.map(({ tools: { length } }) => length)).toEqual([1, 1, 0, 1])
  })

  it('asks for a tool, is told what came of it, and need not ask again', async () => {
    const input = '{"title":"soup"}'
    const asked: ModelScript = { pieces: [], calls: [{ name: 'search', input }], usage: USAGE }
    const { server, model } = await serve(protocol, [asked, whole])
    const calls: ToolCall[] = []
    for await (const part of model.write(asking)) if (part.type === 'call') calls.push(part.call)
    expect(calls).toMatchObject([{ name: 'search', input }])
    const results = calls.map((one) => ({ call: one, text: 'Lentil soup' }))
    const messages = [
      ...asking.messages,
      { role: 'assistant' as const, content: '', calls },
      { role: 'tool' as const, results },
    ]
    await listen(model.write({ ...asking, messages, tools: { offered, mayAsk: false } }))
    const [call] = calls
    expect(server.asked[1]?.messages.slice(-2)).toMatchObject([
      { role: 'assistant', calls: [{ id: call?.id, name: 'search', input: { title: 'soup' } }] },
      { role: 'user', results: [{ id: call?.id, text: 'Lentil soup' }] },
    ])
    expect(server.asked[1]?.tools).toEqual([])
  })

  it('may write what is no JSON for a tool: it is passed on and sent back as nothing', async () => {
    const call = { id: 'one', name: 'search', input: '{"title": soup' }
    const { server, model } = await serve(protocol, whole)
    const messages = [
      ...asking.messages,
      { role: 'assistant' as const, content: '', calls: [call] },
      { role: 'tool' as const, results: [{ call, text: 'That is not how it is asked.' }] },
    ]
    expect(await listen(model.write({ ...asking, messages }))).toMatchObject({ text: TEXT })
    expect(server.asked[0]?.messages.at(-2)?.calls).toMatchObject([{ input: {} }])
  })
})

it('is sent tools alone where its maker takes no form beside them', async () => {
  const schema = { type: 'object' as const, properties: {}, additionalProperties: false }
  const form = { name: 'recipe', schema }
  const tools = { offered: [{ name: 'search', description: 'Searches.', schema }], mayAsk: true }
  const env = { AI_MODEL: 'gemini-2.5-flash' }
  const { server, model } = await serve('google', { pieces: PIECES }, { env })
  await listen(model.write({ ...request(), form, tools }))
  await listen(model.write({ ...request(), form }))
  expect(server.asked).toMatchObject([
    { form: undefined, tools: ['search'] },
    { form: schema, tools: [] },
  ])
})

it('is not taken for stalled because its reader is slow', async () => {
  const patience = { ...PATIENCE, silenceMs: 2_000 }
  const { model } = await serve('openai', { pieces: PIECES }, { patience })
  let text = ''
  for await (const part of model.write(request())) {
    if (text === '') await pause(2_500)
    if (part.type === 'text') text += part.text
  }
  expect(text).toBe(TEXT)
})

it('keeps its thoughts to itself', async () => {
  const pieces = ['<thi', 'nk>Hot?', '</think>\n\nSo', 'up']
  const { model } = await serve('openai', { pieces })
  expect(await listen(model.write(request()))).toMatchObject({ text: 'Soup', reason: undefined })
})

it('is asked without a key where none is configured', async () => {
  const { server, model } = await serve('openai', { pieces: ['Soup'] }, { env: { AI_API_KEY: '' } })
  expect(await listen(model.write(request()))).toMatchObject({ text: 'Soup' })
  expect(server.asked[0]).toMatchObject({ key: undefined })
})

it('says nothing of tokens that the provider did not count', async () => {
  const { model } = await serve('openai', { pieces: ['Soup'] })
  expect(await listen(model.write(request()))).toMatchObject({
    last: { type: 'text', text: 'Soup' },
    reason: undefined,
  })
})

it('has the name and the price of the configuration, and is none for the built-in engine', async () => {
  const { model } = await serve(
    'anthropic',
    { pieces: [] },
    { env: { AI_MODEL: 'claude-haiku', AI_PRICE_INPUT: '1', AI_PRICE_OUTPUT: '5' } },
  )
  expect(model).toMatchObject({
    name: 'claude-haiku',
    price: { input: 1, output: 5 },
    canSee: true,
  })
  expect(openModel(readConfig({}).ai)).toBeUndefined()
})
