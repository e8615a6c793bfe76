import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { Chip } from '../../../../ui/controls/chip.tsx'
import { FactLine } from '../../recipe-page/fact-line.tsx'
import { IngredientGroups } from '../../recipe-page/ingredient-groups.tsx'
import { StepText } from '../../recipe-page/method.tsx'
import { type ShownIngredient, showAsWritten } from '../../recipe-page/shown-recipe.ts'
import type { PreviewRecipe } from './to-preview.ts'
import { type PreviewProps, usePreview } from './use-preview.ts'

/**
 * A small version of the page of the recipe being written; ingredients are beside the method if
 * there is room.
 */
export function PreviewPage(props: PreviewProps) {
  return <SteadyPage recipe={usePreview(props)} />
}

/** Every key draws the form: not the page, until there is time for it. */
const SteadyPage = memo(Page)

function Page({ recipe }: { recipe: PreviewRecipe }) {
  const { title, description, tags } = recipe
  const { ingredients, steps } = showAsWritten(recipe)
  return (
    <section className="@container">
      <h2 className="mb-3 text-sm font-medium text-ink-soft">
        <Trans>As a page</Trans>
      </h2>
      <div className="rounded-card border border-line bg-surface p-4 @lg:p-6">
        <h3 className="font-display text-xl font-semibold text-pretty @lg:text-2xl">
          {title || <Trans>Untitled recipe</Trans>}
        </h3>
        <FactLine recipe={recipe} className="mt-3 text-sm" />
        {description.trim() && (
          <p className="mt-3 max-w-measure whitespace-pre-line">{description}</p>
        )}
        {tags.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-5 grid gap-6 border-t border-line pt-5 @lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Ingredients ingredients={ingredients} />
          <Method steps={steps} />
        </div>
      </div>
    </section>
  )
}

function Ingredients({ ingredients }: { ingredients: ShownIngredient[] }) {
  return (
    <div>
      <h4 className="mb-2 font-display text-lg font-semibold">
        <Trans>Ingredients</Trans>
      </h4>
      {ingredients.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No ingredients are written down yet.</Trans>
        </p>
      )}
      <IngredientGroups
        ingredients={ingredients}
        headingLevel="p"
        headingClassName="mt-3 mb-1 font-medium"
        className="grid gap-1.5"
      >
        {({ amount, name }) => (
          <>
            {amount && <span className="font-medium tabular-nums">{amount} </span>}
            {name}
          </>
        )}
      </IngredientGroups>
    </div>
  )
}

function Method({ steps }: { steps: readonly string[] }) {
  return (
    <div>
      <h4 className="mb-2 font-display text-lg font-semibold">
        <Trans>Instructions</Trans>
      </h4>
      {steps.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No steps are written down yet.</Trans>
        </p>
      )}
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
          <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="font-display text-lg leading-6 font-medium text-tomato tabular-nums">
              {index + 1}
            </span>
            <span className="whitespace-pre-line">
              <StepText step={step} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
