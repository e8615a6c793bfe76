import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Reads JSON bodies. An empty one counts as absent; text that PostgreSQL cannot hold (null bytes,
 * half surrogate pairs) is refused here, so that no layer behind has to.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const source = String(body)
    if (source.trim() === '') return done(null, undefined)
    parse(request, source, (error, value) => {
      if (error) return done(new AppError('BAD_REQUEST', { cause: error }))
      const suspicious = /\\u0000|\\u[dD][89a-fA-F]/.test(source)
      if (suspicious && !isStorable(value)) return done(new AppError('BAD_REQUEST'))
      done(null, value)
    })
  })
}

/** True when every text in a value can be stored: well-formed Unicode without null characters. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000')
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, entry]) => isStorable(key) && isStorable(entry))
}
