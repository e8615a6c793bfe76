import type { Readable } from 'node:stream'
import type { BodyOf, Endpoint, EndpointKey, Params, QueryOf, ResponseOf } from '@potluck/contract'
import type { UploadedFile } from './multipart.ts'
import type { ReadyJson } from './ready-json.ts'

/** The signed-in caller, as the session says. */
export type Member = { id: string; username: string; sessionId: string }

/**
 * Finds the member that a request's cookies belong to; provided by the feature that owns sessions.
 */
export type ReadSession = (cookieHeader: string) => Promise<Member | undefined>

export type CookieOptions = {
  maxAgeSeconds?: number
  /** True unless the page's own script must read it. */
  httpOnly?: boolean
}

/** What a route may know about its request besides the parsed input. */
export type Call = {
  ip: string
  /** The key by which limits count the address. */
  sender: string
  userAgent: string
  /** Scheme and host the browser used, without a trailing slash. */
  baseUrl: string
  /** Cookie header as sent. */
  cookies: string
  /** Full request target, for protocols that verify it. */
  url: string
  idempotencyKey: string | undefined
  /**
   * IANA name of the caller's time zone, from the header X-Time-Zone; 'UTC' if it is missing or
   * unknown.
   */
  readonly timeZone: string
  /** Aborted when the caller hangs up before the answer is sent. */
  readonly signal: AbortSignal
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
}

type UploadOf<E extends Endpoint> = E extends { upload: string } ? Readable : undefined

type MemberOf<E extends Endpoint> = E['access'] extends 'member'
  ? Member
  : E['access'] extends 'optional'
    ? Member | undefined
    : undefined

export type HandlerInput<Key extends EndpointKey, E extends Endpoint> = {
  member: MemberOf<E>
  params: Params<Key>
  query: QueryOf<E>
  body: BodyOf<E>
  files: UploadedFile[]
  /** Must be read to its end, or destroyed. */
  upload: UploadOf<E>
  call: Call
}

/** A file being streamed; its name is ASCII without quotes. */
export type Download = { name: string; bytes: Readable }

/** What a handler answers: the response, a stream's events, a file, or where to redirect to. */
type Answer<E extends Endpoint> = E extends { status: 302 }
  ? { location: string }
  : E extends { download: string }
    ? Download
    : E extends { stream: true }
      ? AsyncIterable<ResponseOf<E>>
      : E extends { idempotent: true }
        ? ResponseOf<E>
        : ResponseOf<E> | ReadyJson<ResponseOf<E>>

export type Handler<Key extends EndpointKey, E extends Endpoint> = (
  input: HandlerInput<Key, E>,
) => Answer<E> | Promise<Answer<E>>

/** One handler for every key of a contract group. */
export type Handlers<Group> = {
  [Key in keyof Group & EndpointKey]: Group[Key] extends Endpoint ? Handler<Key, Group[Key]> : never
}
