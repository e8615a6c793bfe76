import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerScript, Asked, FailureScript, ModelScript } from './model-scripts.ts'
import { type Protocol, protocols } from './model-servers-protocols.ts'

export type { Protocol } from './model-servers-protocols.ts'

export type ModelServer = {
  /** Environment variables that configure this server and one of its models. */
  env: Record<'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL', string>
  /** All requests so far, oldest first. */
  asked: Asked[]
  /** Resolves once no request is being answered. */
  idle(): Promise<void>
  /** From then on its address refuses connections; running answers break off. */
  close(): Promise<void>
}

/**
 * Starts an HTTP server on 127.0.0.1 that behaves like a provider's and answers as scripted.
 * @param script one for all requests; one each, the last one repeated; or a function of the request
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

/** Answers as the script says; once the client left, it stops. */
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
      // An endless answer must let the event loop run.
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

/** Sends each event separately, and no faster than the client reads. */
function sender(response: ServerResponse, splitsCharacters: boolean) {
  const write = (bytes: Uint8Array) =>
    // Called back once the bytes were sent, or when they no longer can be.
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
