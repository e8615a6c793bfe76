import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import { RecipeFacts } from '../../ui/recipe/recipe-facts.tsx'
import { RecipeAuthor, RecipeTitle } from '../../ui/recipe/recipe-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type LiveRecipe, useWholeRecipe } from '../cards/index.ts'
import { inspirationsQuery } from './api.ts'
import { PatientLoading } from './patient-loading.tsx'
import { useSpin } from './use-spin.ts'
import { WheelDrawing } from './wheel-drawing.tsx'

/** Picks a random dish among recipes that fit the cook's diet. */
export function InspirationWheel() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card bg-sunk p-5 @2xl:p-8">
      <h2 id={id} className="font-display text-xl font-semibold md:text-2xl">
        <Trans>Recipe Inspiration Wheel</Trans>
      </h2>
      <WheelContent />
    </section>
  )
}

function WheelContent() {
  const { data: recipes, error, refetch } = useQuery(inspirationsQuery())
  if (recipes?.length === 0) {
    return (
      <p className="mt-3 text-ink-soft">
        <Trans>No recipe here fits your diet yet, so there is nothing to spin for.</Trans>
      </p>
    )
  }
  if (recipes) return <Wheel recipes={recipes} />
  if (error) {
    return (
      <ErrorState
        title={<Trans>The wheel could not be loaded</Trans>}
        message={serverMessage(error) ?? error.message}
        onRetry={refetch}
      />
    )
  }
  return (
    <PatientLoading text={<Trans>Loading the wheel</Trans>} className="mt-4">
      <Skeleton className="size-56 rounded-full" />
    </PatientLoading>
  )
}

function Wheel({ recipes }: { recipes: LiveRecipe[] }) {
  const { t } = useLingui()
  const { turns, isSpinning, picked, spin } = useSpin(recipes.length)
  const recipe = picked === undefined ? undefined : recipes[picked]
  return (
    <div className="mt-4 grid items-center gap-x-10 gap-y-5 @2xl:grid-cols-[23rem_minmax(0,1fr)]">
      <div className="grid justify-items-center gap-4">
        <WheelDrawing names={recipes.map(({ title }) => title ?? '')} turns={turns} />
        <Button variant="primary" loading={isSpinning} onClick={spin}>
          <Trans>Spin the Wheel</Trans>
        </Button>
      </div>
      <div className="@max-2xl:text-center @2xl:min-h-40 @2xl:content-center">
        <p role="status" className={recipe ? 'sr-only' : 'text-lg text-ink-soft'}>
          {isSpinning && <Trans>Spinning...</Trans>}
          {!isSpinning &&
            (recipe ? t`How about ${recipe.title}?` : t`Let chance decide what you cook.`)}
        </p>
        {recipe && <Picked recipe={recipe} />}
      </div>
    </div>
  )
}

function Picked({ recipe: given }: { recipe: LiveRecipe }) {
  const recipe = useWholeRecipe(given)
  return (
    <article className="group relative grid animate-appear grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 rounded-card bg-surface p-3 text-left @2xl:grid-cols-[11rem_minmax(0,1fr)]">
      <div data-cover className="aspect-4/3 overflow-hidden rounded-field bg-sunk">
        <RecipeCover imageUrl={recipe.imageUrl} photo={recipe.photo} alt="" sizes="176px" />
      </div>
      <div className="grid gap-1.5">
        <RecipeTitle recipe={recipe} className="line-clamp-2 text-lg leading-snug" />
        <RecipeAuthor author={recipe.author} />
        <RecipeFacts recipe={recipe} />
      </div>
    </article>
  )
}
