import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type AskedMessage, type Protocol, protocols } from './model-servers-protocols.ts'

export type { Protocol } from './model-servers-protocols.ts'

/**
 * How the server behaves towards one request: an answer, an HTTP error in its place, or silence,
 * in which the request is taken and nothing ever comes back.
 */
export type ModelScript = AnswerScript | FailureScript | 'silence'

export type AnswerScript = {
  /** The answer, an event for each piece. */
  pieces: string[]
  /** Before each piece. */
  delayMs?: number
  /** Tools that it asks for behind the pieces; the input as the model writes it. */
  calls?: { name: string; input: string }[]
  /** What it says the answer took; left out, it says nothing of it where the protocol allows that. */
  usage?: { inputTokens: number; outputTokens: number }
  /** Sends the bytes of every character in two writes, so that none arrives whole. */
  splitsCharacters?: boolean
  /**
   * What comes after the pieces:
   *
   * - `finished`: the end as it should be
   * - `at-limit`: the end, because the greatest number of tokens is reached
   * - `stalled`: nothing more, and the connection stays open
   * - `cut`: the connection breaks
   * - `unfinished`: the connection ends in good order, but the answer's last event is missing
   * - `malformed`: an event that is no JSON
   * - `failed`: the provider says in an event that something went wrong over there
   * - `endless`: the pieces again and again
   */
  ending?:
    | 'finished'
    | 'at-limit'
    | 'stalled'
    | 'cut'
    | 'unfinished'
    | 'malformed'
    | 'failed'
    | 'endless'
}

export type FailureScript = {
  status: number
  /** What it says of it. */
  message?: string
  /** The header Retry-After. */
  retryAfter?: string
}

/** What the server was asked, in the same words whatever the protocol. */
export type Asked = {
  system: string
  messages: AskedMessage[]
  model: string
  /** The key, wherever the protocol has it. */
  key: string | undefined
  /** The greatest number of tokens for the answer. */
  maxTokens: number | undefined
  /** The JSON schema that the answer is held to. */
  form: unknown
  /** The names of the tools that are offered, none where it may not ask for them any more. */
  tools: string[]
  /** The request as it came. */
  headers: IncomingHttpHeaders
  body: unknown
}

export type ModelServer = {
  /** Variables of the configuration that name this server and one of its models. */
  env: Record<'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL', string>
  /** What it was asked until now, oldest first. */
  asked: Asked[]
  /** Resolves once nothing is being answered. */
  idle(): Promise<void>
  /** From then on its address refuses connections; what is being answered breaks off. */
  close(): Promise<void>
}

/**
 * Starts an HTTP server on 127.0.0.1 that speaks like a provider's and answers as it is told to.
 * @param script one for all requests; one each, the last for all others; or made from what is asked
 */
export async function startModelServer(
  protocol: Protocol,
  script: ModelScript | ModelScript[] | ((asked: Asked) => ModelScript),
): Promise<ModelServer> {
  const { provider, basePath, read } = protocols[protocol]
  const asked: Asked[] = []
  const responses = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    responses.add(response)
    response.on('close', () => {
      responses.delete(response)
      if (responses.size === 0) server.emit('idle')
    })
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let chosen: ModelScript
    try {
      const { headers, url: path } = request
      const question = read({ headers, path, body: await json(request) })
      asked.push(question)
      chosen = scriptFor(question)
    } catch (error) {
      fail(protocol, { status: 400, message: String(error) }, response)
      return
    }
    if (chosen === 'silence') return
    if ('status' in chosen) fail(protocol, chosen, response)
    else await play(protocol, chosen, response)
  }

  function scriptFor(question: Asked): ModelScript {
    if (typeof script === 'function') return script(question)
    if (!Array.isArray(script)) return script
    return script[asked.length - 1] ?? script.at(-1) ?? 'silence'
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: {
      AI_PROVIDER: provider,
      AI_BASE_URL: `http://127.0.0.1:${port}${basePath}`,
      AI_API_KEY: `key for ${protocol}`,
      AI_MODEL: `${protocol}-test`,
    },
    asked,
    idle: async () => {
      if (responses.size > 0) await once(server, 'idle')
    },
    close: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function fail(
  protocol: Protocol,
  { status, retryAfter, message = `Status ${status}` }: FailureScript,
  response: ServerResponse,
): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(protocols[protocol].failure(status, message)))
}

/** Answers as the script says; once the client went away, to nobody. */
async function play(
  protocol: Protocol,
  script: AnswerScript,
  response: ServerResponse,
): Promise<void> {
  const { events } = protocols[protocol]
  const { pieces, ending = 'finished', delayMs = 0, usage } = script
  const send = sender(response, script.splitsCharacters ?? false)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  await send(events.begin(usage))
  do {
    for (const piece of pieces) {
      // An endless answer leaves the loop of events a breath.
      if (delayMs > 0 || ending === 'endless') await pause(delayMs)
      await send(events.piece(piece))
    }
  } while (ending === 'endless' && !response.destroyed)
  const { calls = [] } = script
  await send(calls.flatMap((call, at) => events.call({ ...call, id: `call-${at}` }, at)))
  if (ending === 'stalled') return
  if (ending === 'malformed') await send(['data: {"choices": [{"delta"\n\n'])
  if (ending === 'failed') await send(events.failure())
  const end = ending === 'finished' && calls.length > 0 ? 'asking' : ending
  if (end === 'finished' || end === 'at-limit' || end === 'asking')
    await send(events.end(end, usage))
  if (ending === 'cut') response.destroy()
  else response.end()
}

/** Writes events so that each leaves for itself, and no faster than the client takes them. */
function sender(response: ServerResponse, splitsCharacters: boolean) {
  const write = (bytes: Uint8Array) =>
    // Called back once the bytes have left, and when they cannot any more.
    new Promise<void>((left) => response.write(bytes, () => left()))
  return async (events: string[]) => {
    for (const event of events) {
      for (const bytes of splitsCharacters ? splitCharacters(event) : [Buffer.from(event)]) {
        await write(bytes)
        // Two writes at once would arrive as one.
        if (splitsCharacters) await pause(1)
      }
    }
  }
}

/** The bytes of a text, cut within every character that has more than one. */
function splitCharacters(text: string): Uint8Array[] {
  const bytes = Buffer.from(text)
  const cuts = [...bytes.keys()].filter(
    (index) => ((bytes[index] ?? 0) & 0b1100_0000) === 0b1000_0000,
  )
  return [0, ...cuts].map((start, index) => bytes.subarray(start, cuts[index]))
}
