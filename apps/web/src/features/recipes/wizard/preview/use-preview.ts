import { useDeferredValue, useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Recipe } from '../../api.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { type PreviewRecipe, toPreview } from './to-preview.ts'

export interface PreviewProps {
  form: UseFormReturn<RecipeForm>
  saved: Recipe
}

/**
 * The recipe being written, slightly behind the typing. Until it catches up it is the same object, so
 * that a memoised preview is not rendered again.
 */
export function usePreview({ form, saved }: PreviewProps): PreviewRecipe {
  useWatch({ control: form.control })
  const written = useDeferredValue(form.getValues())
  return useMemo(() => toPreview(saved, written), [saved, written])
}
