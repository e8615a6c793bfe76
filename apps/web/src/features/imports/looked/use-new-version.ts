import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { serverMessage } from '../../../platform/server-message.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { recipeQuery, useRestoreRevision, useUpdateRecipe } from '../../recipes/index.ts'
import type { LookedRecipe } from '../api.ts'

/** Makes what was read the newest version of the recipe that the cook has already; the toast takes it back. */
export function useNewVersion(onTaken: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const update = useUpdateRecipe()
  const restore = useRestoreRevision()

  async function take({ draft }: LookedRecipe, id: string) {
    try {
      const { revision } = await queryClient.fetchQuery({ ...recipeQuery(id), staleTime: 0 })
      const changes = { ...saidFields(draft), keepPrevious: true, revision }
      const changed = await update.mutateAsync({ id, changes })
      await navigate({ to: '/recipe/$recipeId', params: { recipeId: id } })
      onTaken()
      if (changed.revision === revision) return void toast.success(t`Yours is the same already.`)
      const onPress = () => void undo(id, revision)
      toast.success(t`Yours is as the newcomer now. What was there is among its versions.`, {
        action: { label: t`Undo`, onPress },
      })
    } catch (error) {
      toast.error(serverMessage(error) ?? t`It could not be kept. Please try again.`)
    }
  }

  async function undo(id: string, revision: number) {
    try {
      await restore.mutateAsync({ id, revision })
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Not all could be taken back.`)
    }
  }

  return { take, isTaking: update.isPending }
}

/** What the newcomer does not say stays as it is. */
function saidFields(draft: LookedRecipe['draft']): Partial<LookedRecipe['draft']> {
  const isSaid = (value: unknown) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => isSaid(value)))
}
