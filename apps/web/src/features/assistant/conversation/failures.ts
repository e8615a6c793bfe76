import { t } from '@lingui/core/macro'
import type { ChatMode } from '@potluck/rules'
import { CallError } from '../../../platform/call.ts'
import { toast } from '../../../ui/overlays/toast.ts'

/** Reports why no chat was opened; `otherwise` is used if the reason is not known. */
export function tellNotOpened(error: unknown, otherwise: string): void {
  if (!(error instanceof CallError)) toast.error(otherwise)
  else if (error.code === 'UNAUTHORIZED') toast.error(t`Please log in to generate recipes.`)
  else toast.error(error.code === 'LIST_FULL' ? error.message : otherwise)
}

/**
 * Reports why an answer was not started, in the server's words if it gave any. If the month's
 * recipes are used up it links to the plans.
 */
export function tellNotStarted(error: unknown, mode: ChatMode, onPlans: () => void): void {
  const answered = error instanceof CallError && error.status !== 0
  if (!answered) toast.error(toSentence(mode))
  else if (error.code === 'UNAUTHORIZED') toast.error(t`Please log in to generate recipes.`)
  else if (error.code === 'PLAN_LIMIT') {
    toast.error(error.message, { action: { label: t`See plans`, onPress: onPlans } })
  } else toast.error(error.message)
}

function toSentence(mode: ChatMode): string {
  switch (mode) {
    case 'idea':
      return t`Failed to start recipe generation. Please try again.`
    case 'ingredients':
      return t`Failed to start recipe generation with ingredients. Please try again.`
    case 'adapt':
      return t`Failed to start recipe adaptation. Please try again.`
  }
}
