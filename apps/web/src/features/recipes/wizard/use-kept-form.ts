import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { findKeptWork, forgetKeptWork, keepWork } from '../../../platform/kept-work.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { sessionQuery } from '../../auth/index.ts'
import type { Recipe } from '../api.ts'
import { NO_PHOTO, type RecipeForm, toWritten, type WrittenFields } from './recipe-form.ts'

/** Unsaved fields from when the cook's session ended. A photo cannot be kept. */
export interface KeptForm {
  fields: WrittenFields
  /** The saved version that they were based on. */
  base: { revision: number; fields: WrittenFields }
  /** Index of the step that was on screen. */
  step: number
}

/** What the cook had not saved of this recipe when their session ended, or undefined. */
export function useKeptForm(recipe: Recipe | undefined): KeptForm | undefined {
  const [kept] = useState(() => recipe && (findKeptWork(toOwner(recipe)) as KeptForm | undefined))
  return kept
}

interface KeepOptions {
  form: UseFormReturn<RecipeForm>
  recipe: Recipe | undefined
  /** The fields as they were last saved. */
  base: RecipeForm
  /** The form differs from that. */
  isRewritten: boolean
  /** The fields kept last time, to put back into the form. */
  kept: KeptForm | undefined
  step: number
}

/** Keeps the unsaved fields when the session ends, and restores fields kept before. */
export function useKeepForm(options: KeepOptions): void {
  const { form, recipe, base, isRewritten, kept, step } = options
  const { t } = useLingui()
  const queryClient = useQueryClient()

  const putBack = useEffectEvent(() => {
    if (!kept) return
    form.reset({ ...kept.fields, ...NO_PHOTO })
    forgetKeptWork()
    toast.message(t`What you had not saved is back.`)
  })

  const keep = useEffectEvent(() => {
    const hasEnded = queryClient.getQueryData(sessionQuery().queryKey) === null
    if (!recipe || !hasEnded || !isRewritten) return
    const content: KeptForm = {
      fields: toWritten(form.getValues()),
      base: { revision: recipe.revision, fields: toWritten(base) },
      step,
    }
    keepWork({ ...toOwner(recipe), content })
  })

  useEffect(() => {
    putBack()
    return () => keep()
  }, [])
}

function toOwner(recipe: Recipe): { memberId: string; subject: string } {
  return { memberId: recipe.author._id, subject: `recipe ${recipe._id}` }
}
