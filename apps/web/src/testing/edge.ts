import type { AllEndpoints, ErrorCode, ResponseOf } from '@potluck/contract'
import { ERRORS } from '@potluck/contract'

type Key = keyof AllEndpoints & string

/** A call that a page made: its path parameters, its query and its JSON body. */
export interface Sent {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}

type Answer<K extends Key> =
  | ResponseOf<AllEndpoints[K]>
  | ((sent: Sent) => ResponseOf<AllEndpoints[K]>)

interface Line {
  key: Key
  pattern: RegExp
  respond: (sent: Sent) => Response | Promise<Response>
}

/**
 * Replaces the server: calls of the page are answered here, and nothing else is faked. A call
 * without an answer fails the test, and so does an answer that does not match the contract
 * (call.ts).
 */
export function createEdge() {
  const lines: Line[] = []
  const calls: { key: Key; sent: Sent }[] = []
  const unanswered: string[] = []
  const held = new Map<Key, () => void>()

  function add(key: Key, respond: Line['respond']): void {
    lines.unshift({ key, pattern: toPattern(key), respond })
  }

  async function receive(method: string, url: URL, body: unknown): Promise<Response> {
    const path = url.pathname.replace(/^\/api/, '')
    for (const line of lines) {
      const match = line.pattern.exec(`${method} ${path}`)
      if (!match) continue
      const sent: Sent = {
        params: { ...match.groups },
        query: Object.fromEntries(url.searchParams),
        body,
      }
      calls.push({ key: line.key, sent })
      return line.respond(sent)
    }
    unanswered.push(`${method} ${path}`)
    return toFailure('NOT_FOUND')
  }

  return {
    /** Sets the answer of a call from now on, replacing any earlier one. */
    answer<K extends Key>(key: K, answer: Answer<K>): void {
      add(key, (sent) => {
        const isMade = typeof answer === 'function'
        return Response.json(isMade ? answer(sent) : answer)
      })
    },
    /** Makes a call fail from now on, with an error of the contract. */
    refuse(key: Key, code: ErrorCode): void {
      add(key, () => toFailure(code))
    },
    /** Holds calls until they are released, and then answers them as before. */
    hold(key: Key): void {
      const { promise, resolve } = Promise.withResolvers<void>()
      const before = lines.find((line) => line.key === key)
      if (!before) throw new Error(`Nothing answers ${key} once it is let go`)
      held.set(key, resolve)
      add(key, async (sent) => {
        await promise
        return before.respond(sent)
      })
    },
    letGo: (key: Key): void => held.get(key)?.(),
    /** The calls made to an endpoint, first to last. */
    sentTo: (key: Key): Sent[] => calls.filter((call) => call.key === key).map(({ sent }) => sent),
    /** Calls for which the test has no answer. */
    unanswered: (): readonly string[] => unanswered,
    fetch: async (input: string, { method = 'GET', body }: RequestInit = {}) => {
      const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
      return receive(method, new URL(input, window.location.origin), json)
    },
  }
}

export type Edge = ReturnType<typeof createEdge>

function toFailure(code: ErrorCode): Response {
  const { status, message } = ERRORS[code]
  return Response.json({ code, message }, { status })
}

/** 'GET /recipes/{id}' as a pattern for calls, with its parameters as groups. */
function toPattern(key: string): RegExp {
  const path = key.replace(/\{([^}]+)\}/g, (_, name: string) => `(?<${toGroup(name)}>[^/]+)`)
  return new RegExp(`^${path}$`)
}

function toGroup(name: string): string {
  return name.replace(/\W/g, '_')
}
