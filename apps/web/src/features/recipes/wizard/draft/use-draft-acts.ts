import { useLingui } from '@lingui/react/macro'
import type { UseFormReturn } from 'react-hook-form'
import type { useUpload } from '../../../../ui/pictures/use-upload.ts'
import { type Recipe, useCreateRecipe, usePublishRecipe, useRestoreRevision } from '../../api.ts'
import type { RecipeForm } from '../recipe-form.ts'
import type { WizardTrouble } from '../use-wizard-problem.ts'
import type { KnownDraft } from './use-known-draft.ts'
import type { SerialQueue } from './use-serial-queue.ts'

interface DraftActsOptions {
  form: UseFormReturn<RecipeForm>
  known: KnownDraft
  trouble: WizardTrouble
  inTurn: SerialQueue
  autosave: () => Promise<boolean>
  runUpload: ReturnType<typeof useUpload>['run']
}

/** Actions on a draft as a whole: start it, publish it, restore an earlier version. */
export function useDraftActs(options: DraftActsOptions) {
  const { form, known, trouble, inTurn, autosave, runUpload } = options
  const { now, adopt } = known
  const { t } = useLingui()
  const create = useCreateRecipe()
  const publishing = usePublishRecipe()
  const restoration = useRestoreRevision()

  /** Creates a draft; answers its id. */
  async function start(cover: File | 'illustrated'): Promise<string | undefined> {
    const videoUrl = form.getValues('videoUrl').trim() || undefined
    const started =
      cover instanceof File
        ? runUpload((watched) => create.mutateAsync({ begin: cover, videoUrl, upload: watched }))
        : create.mutateAsync({ begin: { cover }, videoUrl })
    return (await trouble.attempt(started, t`Failed to create recipe`))?.recipeId
  }

  async function publish(confirmOrigin: boolean): Promise<boolean> {
    const published = await inTurn(async () => {
      const { saved: draft } = now.current
      if (!draft) return trouble.refuseWithoutDraft()
      const publication = publishing.mutateAsync({ id: draft._id, confirmOrigin })
      return trouble.attempt(publication, t`Failed to publish recipe`)
    })
    return published !== undefined
  }

  /** Restores an earlier version, after saving the current text if that needs no question. */
  async function restore(revision: number): Promise<Recipe | undefined> {
    await autosave()
    return inTurn(async () => {
      const { saved: recipe } = now.current
      if (!recipe) return trouble.refuseWithoutDraft()
      const restoring = restoration.mutateAsync({ id: recipe._id, revision })
      const restored = await trouble.attempt(restoring, t`Failed to restore this version`)
      if (!restored) return undefined
      adopt(restored)
      trouble.forgetUnsaved()
      now.current.withNext = {}
      return restored
    })
  }

  return {
    start,
    publish,
    restore,
    isStarting: create.isPending,
    isPublishing: publishing.isPending,
    isRestoring: restoration.isPending,
  }
}
