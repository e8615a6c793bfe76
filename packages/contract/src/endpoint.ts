import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /${string}`

/** Who may call: anyone (no session is looked up), anyone with the caller known if signed in, or members alone. */
export type Access = 'public' | 'optional' | 'member'

/** Counted together for rate limits. By default reads for GET, writes otherwise. */
export type LimitClass = 'auth' | 'read' | 'write' | 'assistant' | 'archive'

/**
 * One entry of the contract. Path parameters are read from the key: UUIDs, unless the name says
 * username or ends in Number. `body` also describes the text fields of a multipart request where `files` is set.
 */
export type Endpoint = {
  summary: string
  access: Access
  query?: z.ZodObject
  body?: z.ZodType
  /** Multipart file fields this endpoint takes besides JSON, with how many of each at most. */
  files?: Record<string, number>
  /** The whole request is a file of this media type, handed on as it comes; there is no body then. */
  upload?: `${string}/${string}`
  /** The answer; for a stream the union of its events. */
  response: z.ZodType
  /** The answer is a file of this media type, sent as it is made; `response` is ignored then. */
  download?: `${string}/${string}`
  /** 200 unless said. 302 marks a browser navigation that answers a redirect. */
  status?: 200 | 201 | 302
  stream?: true
  /** Takes a posted form too, as mail programs send one; nothing is read from it. */
  form?: true
  /** Takes an `Idempotency-Key` header. */
  idempotent?: true
  limit?: LimitClass
  /** Codes of its own; the ones every endpoint can answer are left out. */
  errors?: readonly ErrorCode[]
}

export type Endpoints = Record<EndpointKey, Endpoint>

/** Names in braces of a key: 'GET /recipes/{id}' → 'id'. */
export type ParamNames<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

export type Params<Key extends string> = { [Name in ParamNames<Key>]: string }

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a handler sees, after parsing. */
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
/** What a caller sends, before parsing. */
export type QueryInput<E extends Endpoint> = Input<E['query']>
export type BodyInput<E extends Endpoint> = Input<E['body']>
/** What is answered; for a stream one event. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Method and path of a key: 'GET /recipes/{id}' → ['GET', '/recipes/{id}']. */
export function splitKey(key: EndpointKey): { method: Method; path: string } {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) }
}

/** The braces' names of a key, in order. */
export function paramNames(key: EndpointKey): string[] {
  return Array.from(key.matchAll(/\{([^}]+)\}/g), (match) => match[1] ?? '')
}
