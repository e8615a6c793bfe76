import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type Comment, useDeleteComment, useToggleHidden } from './api.ts'

export interface CommentActs {
  /** Asks for confirmation first. */
  remove: (comment: Comment) => Promise<void>
  toggleHidden: (comment: Comment) => void
}

/**
 * Deleting and hiding comments, each reporting how it went; `onChanged` is called afterwards. Draw
 * the dialog once.
 */
export function useCommentActs(recipeId: string, onChanged: () => void): [CommentActs, ReactNode] {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const deleting = useDeleteComment(recipeId)
  const hiding = useToggleHidden()

  async function remove(comment: Comment) {
    const confirmed = await confirm({
      title: <Trans>Delete your comment?</Trans>,
      body: <Trans>It cannot be brought back. The stars you gave stay.</Trans>,
      confirmLabel: <Trans>Delete comment</Trans>,
      danger: true,
    })
    if (!confirmed) return
    deleting.mutate(comment._id, {
      onSuccess: () => {
        toast.success(t`Comment deleted`)
        onChanged()
      },
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to delete comment`),
    })
  }

  function toggleHidden(comment: Comment) {
    hiding.mutate(comment._id, {
      onSuccess: ({ isHidden }) => {
        const undo = { label: t`Undo`, onPress: () => toggleHidden(comment) }
        if (isHidden) toast.success(t`Comment hidden`, { action: undo })
        else toast.success(t`Comment shown again`)
        onChanged()
      },
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to hide comment`),
    })
  }

  return [{ remove, toggleHidden }, dialog]
}
