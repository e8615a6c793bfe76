import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Reads JSON bodies. An empty one counts as absent; text that PostgreSQL cannot store (null
 * characters, unpaired surrogates) and invalid UTF-8 are refused here, so that no later layer has
 * to.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const source = decodeUtf8(body)
    if (source === undefined) return done(new AppError('BAD_REQUEST'))
    if (source.trim() === '') return done(null, undefined)
    parse(request, source, (error, value) => {
      if (error) return done(new AppError('BAD_REQUEST', { cause: error }))
      const suspicious = /\\u0000|\\u[dD][89a-fA-F]/.test(source)
      if (suspicious && !isStorable(value)) return done(new AppError('BAD_REQUEST'))
      done(null, value)
    })
  })
}

/** The decoded text; undefined for invalid UTF-8, which decoding would hide. */
export function decodeUtf8(bytes: string | Buffer): string | undefined {
  if (typeof bytes === 'string') return bytes
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined
}

/** True if every text in a value can be stored: well-formed Unicode without null characters. */
export function isStorable(value: unknown): boolean {
  // Without recursion, since a value may be nested deeper than the stack allows.
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorableText(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [key, entry] of Object.entries(next)) {
      if (!isStorableText(key)) return false
      waiting.push(entry)
    }
  }
  return true
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
