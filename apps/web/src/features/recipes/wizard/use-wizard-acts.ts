import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from '../../../ui/overlays/toast.ts'
import { cutImage } from '../../../ui/pictures/shrink-image.ts'
import type { Draft } from './draft/use-draft.ts'
import type { RecipeForm } from './recipe-form.ts'
import { COVER_ASPECT } from './steps/media-step.tsx'

interface WizardActsOptions {
  form: UseFormReturn<RecipeForm>
  draft: Draft
  /** The picture step is on screen. */
  isMedia: boolean
  /** A save would change something. */
  isToSend: boolean
  onNext: () => void
}

/** What the wizard's buttons do. */
export function useWizardActs({ form, draft, isMedia, isToSend, onNext }: WizardActsOptions) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isAdvancing = useRef(false)
  const { saved } = draft

  async function startDraft(cover: File | 'illustrated') {
    const recipeId = await draft.start(cover)
    if (recipeId === undefined) return
    await navigate({
      to: '/recipe/create/$recipeId',
      params: { recipeId },
      state: { draftStarted: true },
      replace: true,
      ignoreBlocker: true,
    })
  }

  async function illustrate() {
    if (!(await form.trigger('videoUrl', { shouldFocus: true }))) return
    if (!saved) await startDraft('illustrated')
    else if (await draft.saveCover('illustrated')) toast.success(t`The cover is drawn.`)
  }

  const saveAndGoOn = form.handleSubmit(async ({ photo, framing }) => {
    const cover = photo && (await cutImage(photo, framing, COVER_ASPECT))
    if (!saved) return cover ? startDraft(cover) : undefined
    if (cover && !(await draft.saveCover(cover))) return
    const isPictureAlone = isMedia && !isToSend
    if (isPictureAlone || (await draft.saveFields())) onNext()
  })

  /** Runs once at a time: pressing Enter twice goes one step. */
  async function advance() {
    if (isAdvancing.current) return
    isAdvancing.current = true
    await saveAndGoOn().finally(() => {
      isAdvancing.current = false
    })
  }

  const save = form.handleSubmit(async () => {
    if (await draft.saveFields()) toast.success(t`Saved.`)
  })

  async function publish(confirmOrigin: boolean) {
    if (!(await draft.publish(confirmOrigin)) || !saved) return
    await navigate({ to: '/recipe/$recipeId', params: { recipeId: saved._id } })
  }

  return { illustrate, advance, save, publish }
}

export type WizardActs = ReturnType<typeof useWizardActs>
