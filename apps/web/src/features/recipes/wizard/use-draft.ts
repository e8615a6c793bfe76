import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallError } from '../../../platform/call.ts'
import { useUpload } from '../../../ui/use-upload.ts'
import {
  type Recipe,
  useCreateRecipe,
  useKeepGivenUp,
  usePublishRecipe,
  useRestoreRevision,
} from '../api.ts'
import type { ConflictAnswer, Meeting } from './conflict/use-conflict.tsx'
import { type RecipeForm, readFields, toRecipeChanges, toRecipeForm } from './recipe-form.ts'
import { asKept, isToSend, isUnsaved } from './unsaved.ts'
import { useKnownDraft } from './use-known-draft.ts'
import { useTurns } from './use-turns.ts'
import { useWizardProblem } from './use-wizard-problem.ts'

interface DraftOptions {
  form: UseFormReturn<RecipeForm>
  /** The recipe as it was when the wizard opened; undefined before there is one. */
  opened: Recipe | undefined
  /** The fields as they were saved then. */
  openedBase: RecipeForm
  /** The recipe moved on under this form: which version shall stand. */
  askWhich: (meeting: Meeting) => Promise<ConflictAnswer>
}

/**
 * The draft behind the wizard: starts, saves and publishes it, each answering whether that worked.
 * What went wrong is in `problem`. Saves wait for each other, and the revision is that of the last
 * load or save of this form, so that nothing saved elsewhere in between is overwritten unasked.
 */
export function useDraft({ form, opened, openedBase, askWhich }: DraftOptions) {
  const { t } = useLingui()
  const [isSaving, setSaving] = useState(false)
  const [isAutosaving, setAutosaving] = useState(false)
  const known = useKnownDraft({ opened, openedBase })
  const { now, rebase, send, sendFields } = known
  const trouble = useWizardProblem()
  const create = useCreateRecipe()
  const publishing = usePublishRecipe()
  const restoration = useRestoreRevision()
  const giving = useKeepGivenUp()
  const upload = useUpload()
  const inTurn = useTurns()

  /** Starts a draft; answers its id. */
  async function start(cover: File | 'illustrated'): Promise<string | undefined> {
    const videoUrl = form.getValues('videoUrl').trim() || undefined
    const started =
      cover instanceof File
        ? upload.run((watched) => create.mutateAsync({ begin: cover, videoUrl, upload: watched }))
        : create.mutateAsync({ begin: { cover }, videoUrl })
    return (await attempt(started, t`Failed to create recipe`))?.recipeId
  }

  /** Saves all fields but the photo. */
  async function saveFields(): Promise<boolean> {
    return save(async () => {
      const sent = readFields(form)
      await sendFields(toRecipeChanges(sent))
      rebase(sent)
    })
  }

  /** Uploads a photo in place of the cover there is, or goes back to the illustrated one. */
  async function saveCover(cover: File | 'illustrated'): Promise<boolean> {
    return save(async () => {
      now.current.withNext.photoOf = undefined
      await (cover === 'illustrated'
        ? send((revision) => ({ changes: { cover, revision } }))
        : upload.run((watched) =>
            send((revision) => ({ changes: { revision }, photo: cover, upload: watched })),
          ))
      form.resetField('photo', { defaultValue: null })
    })
  }

  /** Goes back to the photo that the recipe had at a revision. */
  async function bringBackPhoto(photoOf: number): Promise<boolean> {
    return save(() => send((revision) => ({ changes: { photoOf, revision } })))
  }

  /**
   * Saves the fields of a draft where that would change anything; answers whether nothing is left
   * unsaved. Two versions are not asked about before somebody saves by a button.
   */
  async function autosave(): Promise<boolean> {
    return inTurn(async () => {
      const sent = readFields(form)
      const isDraft = now.current.saved?.status === 'draft'
      if (isDraft && !now.current.isBehind && isToSend(sent, now.current.base)) {
        setAutosaving(true)
        await autosaveFields(sent)
        setAutosaving(false)
      }
      return !isUnsaved(readFields(form), now.current.base)
    })
  }

  async function autosaveFields(sent: RecipeForm): Promise<void> {
    try {
      await sendFields({ ...toRecipeChanges(sent), autosave: true })
      rebase(asKept(sent))
      trouble.forgetUnsaved()
    } catch (error) {
      const theirs = staleRecipe(error)
      if (theirs && hasSameFields(theirs, now.current.base)) adopt(theirs)
      else {
        now.current.isBehind = theirs !== undefined
        trouble.tellUnsaved(error, t`Failed to update recipe`)
      }
    }
  }

  /** Writes an earlier version anew, after what is written now has been saved where that goes unasked. */
  async function restore(revision: number): Promise<Recipe | undefined> {
    await autosave()
    return inTurn(async () => {
      const { saved: recipe } = now.current
      if (!recipe) return trouble.refuseWithoutDraft()
      const restoring = restoration.mutateAsync({ id: recipe._id, revision })
      const restored = await attempt(restoring, t`Failed to restore this version`)
      if (!restored) return undefined
      adopt(restored)
      now.current.withNext = {}
      return restored
    })
  }

  async function publish(): Promise<boolean> {
    const published = await inTurn(async () => {
      const { saved: draft } = now.current
      if (!draft) return trouble.refuseWithoutDraft()
      return attempt(publishing.mutateAsync(draft._id), t`Failed to publish recipe`)
    })
    return published !== undefined
  }

  /** Runs a save that somebody pressed a button for, and asks where another version is met. */
  async function save(work: () => Promise<void>): Promise<boolean> {
    if (!now.current.saved) {
      trouble.refuseWithoutDraft()
      return false
    }
    trouble.forget()
    setSaving(true)
    try {
      await inTurn(work)
      trouble.forgetUnsaved()
      return true
    } catch (error) {
      const theirs = staleRecipe(error)
      if (theirs) {
        const answer = await settle(theirs)
        if (answer === 'later') trouble.tellUnsaved(error, t`Failed to update recipe`)
        return answer === 'save' && save(work)
      }
      trouble.tell(error, t`Failed to update recipe`)
      trouble.tellFailed()
      return false
    } finally {
      setSaving(false)
    }
  }

  /** Decides between two versions: whether there is something to save now. */
  async function settle(theirs: Recipe): Promise<'later' | 'theirs' | 'save'> {
    const { saved: before = theirs } = now.current
    const mine = readFields(form)
    now.current.isBehind = true
    let current = theirs
    const answer = await askWhich({
      base: now.current.base,
      mine,
      theirs: toRecipeForm(theirs),
      pictures: { mine: before, theirs },
      keepMine: async () => {
        const givenUp = { ...toRecipeChanges(mine), base: before.revision }
        const kept = await giving.mutateAsync({ id: theirs._id, givenUp }).catch(() => undefined)
        current = kept ?? theirs
        return kept !== undefined
      },
    })
    if (answer === 'later') return answer
    adopt(current)
    now.current.withNext = { keepPrevious: true }
    if (answer === 'theirs') return answer
    if (answer.picture === 'mine') now.current.withNext.photoOf = before.revision
    return 'save'
  }

  /** Goes on from a recipe that was saved elsewhere. */
  function adopt(recipe: Recipe) {
    known.adopt(recipe)
    trouble.forgetUnsaved()
  }

  async function attempt<Answer>(
    answer: Promise<Answer>,
    fallback: string,
  ): Promise<Answer | undefined> {
    try {
      trouble.forget()
      return await answer
    } catch (error) {
      trouble.tell(error, fallback)
      return undefined
    }
  }

  return {
    /** The recipe as last read from the server. */
    saved: known.saved,
    /** The fields as they were last saved. */
    base: known.base,
    problem: trouble.problem,
    forgetProblem: trouble.forget,
    /** Why what was written is not saved, in one sentence. */
    unsavedReason: trouble.unsavedReason,
    hasFailed: trouble.hasFailed,
    /** It was saved elsewhere, and nobody has decided which version stands. */
    isConflict: trouble.isConflict,
    upload: upload.underWay,
    isSaving: create.isPending || isSaving,
    isAutosaving,
    isPublishing: publishing.isPending,
    isRestoring: restoration.isPending,
    start,
    saveFields,
    saveCover,
    bringBackPhoto,
    autosave,
    restore,
    publish,
  }
}

export type Draft = ReturnType<typeof useDraft>

function hasSameFields(recipe: Recipe, base: RecipeForm): boolean {
  return !isToSend(toRecipeForm(recipe), base)
}

/** The current recipe that a refusal as out of date brings along. */
function staleRecipe(error: unknown): Recipe | undefined {
  if (!(error instanceof CallError) || error.code !== 'STALE_REVISION') return undefined
  return (error.body as { recipe: Recipe }).recipe
}
