import { t } from '@lingui/core/macro'
import { CallError } from '../../platform/call.ts'

/** What is said when a like did not arrive; `failed` where a list has a sentence of its own. */
export function likeProblem(error: Error, failed?: string): string {
  return error instanceof CallError && error.status === 409
    ? t`Duplicate action detected. Please refresh the page.`
    : (failed ?? t`Failed to update like status. Please try again.`)
}
