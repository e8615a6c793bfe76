import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'

/** Asks before unsaved work is left behind, by a link, the back button or closing the page. Draw the answer once. */
export function useLeaveGuard(isDirty: boolean): ReactNode {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()

  useBlocker({
    disabled: !isDirty,
    shouldBlockFn: async () => {
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
