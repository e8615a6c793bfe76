import { CallError } from './call.ts'

/** The sentence the server gave for a failure; undefined where it gave none or did not answer. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.status === 0) return undefined
  return error.code === 'UNREADABLE' ? undefined : error.message
}
