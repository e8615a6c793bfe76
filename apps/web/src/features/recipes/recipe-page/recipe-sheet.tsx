import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useMemo } from 'react'
import type { Recipe } from '../api.ts'
import { IngredientGroups } from './ingredient-groups.tsx'
import { StepText } from './method.tsx'
import type { Portions } from './portions/portions.ts'
import { RecipeOrigin } from './recipe-origin.tsx'
import { toFacts } from './recipe-text.ts'
import type { ShownRecipe } from './shown-recipe.ts'
import { type StepIngredient, toStepIngredients } from './step-ingredients.ts'

const QrCode = lazy(() => import('./qr-code.tsx').then((it) => ({ default: it.QrCode })))

interface RecipeSheetProps {
  recipe: Recipe
  shown: ShownRecipe
  portions: Portions
}

/** The recipe for printing, for the portions on screen, with its address. */
export function RecipeSheet({ recipe, shown, portions }: RecipeSheetProps) {
  const { title, description, author } = recipe
  const taken = useMemo(() => toStepIngredients(shown), [shown])
  const address = `${window.location.origin}/recipe/${recipe._id}`
  return (
    <div aria-hidden="true" className="hidden print:block">
      <div className="flex items-start justify-between gap-8 border-b border-ink pb-3">
        <div>
          <p className="font-display text-2xl font-semibold">{title}</p>
          <p className="mt-1">
            <Trans>By {author.name}</Trans>
          </p>
          <p className="mt-2 text-sm">{toFacts(recipe, portions).join(' · ')}</p>
        </div>
        <Suspense>
          <QrCode text={address} />
        </Suspense>
      </div>
      {description && <p className="mt-3 whitespace-pre-line">{description}</p>}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-8">
        <div>
          <p className="mb-2 font-display text-lg font-semibold">
            <Trans>Ingredients</Trans>
          </p>
          <IngredientGroups
            ingredients={shown.ingredients}
            headingLevel="p"
            headingClassName="mt-3 mb-1 break-after-avoid font-semibold"
            className="grid gap-1.5 text-sm"
          >
            {({ amount, name }) => (
              <>
                {amount && <b className="font-semibold">{amount} </b>}
                {name}
              </>
            )}
          </IngredientGroups>
        </div>
        <div>
          <p className="mb-2 font-display text-lg font-semibold">
            <Trans>Instructions</Trans>
          </p>
          <ol className="grid gap-2.5">
            {shown.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
              <li key={index} className="grid grid-cols-[1.75rem_1fr]">
                <span className="font-display font-semibold">{index + 1}</span>
                <div>
                  <p className="whitespace-pre-line">
                    <StepText step={step} />
                  </p>
                  <Taken ingredients={taken[index] ?? []} />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {recipe.origin !== null && <RecipeOrigin origin={recipe.origin} />}
      <p className="mt-6 border-t border-ink pt-2 text-sm">{address}</p>
    </div>
  )
}

/** The ingredients a step takes, in a line below it. */
function Taken({ ingredients }: { ingredients: StepIngredient[] }) {
  if (ingredients.length === 0) return null
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {ingredients.map(({ amount, name, isRest }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <li key={at}>
          {amount && <span className="tabular-nums">{amount} </span>}
          {isRest ? <Trans>the rest of: {name}</Trans> : name}
        </li>
      ))}
    </ul>
  )
}
