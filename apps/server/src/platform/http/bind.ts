import { Readable } from 'node:stream'
import {
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  ERRORS,
  type ErrorCode,
  type LimitClass,
  type Method,
  paramNames,
  splitKey,
} from '@potluck/contract'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { isUuid } from '../ids.ts'
import { AppError, type OtherCode } from './app-error.ts'
import { readCall } from './call.ts'
import type { Download, Handlers, Member } from './context.ts'
import { fromZod } from './errors.ts'
import type { HttpEdge } from './http.ts'
import { isStorable } from './json-body.ts'
import { atFile, readMultipart, type UploadedFile } from './multipart.ts'
import { refuseCrossSite } from './origin.ts'
import { ReadyJson } from './ready-json.ts'
import { toResponseSchema } from './response-schema.ts'
import { sendEvents } from './sse.ts'

/** A handler without its types: `Handlers` has checked them where `bind` is called. */
type AnyHandler = (input: unknown) => unknown

/**
 * Creates the route of every endpoint of a contract group: session guard, Origin check, rate limit,
 * parsed input, serialised answer. The compiler requires a handler for each key.
 */
export function bind<Group extends Endpoints>(
  edge: HttpEdge,
  group: Group,
  handlers: Handlers<Group>,
): void {
  for (const [key, endpoint] of Object.entries(group) as [EndpointKey, Endpoint][]) {
    const handler = (handlers as Record<string, AnyHandler | undefined>)[key]
    if (!handler) throw new Error(`no handler for ${key}`)
    edge.endpoints.push({ key, endpoint })
    edge.app.route(toRoute(edge, key, endpoint, handler))
  }
}

function toRoute(
  edge: HttpEdge,
  key: EndpointKey,
  endpoint: Endpoint,
  handler: AnyHandler,
): RouteOptions {
  const { method, path } = splitKey(key)
  const names = paramNames(key)
  const plain = !endpoint.stream && !endpoint.download && endpoint.status !== 302
  return {
    method,
    // HEAD does what GET does, so only endpoints that just read and answer at once have it.
    exposeHeadRoute: plain && limitOf(endpoint, method) === 'read',
    url: `/api${path.replace(/\{([^}]+)\}/g, (_, name) => `:${toParamName(name)}`)}`,
    ...(plain
      ? { schema: { response: { [endpoint.status ?? 200]: toResponseSchema(endpoint.response) } } }
      : {}),
    ...(endpoint.bodyBytes && { bodyLimit: endpoint.bodyBytes }),
    config: {
      takesForm: endpoint.form === true,
      ...(endpoint.upload && { takesUpload: endpoint.upload }),
    },
    onRequest: guard(edge, method, endpoint),
    handler: async (request, reply) => {
      const { member } = request
      const params = readParams(endpoint, names, request)
      const query = endpoint.query ? readQuery(endpoint.query, request) : undefined
      const { body, files, upload } = await readBody(endpoint, request)
      const call = readCall(edge, request, reply)
      const work = async () => handler({ member, params, query, body, files, upload, call })
      const run = () => edge.track(work()).catch((error) => Promise.reject(atFile(error, files)))
      const answer =
        endpoint.idempotent && plain && member
          ? await edge.idempotency.once(member, key, call.idempotencyKey, params, run)
          : await run()
      return send(endpoint, reply, answer)
    },
  }
}

function limitOf(endpoint: Endpoint, method: Method): LimitClass {
  return endpoint.limit ?? (method === 'GET' ? 'read' : 'write')
}

/** Checks who calls, from where and how often, before a body is read. */
function guard(edge: HttpEdge, method: Method, endpoint: Endpoint) {
  const limit = limitOf(endpoint, method)
  const changesState = method !== 'GET' || limit === 'write'
  return async (request: FastifyRequest): Promise<void> => {
    if (changesState) refuseCrossSite(request, edge.publicOrigin)
    request.member = await readMember(edge, endpoint, request)
    await edge.limits.count(limit, request)
    if (endpoint.access === 'member' && !request.member) throw new AppError('UNAUTHORIZED')
  }
}

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown): FastifyReply {
  if (endpoint.stream) return sendEvents(reply, answer as AsyncIterable<unknown>)
  if (endpoint.download) return sendFile(reply, endpoint.download, answer as Download)
  if (endpoint.status === 302) return reply.redirect((answer as { location: string }).location, 302)
  reply.code(endpoint.status ?? 200)
  if (!(answer instanceof ReadyJson)) return reply.send(answer)
  return reply.type('application/json; charset=utf-8').send(answer.text)
}

/** Streams a file: a slow reader slows its making down, one that leaves stops it. */
function sendFile(reply: FastifyReply, type: string, file: Download): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file.bytes)
}

async function readMember(
  edge: HttpEdge,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Member | undefined> {
  const { cookie } = request.headers
  if (endpoint.access === 'public' || cookie === undefined) return undefined
  return edge.readSession(cookie)
}

/**
 * A path parameter that cannot be an id or a number is treated like a missing row: 404 with the
 * endpoint's own code.
 */
function readParams(
  endpoint: Endpoint,
  names: string[],
  request: FastifyRequest,
): Record<string, string> {
  const given = request.params as Record<string, string>
  return Object.fromEntries(
    names.map((name) => {
      const value = given[toParamName(name)] ?? ''
      if (value.includes('\u0000') || !value.isWellFormed()) throw new AppError('BAD_REQUEST')
      const read = readParam(name, value)
      if (read === undefined) throw new AppError(notFoundCode(endpoint))
      return [name, read]
    }),
  )
}

/** The value to pass on; undefined if a parameter of this name cannot have it. */
function readParam(name: string, value: string): string | undefined {
  if (name.includes('username')) return value
  // Nine digits fit PostgreSQL's integer.
  if (name.endsWith('Number')) return /^\d{1,9}$/.test(value) ? value : undefined
  const id = value.toLowerCase()
  return isUuid(id) ? id : undefined
}

function notFoundCode(endpoint: Endpoint): OtherCode {
  return endpoint.errors?.find(isAbsence) ?? 'NOT_FOUND'
}

function isAbsence(code: ErrorCode): code is OtherCode {
  return ERRORS[code].status === 404
}

/** Fastify's parameter names allow only letters: 'userId-or-username' → 'userIdorusername'. */
function toParamName(name: string): string {
  return name.replace(/\W/g, '')
}

function readQuery(schema: NonNullable<Endpoint['query']>, request: FastifyRequest): unknown {
  if (!isStorable(request.query)) throw new AppError('BAD_REQUEST')
  return parse(schema, request.query)
}

async function readBody(
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<{ body: unknown; files: UploadedFile[]; upload?: Readable }> {
  if (endpoint.upload) {
    if (!(request.body instanceof Readable)) throw new AppError('UNSUPPORTED_MEDIA')
    return { body: undefined, files: [], upload: request.body }
  }
  const multipart = request.isMultipart()
  if (multipart && !endpoint.files && !endpoint.form) throw new AppError('UNSUPPORTED_MEDIA')
  const read = multipart
    ? await readMultipart(request, endpoint)
    : { body: request.body, files: [] }
  const body = endpoint.body ? parse(endpoint.body, read.body ?? {}) : undefined
  return { body, files: read.files }
}

function parse(schema: NonNullable<Endpoint['body']>, value: unknown): unknown {
  const result = schema.safeParse(value, { error: sayWhatIsMissing })
  if (!result.success) throw fromZod(result.error)
  return result.data
}

/** Replaces 'expected string, received undefined'; a schema's own message takes precedence. */
function sayWhatIsMissing({ code, input }: { code: string; input?: unknown }): string | undefined {
  return code === 'invalid_type' && input === undefined ? 'This is missing' : undefined
}
