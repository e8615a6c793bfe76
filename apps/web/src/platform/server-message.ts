import { CallError } from './call.ts'

/** The sentence the server gave for a failure; undefined where it gave none or did not answer. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.status === 0) return undefined
  return error.code === 'UNREADABLE' ? undefined : error.message
}

/** What to say of a failure without a sentence of the server's: that it failed, or that nothing answered. */
export function failureMessage(
  error: unknown,
  { failed, unanswered }: { failed: string; unanswered: string },
): string {
  const hasAnswered = error instanceof CallError && error.status !== 0
  return serverMessage(error) ?? (hasAnswered ? failed : unanswered)
}
