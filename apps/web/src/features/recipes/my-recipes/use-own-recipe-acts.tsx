import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import {
  type OwnRecipe,
  useDeleteRecipe,
  useToggleRecipeComments,
  useToggleRecipeVisibility,
} from '../api.ts'
import { useShareRecipe } from '../use-share-recipe.tsx'

export interface OwnRecipeActs {
  share: (recipe: OwnRecipe) => void
  toggleComments: (recipe: OwnRecipe) => void
  unpublish: (recipe: OwnRecipe) => void
  /** Asks for confirmation first. */
  remove: (recipe: OwnRecipe) => void
}

/** The actions on the member's own recipes, each reporting how it went. Draw the dialogs once. */
export function useOwnRecipeActs(): [OwnRecipeActs, ReactNode] {
  const { t } = useLingui()
  const [share, shareDialogs] = useShareRecipe()
  const [remove, deleteDialog] = useDeletion()
  const comments = useToggleRecipeComments()
  const visibility = useToggleRecipeVisibility()

  function toggleComments(recipe: OwnRecipe) {
    comments.mutate(recipe._id, {
      onSuccess: ({ allowComments }) =>
        toast.success(
          allowComments ? t`Comments enabled successfully!` : t`Comments disabled successfully!`,
        ),
      onError: (error) => toast.error(t`Failed to toggle comments: ${error.message}`),
    })
  }

  function toggleVisibility({ _id }: OwnRecipe, onDone: () => void) {
    visibility.mutate(_id, {
      onSuccess: onDone,
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to toggle visibility`),
    })
  }

  function unpublish(recipe: OwnRecipe) {
    const undo = () => toggleVisibility(recipe, () => toast.success(t`Published again.`))
    toggleVisibility(recipe, () =>
      toast.success(t`The recipe is a draft again.`, {
        action: { label: t`Undo`, onPress: undo },
      }),
    )
  }

  const dialogs = (
    <>
      {shareDialogs}
      {deleteDialog}
    </>
  )
  return [{ share, toggleComments, unpublish, remove }, dialogs]
}

/** Asks for confirmation; the dialog stays open while the recipe is being deleted. */
function useDeletion(): [(recipe: OwnRecipe) => void, ReactNode] {
  const { t } = useLingui()
  const deletion = useDeleteRecipe()
  const [doomed, setDoomed] = useState<OwnRecipe>()
  const [isOpen, setOpen] = useState(false)
  const title = doomed?.title.trim() || t`Untitled recipe`

  function ask(recipe: OwnRecipe) {
    setDoomed(recipe)
    setOpen(true)
  }

  async function confirm() {
    if (!doomed) return
    try {
      await deletion.mutateAsync(doomed._id)
      toast.success(t`Recipe deleted successfully!`)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      toast.error(t`Failed to delete recipe: ${message}`)
    } finally {
      setOpen(false)
    }
  }

  const dialog = doomed && (
    <ConfirmDialog
      open={isOpen}
      danger
      title={<Trans>Delete Recipe</Trans>}
      body={
        <Trans>
          "{title}" goes for good, and its comments, likes and photo with it. This cannot be undone.
        </Trans>
      }
      confirmLabel={<Trans>Delete Recipe</Trans>}
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => setOpen(false)}
    />
  )
  return [ask, dialog]
}
