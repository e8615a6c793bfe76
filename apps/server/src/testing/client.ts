import { randomBytes } from 'node:crypto'
import {
  type AllEndpoints,
  type BodyInput,
  type Endpoint,
  type EndpointKey,
  type Params,
  type QueryInput,
  type ResponseOf,
  splitKey,
} from '@potluck/contract'

export type Answer<Body = unknown> = { status: number; body: Body; headers: Headers }

/** A member made by `signUp`, with their credentials. */
export type SignedUp = { id: string; username: string; email: string; password: string }

type ContractKey = keyof AllEndpoints & EndpointKey
type EntryOf<Key extends ContractKey> = AllEndpoints[Key] extends Endpoint
  ? AllEndpoints[Key]
  : never

/**
 * A simple browser: real HTTP to the app under test, with cookies. Paths are those of the contract,
 * without `/api`.
 */
export type Client = {
  /** The cookies it holds, by name. */
  cookies: Map<string, string>
  get<Body = unknown>(path: string): Promise<Answer<Body>>
  /** `body` is sent as JSON, FormData as multipart. */
  post<Body = unknown>(path: string, body?: object): Promise<Answer<Body>>
  put<Body = unknown>(path: string, body?: object): Promise<Answer<Body>>
  delete<Body = unknown>(path: string, body?: object): Promise<Answer<Body>>
  /** Calls an endpoint by its key, with the contract's types. @throws on another status than 2xx */
  call<Key extends ContractKey>(
    key: Key,
    input?: {
      params?: Params<Key>
      query?: QueryInput<EntryOf<Key>>
      body?: BodyInput<EntryOf<Key>>
    },
  ): Promise<ResponseOf<EntryOf<Key>>>
  /** Posts, and reads the whole stream of events. */
  stream<Event = unknown>(path: string, body?: object): Promise<Answer<Event[]>>
  /**
   * Any other request: a header, an invalid body, a page outside `/api`. Redirects are not
   * followed.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Opens an account of its own and stays signed in to it. */
  signUp(wishes?: Partial<Omit<SignedUp, 'id'>>): Promise<SignedUp>
}

/** @param origin of the running app, 'http://127.0.0.1:45123' */
export function createClient(origin: string): Client {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers })
    keepCookies(cookies, response.headers.getSetCookie())
    return response
  }

  async function request<Body>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    const response = await send(`/api${path}`, { method, ...toBody(body) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answered = isJson ? JSON.parse(text) : text
    return { status: response.status, body: answered, headers: response.headers }
  }

  const client: Client = {
    cookies,
    get: (path) => request('GET', path),
    post: (path, body) => request('POST', path, body),
    put: (path, body) => request('PUT', path, body),
    delete: (path, body) => request('DELETE', path, body),
    async call(key, { params, query, body } = {}) {
      const { method, path } = splitKey(key)
      const target = fillPath(path, params ?? {}) + toSearch(query)
      const answer = await request<ResponseOf<EntryOf<typeof key>>>(method, target, toObject(body))
      if (answer.status >= 300) {
        throw new Error(`${key} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      }
      return answer.body
    },
    async stream(path, body) {
      const response = await send(`/api${path}`, { method: 'POST', ...toBody(body) })
      const text = await response.text()
      return { status: response.status, body: parseEvents(text), headers: response.headers }
    },
    fetch: send,
    async signUp(wishes = {}) {
      const mark = randomBytes(5).toString('hex')
      const account = {
        username: `cook_${mark}`,
        email: `cook.${mark}@example.org`,
        password: `secret ${mark}`,
        ...wishes,
      }
      const { user } = await client.call('POST /auth/signup', { body: account })
      return { ...account, id: user._id }
    },
  }
  return client
}

function keepCookies(cookies: Map<string, string>, headers: string[]): void {
  for (const header of headers) {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    const gone = value === '' || attributes.some((one) => /^max-age=0$/i.test(one))
    if (gone) cookies.delete(name)
    else cookies.set(name, value)
  }
}

function toBody(body: object | undefined): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function toObject(body: unknown): object | undefined {
  return typeof body === 'object' && body !== null ? body : undefined
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function toSearch(query: object | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return ''
  return `?${new URLSearchParams(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])))}`
}

// Server-sent events: blocks of lines; the data lines of a block are one JSON text.
function parseEvents<Event>(text: string): Event[] {
  return text.split('\n\n').flatMap((block) => {
    const data = block.split('\n').filter((line) => line.startsWith('data:'))
    if (data.length === 0) return []
    return [JSON.parse(data.map((line) => line.slice(5).trimStart()).join('\n'))]
  })
}
