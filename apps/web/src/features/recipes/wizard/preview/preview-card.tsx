import { Trans, useLingui } from '@lingui/react/macro'
import { RecipeCard } from '../../../../ui/recipe/recipe-card.tsx'
import { type PreviewProps, usePreview } from './use-preview.ts'

/** The card that others will see, as it is being written. */
export function PreviewCard(props: PreviewProps) {
  const { t } = useLingui()
  const recipe = usePreview(props)
  return (
    <section>
      <h2 className="mb-3 text-sm font-medium text-ink-soft">
        <Trans>Preview</Trans>
      </h2>
      <RecipeCard recipe={{ ...recipe, title: recipe.title || t`Untitled recipe` }} showStatus />
    </section>
  )
}
