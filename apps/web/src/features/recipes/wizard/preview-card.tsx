import { Trans, useLingui } from '@lingui/react/macro'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { RecipeCard } from '../../../ui/recipe-card.tsx'
import type { Recipe } from '../api.ts'
import type { RecipeForm } from './recipe-form.ts'

interface PreviewCardProps {
  form: UseFormReturn<RecipeForm>
  saved: Recipe
}

/** The card that others will see, as it is being written. */
export function PreviewCard({ form, saved }: PreviewCardProps) {
  const { t } = useLingui()
  const [title, cookTime, difficulty] = useWatch({
    control: form.control,
    name: ['title', 'cookTime', 'difficulty'],
  })
  return (
    <section>
      <h2 className="mb-3 text-sm font-medium text-ink-soft">
        <Trans>Preview</Trans>
      </h2>
      <RecipeCard
        recipe={{
          ...saved,
          title: title.trim() || t`Untitled recipe`,
          cookTime,
          difficulty: difficulty || null,
        }}
        showStatus
      />
    </section>
  )
}
