import { CallError } from './call.ts'

/** The server's sentence for a failure; undefined if it gave none or did not answer. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.status === 0) return undefined
  return error.code === 'UNREADABLE' ? undefined : error.message
}

/**
 * The message for a failure without a sentence of the server: that it failed, or that there was no
 * answer.
 */
export function failureMessage(
  error: unknown,
  { failed, unanswered }: { failed: string; unanswered: string },
): string {
  const hasAnswered = error instanceof CallError && error.status !== 0
  return serverMessage(error) ?? (hasAnswered ? failed : unanswered)
}
