import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { Activity } from './activity.ts'
import { useDeletePostComment } from './api.ts'

/**
 * Deletes the member's own comment, or one on their entry, after asking for confirmation. Draw the
 * dialog once.
 */
export function useDeleteComment(
  entry: Pick<Activity, '_id' | 'comments'>,
): [(commentId: string) => Promise<void>, ReactNode] {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const deleting = useDeletePostComment(entry._id, entry.comments)

  async function remove(commentId: string) {
    const confirmed = await confirm({
      title: <Trans>Delete this comment?</Trans>,
      body: <Trans>It cannot be brought back.</Trans>,
      confirmLabel: <Trans>Delete comment</Trans>,
      danger: true,
    })
    if (!confirmed) return
    deleting.mutate(commentId, {
      onSuccess: () => toast.success(t`Comment deleted`),
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to delete comment`),
    })
  }

  return [remove, dialog]
}
