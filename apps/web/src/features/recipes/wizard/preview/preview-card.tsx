import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { RecipeCard } from '../../../../ui/recipe/recipe-card.tsx'
import type { PreviewRecipe } from './to-preview.ts'
import { type PreviewProps, usePreview } from './use-preview.ts'

/** The card that others will see, as it is being written. */
export function PreviewCard(props: PreviewProps) {
  return <SteadyCard recipe={usePreview(props)} />
}

/** Every key draws the form: not the card, until there is time for it. */
const SteadyCard = memo(Card)

function Card({ recipe }: { recipe: PreviewRecipe }) {
  const { t } = useLingui()
  return (
    <section>
      <h2 className="mb-3 text-sm font-medium text-ink-soft">
        <Trans>Preview</Trans>
      </h2>
      <RecipeCard recipe={{ ...recipe, title: recipe.title || t`Untitled recipe` }} showStatus />
    </section>
  )
}
