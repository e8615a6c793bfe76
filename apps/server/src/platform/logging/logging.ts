import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { tellError } from './tell-error.ts'

/**
 * The one log: lines of JSON on standard output, no secret in them.
 * @param level one of LOG_LEVEL's words
 * @param destination where the lines go instead, for tests
 */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return destination ? pino(options(level), destination) : pino(options(level))
}

function options(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secretPaths, censor: '[hidden]' },
    serializers: { err: tellError },
  }
}

const secretFields = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'secret',
  'apiKey',
  'cookie',
  'authorization',
  '["set-cookie"]',
]

// At the top of what is logged, one deeper (a body, headers) and two deeper (a request's headers).
const secretPaths = secretFields.flatMap((field) => {
  const step = field.startsWith('[') ? field : `.${field}`
  return [field, `*${step}`, `*.*${step}`]
})
