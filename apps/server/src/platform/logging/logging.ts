import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { HIDDEN, hideSecrets, SECRET_FIELDS } from './hide-secrets.ts'
import { toLogError } from './log-error.ts'
import { openStandardOutput } from './log-lines.ts'

/**
 * The log: lines of JSON on standard output, without secrets. It never makes its callers wait.
 * @param level one of LOG_LEVEL's words
 * @param destination where the lines go instead, for tests
 */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return pino(options(level), destination ?? openStandardOutput())
}

function options(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: hideSecrets },
    // The fields bound to a child log do not go through the formatter above.
    redact: { paths: SECRET_FIELDS.map((name) => `["${name}"]`), censor: HIDDEN },
    serializers: { err: toLogError },
  }
}
