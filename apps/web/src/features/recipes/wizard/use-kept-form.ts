import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { findKeptWork, forgetKeptWork, keepWork } from '../../../platform/kept-work.ts'
import { toast } from '../../../ui/toast.ts'
import { sessionQuery } from '../../auth/index.ts'
import type { Recipe } from '../api.ts'
import type { RecipeForm } from './recipe-form.ts'

/** The unsaved fields of a recipe whose cook's session ended. A photo cannot be kept. */
interface KeptForm {
  fields: Omit<RecipeForm, 'photo'>
  /** What they were written over. */
  base: Pick<Recipe, 'revision'>
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
  /** What was kept the last time: put back into the form. */
  kept: KeptForm | undefined
  step: number
}

/** Keeps the unsaved fields when the session ends under them, and puts back what was kept. */
export function useKeepForm({ form, recipe, kept, step }: KeepOptions): void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { isDirty, dirtyFields } = form.formState
  const { photo: _photo, ...written } = dirtyFields
  const isWritten = isDirty && Object.keys(written).length > 0

  const putBack = useEffectEvent(() => {
    if (!kept) return
    form.reset({ ...kept.fields, photo: null }, { keepDefaultValues: true })
    forgetKeptWork()
    toast.message(t`What you had not saved is back.`)
  })

  const keep = useEffectEvent(() => {
    const hasEnded = queryClient.getQueryData(sessionQuery().queryKey) === null
    if (!recipe || !hasEnded || !isWritten) return
    const { photo: _, ...fields } = form.getValues()
    const content: KeptForm = { fields, base: { revision: recipe.revision }, step }
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
