import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useDeletePost } from './api.ts'

/** Deletes the member's own entry, after asking for confirmation. Draw the dialog once. */
export function useDeleteEntry(id: string): [() => Promise<void>, ReactNode] {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const deleting = useDeletePost()

  async function remove() {
    const confirmed = await confirm({
      title: <Trans>Delete this entry?</Trans>,
      body: <Trans>Its likes and comments go with it. It cannot be brought back.</Trans>,
      confirmLabel: <Trans>Delete entry</Trans>,
      danger: true,
    })
    if (!confirmed) return
    deleting.mutate(id, {
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to delete post`),
    })
  }

  return [remove, dialog]
}
