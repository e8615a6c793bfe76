import { ERRORS } from '@potluck/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import {
  isDatabaseUnavailable,
  isUniqueViolation,
  isWorthRepeating,
  missingReference,
} from '../database/index.ts'
import { isOutOfResources } from '../out-of-resources.ts'
import { AppError, type OtherCode } from './app-error.ts'

/** The only place that turns a thrown error into `{ code, message, issues? }` and a status. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = toAppError(error)
    if (ERRORS[known.code].status >= 500) request.log.error({ err: error }, 'request failed')
    return sendError(reply, known)
  })
}

/** Sends an error; used by the handler above, and to refuse a request before a route runs. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterSeconds)))
  }
  const { status } = ERRORS[error.code]
  // A route's response schema is for its own answer; an error is serialised as it is.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({
      code: error.code,
      message: status === 500 ? `${error.message} (request ${reply.request.id})` : error.message,
      ...(error.issues ? { issues: error.issues } : {}),
      ...error.extra,
    })
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.debug('no such route')
  return sendError(reply, new AppError('NOT_FOUND'))
}

/** The answer for whatever was thrown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return fromZod(error)
  const refused = fromDatabase(error)
  if (refused) return refused
  if (isOutOfResources(error)) {
    return new AppError('OVERLOADED', { retryAfterSeconds: 5, cause: error })
  }
  return new AppError(codeOf(error), { cause: error })
}

/** The database refused because of a concurrent call: answered as if that call had come first. */
function fromDatabase(cause: unknown): AppError | undefined {
  if (isDatabaseUnavailable(cause)) {
    return new AppError('OVERLOADED', { retryAfterSeconds: 5, cause })
  }
  // Every retry collided with another call.
  if (isWorthRepeating(cause)) return new AppError('OVERLOADED', { retryAfterSeconds: 1, cause })
  const missing = missingReference(cause)
  if (missing !== undefined) return new AppError(GONE[missing] ?? 'NOT_FOUND', { cause })
  return isUniqueViolation(cause) ? new AppError('CONFLICT', { cause }) : undefined
}

/**
 * Keyed by the referring column. If a row of the caller refers to a deleted account, it is the
 * caller's own.
 */
const GONE: Record<string, OtherCode> = {
  user_id: 'UNAUTHORIZED',
  author_id: 'UNAUTHORIZED',
  viewer_id: 'UNAUTHORIZED',
  follower_id: 'UNAUTHORIZED',
  followee_id: 'USER_NOT_FOUND',
  recipe_id: 'RECIPE_NOT_FOUND',
  adapted_from: 'RECIPE_NOT_FOUND',
  comment_id: 'COMMENT_NOT_FOUND',
  post_id: 'POST_NOT_FOUND',
  chat_id: 'CHAT_NOT_FOUND',
  cooked_id: 'COOKED_NOT_FOUND',
  ticket_id: 'TICKET_NOT_FOUND',
  collection_id: 'COLLECTION_NOT_FOUND',
}

/** One issue per problem, with the field's path in dots. */
export function fromZod(error: ZodError): AppError {
  const [first, ...more] = error.issues.slice(0, MOST_ISSUES).map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  if (!first) return new AppError('INVALID_INPUT', { at: '' })
  return new AppError('INVALID_INPUT', { issues: [first, ...more], message: first.message })
}

const MOST_ISSUES = 20

function codeOf(error: unknown): OtherCode {
  if (!(error instanceof Error)) return 'INTERNAL'
  const { code, statusCode }: Partial<FastifyError> = error
  return FRAMEWORK_CODES[code ?? ''] ?? codeForStatus(statusCode)
}

// Codes of Fastify, its plugins and PostgreSQL that a caller's input can cause.
const FRAMEWORK_CODES: Record<string, OtherCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
  FST_ERR_CTP_EMPTY_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_REQ_FILE_TOO_LARGE: 'IMAGE_TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_PROTO_VIOLATION: 'BAD_REQUEST',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
  FST_NO_FORM_DATA: 'BAD_REQUEST',
}

function codeForStatus(status: number | undefined): OtherCode {
  if (status === undefined || status >= 500) return status === 503 ? 'OVERLOADED' : 'INTERNAL'
  if (status === 413) return 'TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_MEDIA'
  if (status === 404) return 'NOT_FOUND'
  return status === 429 ? 'RATE_LIMITED' : 'BAD_REQUEST'
}
