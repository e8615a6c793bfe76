import { t } from '@lingui/core/macro'
import { CallError } from '../../platform/call.ts'

/** What is said when a like did not arrive. */
export function likeProblem(error: Error): string {
  return error instanceof CallError && error.status === 409
    ? t`Duplicate action detected. Please refresh the page.`
    : t`Failed to update like status. Please try again.`
}
