import type { UseFormReturn } from 'react-hook-form'
import { useUpload } from '../../../../ui/pictures/use-upload.ts'
import type { Recipe } from '../../api.ts'
import type { ConflictAnswer, Meeting } from '../conflict/conflict.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { useWizardProblem } from '../use-wizard-problem.ts'
import { useDraftActs } from './use-draft-acts.ts'
import { useKnownDraft } from './use-known-draft.ts'
import { useSaveByButton } from './use-save-by-button.ts'
import { useSaveByItself } from './use-save-by-itself.ts'
import { useSaves } from './use-saves.ts'
import { useSerialQueue } from './use-serial-queue.ts'
import { useSettleVersions } from './use-settle-versions.ts'

interface DraftOptions {
  form: UseFormReturn<RecipeForm>
  /** The recipe as it was when the wizard opened; undefined for a new one. */
  opened: Recipe | undefined
  /** The form's fields as they were saved at that time. */
  openedBase: RecipeForm
  /** Asks which version to keep, when the recipe was saved elsewhere while this form was open. */
  askWhich: (meeting: Meeting) => Promise<ConflictAnswer>
}

/**
 * The draft behind the wizard: creates, saves and publishes it, each answering whether it worked.
 * Errors are in `problem`. Saves run one after the other, each over the revision this form last
 * loaded or saved, so that nothing saved elsewhere is overwritten without asking.
 */
export function useDraft({ form, opened, openedBase, askWhich }: DraftOptions) {
  const known = useKnownDraft({ opened, openedBase })
  const trouble = useWizardProblem()
  const inTurn = useSerialQueue()
  const upload = useUpload()
  const settle = useSettleVersions({ form, known, askWhich })
  const { save, isSaving } = useSaveByButton({ known, trouble, inTurn, settle })
  const { autosave, isAutosaving } = useSaveByItself({ form, known, trouble, inTurn })
  const saves = useSaves({ form, known, save, runUpload: upload.run })
  const acts = useDraftActs({ form, known, trouble, inTurn, autosave, runUpload: upload.run })

  return {
    /** The recipe as last read from the server. */
    saved: known.saved,
    /** The fields as they were last saved. */
    base: known.base,
    problem: trouble.problem,
    forgetProblem: trouble.forget,
    /** Why the latest changes are not saved, in one sentence. */
    unsavedReason: trouble.unsavedReason,
    hasFailed: trouble.hasFailed,
    /** The recipe was saved elsewhere, and the cook has not chosen a version yet. */
    isConflict: trouble.isConflict,
    upload: upload.underWay,
    isSaving: acts.isStarting || isSaving,
    isAutosaving,
    isPublishing: acts.isPublishing,
    isRestoring: acts.isRestoring,
    ...saves,
    autosave,
    start: acts.start,
    restore: acts.restore,
    publish: acts.publish,
  }
}

export type Draft = ReturnType<typeof useDraft>
