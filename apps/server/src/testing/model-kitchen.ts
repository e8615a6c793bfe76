import type { StreamEvent } from '@potluck/contract'
import type { z } from 'zod'
import type { Client } from './client.ts'
import type { Asked, ModelScript } from './model-scripts.ts'
import { type ModelServer, type Protocol, startModelServer } from './model-servers.ts'
import { startTestApp, type TestApp } from './test-app.ts'

type Event = z.output<typeof StreamEvent>

/** An application whose cooks are answered by a model that a test scripts. */
export type ModelKitchen = {
  app: TestApp
  server: ModelServer
  /** What the model answers from now on: one script per request, the last one repeated. */
  answerWith(...scripts: (ModelScript | ((asked: Asked) => ModelScript))[]): void
  /** Asks in a new chat, and answers all events. */
  ask(cook: Client, path: string, body: object): Promise<Event[]>
  close(): Promise<void>
}

/** @param env settings besides those that name the model */
export async function openModelKitchen(
  protocol: Protocol,
  env: Record<string, string> = {},
): Promise<ModelKitchen> {
  let scripts: (ModelScript | ((asked: Asked) => ModelScript))[] = []
  const server = await startModelServer(protocol, (asked) => {
    const [next] = scripts
    if (scripts.length > 1) scripts = scripts.slice(1)
    if (!next) throw new Error('The model has no script')
    return typeof next === 'function' ? next(asked) : next
  })
  const app = await startTestApp({}, { ...server.env, ...env })
  return {
    app,
    server,
    answerWith: (...next) => {
      scripts = next
      server.asked.length = 0
    },
    ask: async (cook, path, body) => {
      const { _id } = await cook.call('POST /aiChats/c/create', { body: { title: '' } })
      return (await cook.stream<Event>(`/aiChats/${_id}/${path}`, body)).body
    },
    close: async () => {
      await server.close()
      await app.close()
    },
  }
}

/** The last event of an answer that was completed. */
export function completed(events: Event[]) {
  const last = events.at(-1)
  if (last?.type !== 'complete') throw new Error(`ended with ${JSON.stringify(last)}`)
  return last
}

/** The text that was streamed of an answer. */
export function streamed(events: Event[]): string {
  return events.map((event) => (event.type === 'chunk' ? event.chunk : '')).join('')
}

/** Text cut into pieces as a model streams it. */
export function inPieces(text: string): string[] {
  return text.match(/.{1,7}/gsu) ?? []
}
