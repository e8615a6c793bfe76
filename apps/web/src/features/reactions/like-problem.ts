import { t } from '@lingui/core/macro'
import { CallError } from '../../platform/call.ts'
import { serverMessage } from '../../platform/server-message.ts'
import type { LikeableKind } from './api.ts'

/** The message for a like that failed; `failed` is a list's own. */
export function likeProblem(error: Error, kind: LikeableKind, failed?: string): string {
  if (error instanceof CallError && error.status === 409)
    return t`Duplicate action detected. Please refresh the page.`
  if (kind === 'recipe')
    return recipeProblem(error) ?? failed ?? t`Failed to update like status. Please try again.`
  if (kind === 'post') return serverMessage(error) ?? t`Failed to toggle like`
  return serverMessage(error) ?? t`Failed to toggle comment like`
}

/** The session ended, or the recipe was deleted, while the page was open. */
function recipeProblem(error: Error): string | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.status === 401) return t`Please login to like recipes`
  return error.status === 404 ? t`Recipe not available` : undefined
}
