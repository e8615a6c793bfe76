import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { AnswerScript, Asked, AskedMessage } from './model-scripts.ts'

export type Protocol = 'openai' | 'anthropic' | 'google'

type Received = { headers: IncomingHttpHeaders; path: string | undefined; body: unknown }

/** One provider's HTTP protocol. */
type Speech = {
  /** The configuration's name for this protocol. */
  provider: 'openai-compatible' | 'anthropic' | 'google'
  /** The start of its paths. */
  basePath: string
  /** @throws if the request does not follow the protocol */
  read(received: Received): Asked
  /** The events of an answer as they are sent, including line ends. */
  events: {
    begin(usage: AnswerScript['usage']): string[]
    piece(text: string): string[]
    call(call: { id: string; name: string; input: string }, at: number): string[]
    failure(): string[]
    end(how: 'finished' | 'at-limit' | 'asking', usage: AnswerScript['usage']): string[]
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
const OpenAiMessage = z.union([
  z.object({
    role: z.literal('assistant'),
    content: z.string().nullable(),
    tool_calls: z
      .array(
        z.object({
          id: z.string(),
          function: z.object({ name: z.string(), arguments: z.string() }),
        }),
      )
      .optional(),
  }),
  z.object({ role: z.literal('tool'), tool_call_id: z.string(), content: z.string() }),
  z.object({
    role: z.enum(['system', 'user']),
    content: z.union([z.string(), z.array(OpenAiPart)]),
  }),
])
const OpenAiBody = z.object({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.literal(true) }),
  max_tokens: z.number().optional(),
  response_format: z
    .object({
      type: z.literal('json_schema'),
      json_schema: z.object({ name: z.string(), strict: z.literal(true), schema: z.unknown() }),
    })
    .optional(),
  tools: z
    .array(
      z.object({
        type: z.literal('function'),
        function: z.object({ name: z.string(), description: z.string(), parameters: z.unknown() }),
      }),
    )
    .optional(),
  tool_choice: z.enum(['auto', 'none']).optional(),
  messages: z.array(OpenAiMessage),
})

function readOpenAiMessage(message: z.output<typeof OpenAiMessage>): AskedMessage {
  if (message.role === 'tool') {
    const { tool_call_id: id, content: text } = message
    return { role: 'user', content: '', pictures: [], results: [{ id, text }] }
  }
  if (message.role === 'assistant') {
    const { role, content, tool_calls } = message
    const calls = tool_calls?.map(({ id, function: { name, arguments: input } }) => {
      return { id, name, input: JSON.parse(input) as unknown }
    })
    return { role, content: content ?? '', pictures: [], ...(calls && { calls }) }
  }
  const { content } = message
  const parts = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content
  return {
    role: 'user',
    content: parts.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    pictures: parts.flatMap((part) => (part.type === 'text' ? [] : [part.image_url.url])),
  }
}

const openai: Speech = {
  provider: 'openai-compatible',
  basePath: '/v1',
  read: ({ headers, path, body }) => {
    expectPath(path, '/v1/chat/completions')
    const { model, max_tokens, messages, ...asked } = OpenAiBody.parse(body)
    const [system, ...others] = messages
    return {
      system: system?.role === 'system' ? readOpenAiMessage(system).content : '',
      messages: others.map(readOpenAiMessage),
      model,
      maxTokens: max_tokens,
      form: asked.response_format?.json_schema.schema,
      tools:
        asked.tool_choice === 'none' ? [] : (asked.tools ?? []).map((tool) => tool.function.name),
      headers,
      body,
      key: headers.authorization?.replace(/^Bearer /, ''),
    }
  },
  events: {
    begin: () => [data({ id: 'answer', choices: [{ index: 0, delta: { role: 'assistant' } }] })],
    piece: (content) => [data({ id: 'answer', choices: [{ index: 0, delta: { content } }] })],
    // The name first, then the input in two halves.
    call: ({ id, name, input }, index) => {
      const half = Math.ceil(input.length / 2)
      const begun = { index, id, type: 'function', function: { name, arguments: '' } }
      const parts = [input.slice(0, half), input.slice(half)].map((text) => {
        return { index, function: { arguments: text } }
      })
      return [begun, ...parts].map((part) =>
        data({ id: 'answer', choices: [{ index: 0, delta: { tool_calls: [part] } }] }),
      )
    },
    failure: () => [data({ error: { message: 'Something went wrong', type: 'server_error' } })],
    end: (how, usage) => [
      data({ id: 'answer', choices: [{ index: 0, delta: {}, finish_reason: OPENAI_ENDS[how] }] }),
      ...(usage ? [data({ id: 'answer', choices: [], usage: openAiUsage(usage) })] : []),
      'data: [DONE]\n\n',
    ],
  },
  failure: (_, message) => ({ error: { message, type: 'test', code: null } }),
}

const OPENAI_ENDS = { finished: 'stop', 'at-limit': 'length', asking: 'tool_calls' }

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
  z.object({ type: z.literal('tool_use'), id: z.string(), name: z.string(), input: z.unknown() }),
  z.object({ type: z.literal('tool_result'), tool_use_id: z.string(), content: z.string() }),
])
const AnthropicTool = z.object({
  name: z.string(),
  description: z.string(),
  input_schema: z.unknown(),
})
const AnthropicBody = z.object({
  model: z.string(),
  stream: z.literal(true),
  max_tokens: z.number(),
  system: z.array(z.object({ type: z.literal('text'), text: z.string() })).optional(),
  messages: z.array(
    z.object({ role: z.enum(['user', 'assistant']), content: z.array(AnthropicPart) }),
  ),
  output_config: z
    .object({ format: z.object({ type: z.literal('json_schema'), schema: z.unknown() }) })
    .optional(),
  tools: z.array(AnthropicTool).optional(),
  tool_choice: z.looseObject({ type: z.enum(['auto', 'any', 'none', 'tool']) }).optional(),
})

const anthropic: Speech = {
  provider: 'anthropic',
  basePath: '/v1',
  read: ({ headers, path, body }) => {
    expectPath(path, '/v1/messages')
    const { model, max_tokens, system = [], messages, ...asked } = AnthropicBody.parse(body)
    const { tools = [], tool_choice, output_config } = asked
    return {
      system: system.map(({ text }) => text).join(''),
      messages: messages.map(({ role, content }) => ({
        role,
        content: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
        pictures: content.flatMap((part) =>
          part.type === 'image'
            ? [{ mediaType: part.source.media_type, base64: part.source.data }]
            : [],
        ),
        ...callsIn(
          content.flatMap((part) => (part.type === 'tool_use' ? [part] : [])),
          content.flatMap((part) =>
            part.type === 'tool_result' ? [{ id: part.tool_use_id, text: part.content }] : [],
          ),
        ),
      })),
      model,
      maxTokens: max_tokens,
      // A server without forms is given one as a tool that must be called.
      form: output_config?.format.schema ?? tools.find(({ name }) => name === 'json')?.input_schema,
      tools: (tool_choice?.type === 'none' || tool_choice?.type === 'tool' ? [] : tools).flatMap(
        ({ name }) => (name === 'json' ? [] : [name]),
      ),
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
    call: ({ id, name, input }, at) => {
      const index = at + 1
      const half = Math.ceil(input.length / 2)
      const block = { type: 'tool_use', id, name, input: {} }
      return [
        named('content_block_start', { index, content_block: block }),
        ...[input.slice(0, half), input.slice(half)].map((partial_json) =>
          named('content_block_delta', {
            index,
            delta: { type: 'input_json_delta', partial_json },
          }),
        ),
        named('content_block_stop', { index }),
      ]
    },
    failure: () => [named('error', { error: { type: 'overloaded_error', message: 'Overloaded' } })],
    end: (how, usage) => [
      named('content_block_stop', { index: 0 }),
      named('message_delta', {
        delta: { stop_reason: ANTHROPIC_ENDS[how], stop_sequence: null },
        usage: { output_tokens: usage?.outputTokens ?? 0 },
      }),
      named('message_stop', {}),
    ],
  },
  failure: (_, message) => ({ type: 'error', error: { type: 'test', message } }),
}

const ANTHROPIC_ENDS = { finished: 'end_turn', 'at-limit': 'max_tokens', asking: 'tool_use' }

const GooglePart = z.union([
  z.object({
    functionCall: z.object({ id: z.string().optional(), name: z.string(), args: z.unknown() }),
  }),
  z.object({
    functionResponse: z.object({
      id: z.string().optional(),
      name: z.string(),
      response: z.object({ content: z.string() }),
    }),
  }),
  z.object({ text: z.string() }),
  z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }) }),
])
const GoogleBody = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }).optional(),
  generationConfig: z.object({
    maxOutputTokens: z.number().optional(),
    responseMimeType: z.literal('application/json').optional(),
    responseJsonSchema: z.unknown().optional(),
  }),
  tools: z
    .array(
      z.object({
        functionDeclarations: z.array(z.object({ name: z.string(), description: z.string() })),
      }),
    )
    .optional(),
  toolConfig: z
    .object({ functionCallingConfig: z.object({ mode: z.enum(['AUTO', 'NONE', 'ANY']) }) })
    .optional(),
  contents: z.array(z.object({ role: z.enum(['user', 'model']), parts: z.array(GooglePart) })),
})

const google: Speech = {
  provider: 'google',
  basePath: '/v1beta',
  read: ({ headers, path = '', body }) => {
    const model = /^\/v1beta\/models\/([^/]+):streamGenerateContent\?alt=sse$/.exec(path)?.[1]
    if (model === undefined) throw new Error(`Nobody asks for ${path}`)
    const { systemInstruction, generationConfig, contents, ...asked } = GoogleBody.parse(body)
    const mayAsk = asked.toolConfig?.functionCallingConfig.mode !== 'NONE'
    const tools = asked.tools?.flatMap(({ functionDeclarations }) => functionDeclarations) ?? []
    return {
      system: systemInstruction?.parts.map(({ text }) => text).join('') ?? '',
      messages: contents.map(({ role, parts }) => ({
        role: role === 'model' ? ('assistant' as const) : role,
        content: parts.map((part) => ('text' in part ? part.text : '')).join(''),
        pictures: parts.flatMap((part) =>
          'inlineData' in part
            ? [{ mediaType: part.inlineData.mimeType, base64: part.inlineData.data }]
            : [],
        ),
        ...callsIn(
          parts.flatMap((part) => {
            if (!('functionCall' in part)) return []
            const { id = '', name, args: input } = part.functionCall
            return [{ id, name, input }]
          }),
          parts.flatMap((part) => {
            if (!('functionResponse' in part)) return []
            const { id = '', response } = part.functionResponse
            return [{ id, text: response.content }]
          }),
        ),
      })),
      model,
      maxTokens: generationConfig.maxOutputTokens,
      form: generationConfig.responseJsonSchema,
      tools: mayAsk ? tools.map(({ name }) => name) : [],
      headers,
      body,
      key: headers['x-goog-api-key']?.toString(),
    }
  },
  events: {
    begin: () => [],
    piece: (text) => [data(googleEvent([{ text }]))],
    // Complete, and parsed already: input that is not an object cannot be expressed here.
    call: ({ id, name, input }) => [
      data(googleEvent([{ functionCall: { id, name, args: readObject(input) } }])),
    ],
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

function googleEvent(parts: object[], finishReason?: string) {
  return { candidates: [{ index: 0, content: { role: 'model', parts }, finishReason }] }
}

function readObject(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Tool calls and results of a message that has any. */
function callsIn(
  calls: NonNullable<AskedMessage['calls']>,
  results: NonNullable<AskedMessage['results']>,
): Pick<AskedMessage, 'calls' | 'results'> {
  return {
    ...(calls.length > 0 && { calls: calls.map(({ id, name, input }) => ({ id, name, input })) }),
    ...(results.length > 0 && { results }),
  }
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
