import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConfirm } from './confirm-dialog.tsx'

interface LeaveGuardOptions {
  isUnsaved: boolean
  /** Saves what may be saved without asking, if anything; answers whether nothing is left unsaved. */
  saveLast?: () => Promise<boolean>
}

/** Leaving waits this long for the last save before it asks. */
const PATIENCE_MS = 4000

/**
 * Asks before unsaved work is lost, by a link, the back button or closing the page. Draw the
 * returned element once.
 */
export function useLeaveGuard({ isUnsaved, saveLast }: LeaveGuardOptions): ReactNode {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()

  useBlocker({
    disabled: !isUnsaved,
    shouldBlockFn: async () => {
      if (saveLast && (await isSavedInTime(saveLast))) return false
      const leave = await confirm({
        title: t`Leave without saving?`,
        body: t`What you wrote since the last save would be lost.`,
        confirmLabel: t`Leave`,
        cancelLabel: t`Keep Editing`,
        danger: true,
      })
      return !leave
    },
  })
  return dialog
}

function isSavedInTime(saveLast: () => Promise<boolean>): Promise<boolean> {
  const outOfPatience = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
  return Promise.race([saveLast(), outOfPatience])
}
