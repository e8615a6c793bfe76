import { useDeferredValue } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Recipe } from '../../api.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { type PreviewRecipe, toPreview } from './to-preview.ts'

export interface PreviewProps {
  form: UseFormReturn<RecipeForm>
  saved: Recipe
}

/** The recipe being written, slightly behind the typing. */
export function usePreview({ form, saved }: PreviewProps): PreviewRecipe {
  useWatch({ control: form.control })
  return useDeferredValue(toPreview(saved, form.getValues()))
}
