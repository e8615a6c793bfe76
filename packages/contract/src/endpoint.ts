import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /${string}`

/**
 * Who may call: anyone without a session ('public'), anyone, with the caller known if signed in
 * ('optional'), or only members.
 */
export type Access = 'public' | 'optional' | 'member'

/** Calls of a class share a rate limit. By default 'read' for GET and 'write' for the others. */
export type LimitClass = 'auth' | 'read' | 'write' | 'assistant' | 'archive'

/**
 * One entry of the contract. Path parameters come from the key: UUIDs, unless the name says
 * username or ends in Number. `body` also describes the text fields of a multipart request if
 * `files` is set.
 */
export type Endpoint = {
  summary: string
  access: Access
  query?: z.ZodObject
  body?: z.ZodType
  /** Multipart file fields that this endpoint takes besides JSON, each with its maximum. */
  files?: Record<string, number>
  /** The whole request is a file of this media type, passed on unread; there is no body then. */
  upload?: `${string}/${string}`
  /** The most bytes of a JSON body; by default a megabyte. */
  bodyBytes?: number
  /** The answer; for a stream, one of its events. */
  response: z.ZodType
  /** The answer is a file of this media type, streamed; `response` is ignored then. */
  download?: `${string}/${string}`
  /** By default 200. 302 marks a browser navigation that is answered by a redirect. */
  status?: 200 | 201 | 302
  stream?: true
  /** Also accepts a posted form, as mail programs send; nothing is read from it. */
  form?: true
  /** Accepts an `Idempotency-Key` header. */
  idempotent?: true
  limit?: LimitClass
  /** Its own error codes; those that every endpoint can answer are left out. */
  errors?: readonly ErrorCode[]
}

export type Endpoints = Record<EndpointKey, Endpoint>

/** The names in braces of a key: 'GET /recipes/{id}' → 'id'. */
export type ParamNames<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

export type Params<Key extends string> = { [Name in ParamNames<Key>]: string }

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** The query as a handler gets it, after parsing. */
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
/** The query as a caller sends it, before parsing. */
export type QueryInput<E extends Endpoint> = Input<E['query']>
export type BodyInput<E extends Endpoint> = Input<E['body']>
/** The answer; for a stream one event. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Method and path of a key: 'GET /recipes/{id}' → ['GET', '/recipes/{id}']. */
export function splitKey(key: EndpointKey): { method: Method; path: string } {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) }
}

/** The names in braces of a key, in order. */
export function paramNames(key: EndpointKey): string[] {
  return Array.from(key.matchAll(/\{([^}]+)\}/g), (match) => match[1] ?? '')
}
