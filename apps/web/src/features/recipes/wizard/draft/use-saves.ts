import type { UseFormReturn } from 'react-hook-form'
import type { useUpload } from '../../../../ui/pictures/use-upload.ts'
import { type RecipeForm, readFields, toRecipeChanges } from '../recipe-form.ts'
import type { KnownDraft } from './use-known-draft.ts'
import type { SaveByButton } from './use-save-by-button.ts'

interface SavesOptions {
  form: UseFormReturn<RecipeForm>
  known: KnownDraft
  save: SaveByButton
  runUpload: ReturnType<typeof useUpload>['run']
}

/** Saves by button: the fields, and the picture separately. */
export function useSaves({ form, known, save, runUpload }: SavesOptions) {
  const { now, rebase, send, sendFields } = known

  return {
    /** Saves all fields but the photo. */
    async saveFields(): Promise<boolean> {
      return save(async () => {
        const sent = readFields(form)
        await sendFields(toRecipeChanges(sent))
        rebase(sent)
      })
    },

    /** Uploads a photo as the cover, or returns to the illustrated cover. */
    async saveCover(cover: File | 'illustrated'): Promise<boolean> {
      return save(async () => {
        now.current.withNext.photoOf = undefined
        await (cover === 'illustrated'
          ? send((revision) => ({ changes: { cover, revision } }))
          : runUpload((watched) =>
              send((revision) => ({ changes: { revision }, photo: cover, upload: watched })),
            ))
        form.resetField('photo', { defaultValue: null })
      })
    },

    /** Restores the photo the recipe had at a revision. */
    async bringBackPhoto(photoOf: number): Promise<boolean> {
      return save(() => send((revision) => ({ changes: { photoOf, revision } })))
    },
  }
}
