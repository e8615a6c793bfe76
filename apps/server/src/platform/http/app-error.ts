import { ERRORS, type ErrorCode } from '@potluck/contract'

export type ErrorIssue = { path: string; message: string }

/** What services throw: a code of the contract, a sentence fit to show and, for 422, what is wrong where. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: ErrorIssue[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** Further fields of the answer, such as the current recipe of STALE_REVISION. */
  readonly extra: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    details: {
      message?: string
      issues?: ErrorIssue[]
      retryAfterSeconds?: number
      extra?: Record<string, unknown>
      cause?: unknown
    } = {},
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
    this.extra = details.extra
  }
}
