import { ERRORS, type ErrorCode } from '@potluck/contract'

export type ErrorIssue = { path: string; message: string }
export type ErrorIssues = [ErrorIssue, ...ErrorIssue[]]

/** Codes of status 422: the input was read and refused, so they say which part. */
export type UnacceptedCode = {
  [Code in ErrorCode]: (typeof ERRORS)[Code]['status'] extends 422 ? Code : never
}[ErrorCode]
export type OtherCode = Exclude<ErrorCode, UnacceptedCode>

type Details = {
  message?: string
  retryAfterSeconds?: number
  extra?: Record<string, unknown>
  cause?: unknown
}
/**
 * What is wrong where; `at` is the path of the single issue that the message describes, '' for the
 * whole input.
 */
type Whereabouts = { issues: ErrorIssues } | { at: string }

/**
 * What services throw: a code of the contract, a sentence for the user and, for 422, what is wrong
 * where.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: ErrorIssues | undefined
  readonly retryAfterSeconds: number | undefined
  /** Further fields of the answer, such as the current recipe for STALE_REVISION. */
  readonly extra: Record<string, unknown> | undefined

  constructor(
    ...[code, details = {}]:
      | [code: OtherCode, details?: Details]
      | [code: UnacceptedCode, details: Details & Whereabouts]
  ) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = 'issues' in details || 'at' in details ? this.#issuesOf(details) : undefined
    this.retryAfterSeconds = details.retryAfterSeconds
    this.extra = details.extra
  }

  #issuesOf(where: Whereabouts): ErrorIssues {
    return 'issues' in where ? where.issues : [{ path: where.at, message: this.message }]
  }
}
