import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { serverMessage } from '../../../platform/server-message.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import type { LookedRecipe } from '../api.ts'
import { isDeclined } from '../origin/use-origin-question.tsx'
import { useTakeVersion } from './use-take-version.ts'

/** Makes what was read the newest version of the recipe that the cook has already; the toast takes it back. */
export function useNewVersion(onTaken: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { take, takeBack, isTaking, dialog } = useTakeVersion()

  async function takeOne(recipe: LookedRecipe, id: string) {
    try {
      const replaced = await take(recipe, id)
      await navigate({ to: '/recipe/$recipeId', params: { recipeId: id } })
      onTaken()
      if (replaced === undefined) return void toast.success(t`Yours is the same already.`)
      const onPress = () => void undo(id, replaced)
      toast.success(t`Yours is as the newcomer now. What was there is among its versions.`, {
        action: { label: t`Undo`, onPress },
      })
    } catch (error) {
      if (isDeclined(error)) return
      toast.error(serverMessage(error) ?? t`It could not be kept. Please try again.`)
    }
  }

  async function undo(id: string, revision: number) {
    try {
      await takeBack(id, revision)
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Not all could be taken back.`)
    }
  }

  return { take: takeOne, isTaking, dialog }
}
