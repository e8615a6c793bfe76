import { t } from '@lingui/core/macro'
import { CallError } from '../../platform/call.ts'
import { serverMessage } from '../../platform/server-message.ts'

/** Why a profile could not be loaded: the server's own sentence, if it gave one. */
export function profileProblem(error: Error): string {
  const said = serverMessage(error)
  if (said !== undefined) return said
  const isUnanswered = error instanceof CallError && error.status === 0
  return isUnanswered ? t`Failed to load profile` : t`Failed to fetch profile`
}
