import { t } from '@lingui/core/macro'
import { CallError } from '../../platform/call.ts'
import { serverMessage } from '../../platform/server-message.ts'
import type { LikeableKind } from './api.ts'

/** What is said when a like did not arrive; `failed` where a list has a sentence of its own. */
export function likeProblem(error: Error, kind: LikeableKind, failed?: string): string {
  if (error instanceof CallError && error.status === 409)
    return t`Duplicate action detected. Please refresh the page.`
  if (kind === 'recipe')
    return recipeProblem(error) ?? failed ?? t`Failed to update like status. Please try again.`
  if (kind === 'post') return serverMessage(error) ?? t`Failed to toggle like`
  return serverMessage(error) ?? t`Failed to toggle comment like`
}

/** The session that ended, or the recipe that went, while the page stood open. */
function recipeProblem(error: Error): string | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.status === 401) return t`Please login to like recipes`
  return error.status === 404 ? t`Recipe not available` : undefined
}
