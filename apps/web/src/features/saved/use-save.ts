import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '../../platform/server-message.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { askToSignIn, useSession } from '../auth/index.ts'
import { savedCheckQuery, useToggleSaved } from './api.ts'

/** What saving needs to know about a recipe. */
export interface SavableRecipe {
  _id: string
  title: string
  author: { _id: string }
  /** Left out if the list does not know it: then it is fetched. */
  isSaved?: boolean
}

export interface SaveChoices {
  /** The message if the server gave none. */
  failure?: string | undefined
  /** Called with the server's answer, instead of the toast. */
  onToggled?: ((isSaved: boolean) => void) | undefined
  /** Called when it failed, instead of the toast. */
  onFailed?: ((error: unknown) => void) | undefined
}

/** Whether a recipe is saved, and the function to change that. */
export function useSave(recipe: SavableRecipe, { failure, onToggled, onFailed }: SaveChoices = {}) {
  const { t } = useLingui()
  const user = useSession()
  const check = useQuery({
    ...savedCheckQuery(recipe._id),
    enabled: user !== null && recipe.isSaved === undefined,
  })
  const toggling = useToggleSaved()
  const isSaved = recipe.isSaved ?? check.data?.isSaved

  function tell(nowSaved: boolean) {
    if (nowSaved) toast.success(t`Recipe saved to your favorites!`)
    else toast.success(t`Recipe removed from favorites`)
  }

  async function toggle() {
    if (toggling.isPending) return
    if (!user) return askToSignIn()
    try {
      // Not `mutate`, whose callbacks are skipped if the card leaves its list with the answer.
      const answer = await toggling.mutateAsync(recipe._id)
      const told = onToggled ?? tell
      told(answer.isSaved)
    } catch (error) {
      if (onFailed) onFailed(error)
      else
        toast.error(serverMessage(error) ?? failure ?? t`Failed to save recipe. Please try again.`)
    }
  }

  return {
    /** Undefined until it is known. */
    isSaved,
    isOwn: user?._id === recipe.author._id,
    isPending: toggling.isPending,
    toggle,
  }
}
