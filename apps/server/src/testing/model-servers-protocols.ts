import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { AnswerScript, Asked } from './model-servers.ts'

export type Protocol = 'openai' | 'anthropic' | 'google'

export type AskedMessage = {
  role: 'user' | 'assistant'
  content: string
  pictures: { mediaType: string; base64: string }[]
}

type Received = { headers: IncomingHttpHeaders; path: string | undefined; body: unknown }

/** One provider's way of talking over HTTP. */
type Speech = {
  /** As the configuration calls those who speak it. */
  provider: 'openai-compatible' | 'anthropic' | 'google'
  /** What stands before its paths. */
  basePath: string
  /** @throws when the request is not what the protocol asks for */
  read(received: Received): Asked
  /** The events of an answer as they are sent, line ends included. */
  events: {
    begin(usage: AnswerScript['usage']): string[]
    piece(text: string): string[]
    failure(): string[]
    end(how: 'finished' | 'at-limit', usage: AnswerScript['usage']): string[]
  }
  /** The body of an HTTP error. */
  failure(status: number, message: string): unknown
}

const Picture = z
  .string()
  .transform((url) => /^data:(?<mediaType>[^;]+);base64,(?<base64>.+)$/.exec(url)?.groups)
  .pipe(z.object({ mediaType: z.string(), base64: z.string() }))

const OpenAiPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: Picture }) }),
])
const OpenAiBody = z.object({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.literal(true) }),
  max_tokens: z.number().optional(),
  messages: z.array(
    z.object({
      role: z.enum(['system', 'user', 'assistant']),
      content: z.union([z.string(), z.array(OpenAiPart)]),
    }),
  ),
})

const openai: Speech = {
  provider: 'openai-compatible',
  basePath: '/v1',
  read: ({ headers, path, body }) => {
    expectPath(path, '/v1/chat/completions')
    const { model, max_tokens, messages } = OpenAiBody.parse(body)
    const read = messages.map(({ role, content }) => {
      const parts =
        typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content
      return {
        role,
        content: parts.map((part) => (part.type === 'text' ? part.text : '')).join(''),
        pictures: parts.flatMap((part) => (part.type === 'text' ? [] : [part.image_url.url])),
      }
    })
    return {
      system: read.find(({ role }) => role === 'system')?.content ?? '',
      messages: read.flatMap(({ role, ...rest }) => (role === 'system' ? [] : [{ role, ...rest }])),
      model,
      maxTokens: max_tokens,
      headers,
      body,
      key: headers.authorization?.replace(/^Bearer /, ''),
    }
  },
  events: {
    begin: () => [data({ id: 'answer', choices: [{ index: 0, delta: { role: 'assistant' } }] })],
    piece: (content) => [data({ id: 'answer', choices: [{ index: 0, delta: { content } }] })],
    failure: () => [data({ error: { message: 'Something went wrong', type: 'server_error' } })],
    end: (how, usage) => [
      data({
        id: 'answer',
        choices: [{ index: 0, delta: {}, finish_reason: how === 'at-limit' ? 'length' : 'stop' }],
      }),
      ...(usage ? [data({ id: 'answer', choices: [], usage: openAiUsage(usage) })] : []),
      'data: [DONE]\n\n',
    ],
  },
  failure: (_, message) => ({ error: { message, type: 'test', code: null } }),
}

function openAiUsage({ inputTokens, outputTokens }: NonNullable<AnswerScript['usage']>) {
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  }
}

const AnthropicPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    type: z.literal('image'),
    source: z.object({ type: z.literal('base64'), media_type: z.string(), data: z.string() }),
  }),
])
const AnthropicBody = z.object({
  model: z.string(),
  stream: z.literal(true),
  max_tokens: z.number(),
  system: z.array(z.object({ type: z.literal('text'), text: z.string() })).optional(),
  messages: z.array(
    z.object({ role: z.enum(['user', 'assistant']), content: z.array(AnthropicPart) }),
  ),
})

const anthropic: Speech = {
  provider: 'anthropic',
  basePath: '/v1',
  read: ({ headers, path, body }) => {
    expectPath(path, '/v1/messages')
    const { model, max_tokens, system = [], messages } = AnthropicBody.parse(body)
    return {
      system: system.map(({ text }) => text).join(''),
      messages: messages.map(({ role, content }) => ({
        role,
        content: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
        pictures: content.flatMap((part) =>
          part.type === 'text'
            ? []
            : [{ mediaType: part.source.media_type, base64: part.source.data }],
        ),
      })),
      model,
      maxTokens: max_tokens,
      headers,
      body,
      key: headers['x-api-key']?.toString(),
    }
  },
  events: {
    begin: (usage) => [
      named('message_start', {
        message: {
          id: 'answer',
          type: 'message',
          role: 'assistant',
          model: 'anthropic-test',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usage?.inputTokens ?? 0, output_tokens: 1 },
        },
      }),
      named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      named('ping', {}),
    ],
    piece: (text) => [
      named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    ],
    failure: () => [named('error', { error: { type: 'overloaded_error', message: 'Overloaded' } })],
    end: (how, usage) => [
      named('content_block_stop', { index: 0 }),
      named('message_delta', {
        delta: { stop_reason: how === 'at-limit' ? 'max_tokens' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: usage?.outputTokens ?? 0 },
      }),
      named('message_stop', {}),
    ],
  },
  failure: (_, message) => ({ type: 'error', error: { type: 'test', message } }),
}

const GooglePart = z.union([
  z.object({ text: z.string() }),
  z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }) }),
])
const GoogleBody = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }).optional(),
  generationConfig: z.object({ maxOutputTokens: z.number().optional() }),
  contents: z.array(z.object({ role: z.enum(['user', 'model']), parts: z.array(GooglePart) })),
})

const google: Speech = {
  provider: 'google',
  basePath: '/v1beta',
  read: ({ headers, path = '', body }) => {
    const model = /^\/v1beta\/models\/([^/]+):streamGenerateContent\?alt=sse$/.exec(path)?.[1]
    if (model === undefined) throw new Error(`Nobody asks for ${path}`)
    const { systemInstruction, generationConfig, contents } = GoogleBody.parse(body)
    return {
      system: systemInstruction?.parts.map(({ text }) => text).join('') ?? '',
      messages: contents.map(({ role, parts }) => ({
        role: role === 'model' ? ('assistant' as const) : role,
        content: parts.map((part) => ('text' in part ? part.text : '')).join(''),
        pictures: parts.flatMap((part) =>
          'text' in part
            ? []
            : [{ mediaType: part.inlineData.mimeType, base64: part.inlineData.data }],
        ),
      })),
      model,
      maxTokens: generationConfig.maxOutputTokens,
      headers,
      body,
      key: headers['x-goog-api-key']?.toString(),
    }
  },
  events: {
    begin: () => [],
    piece: (text) => [data(googleEvent([{ text }]))],
    failure: () => [data({ error: { code: 503, status: 'UNAVAILABLE', message: 'Overloaded' } })],
    end: (how, usage) => [
      data({
        ...googleEvent([{ text: '' }], how === 'at-limit' ? 'MAX_TOKENS' : 'STOP'),
        ...(usage && {
          usageMetadata: {
            promptTokenCount: usage.inputTokens,
            candidatesTokenCount: usage.outputTokens,
            totalTokenCount: usage.inputTokens + usage.outputTokens,
          },
        }),
      }),
    ],
  },
  failure: (code, message) => ({ error: { code, status: 'TEST', message } }),
}

function googleEvent(parts: { text: string }[], finishReason?: string) {
  return { candidates: [{ index: 0, content: { role: 'model', parts }, finishReason }] }
}

/** Every protocol that a test server speaks. */
export const protocols = { openai, anthropic, google } satisfies Record<Protocol, Speech>

function expectPath(path: string | undefined, expected: string): void {
  if (path !== expected) throw new Error(`Nobody asks for ${path}`)
}

function data(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`
}

function named(type: string, event: object): string {
  return `event: ${type}\n${data({ type, ...event })}`
}
