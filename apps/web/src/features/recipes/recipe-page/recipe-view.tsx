import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Tabs } from '../../../ui/tabs.tsx'
import { useSession } from '../../auth/index.ts'
import { NutritionFacts } from '../../kitchen/index.ts'
import { Comments } from '../../reactions/index.ts'
import { type Recipe, recipeQuery } from '../api.ts'
import { Adaptations } from './adaptations.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { Method } from './method.tsx'
import { usePortions } from './portions.ts'
import { RecipeOpening } from './recipe-opening.tsx'
import { RecipeSheet } from './recipe-sheet.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useTicks } from './use-ticks.ts'

/** A recipe as a page of a cookbook; on paper one clean sheet. */
export function RecipeView({ recipe }: { recipe: Recipe }) {
  const queryClient = useQueryClient()
  const user = useSession()
  const isOwn = user?._id === recipe.author._id
  const isDraft = recipe.status === 'draft'
  const portions = usePortions(recipe.servings)

  return (
    <>
      <article className="mx-auto max-w-page px-4 py-6 md:px-8 md:py-10 print:hidden">
        {isDraft && <DraftBanner />}
        <RecipeOpening recipe={recipe} isOwn={isOwn} portions={portions} />
        <Cooking recipe={recipe} portions={portions} />
        {!isDraft && <Adaptations recipeId={recipe._id} />}
        {!isDraft && (
          <div className="mt-14 border-t border-line pt-10">
            <Comments
              recipe={recipe}
              onCommented={() => queryClient.invalidateQueries(recipeQuery(recipe._id))}
            />
          </div>
        )}
      </article>
      <RecipeSheet recipe={recipe} portions={portions} />
    </>
  )
}

interface CookingProps {
  recipe: Recipe
  portions: ReturnType<typeof usePortions>
}

/** Ingredients beside the method, or each in its tab where there is no room. */
function Cooking({ recipe, portions }: CookingProps) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const ticks = useTicks(recipe._id, recipe.revision)
  const [tab, setTab] = useState<'ingredients' | 'instructions' | 'nutrition'>('ingredients')
  const ingredients = (
    <IngredientList
      ingredients={recipe.ingredients}
      portions={portions}
      ticked={ticks.ingredients}
      onToggle={(index) => ticks.toggle('ingredients', index)}
      onClear={() => ticks.clear('ingredients')}
    />
  )
  const method = (
    <Method
      steps={recipe.instructions}
      portions={portions}
      done={ticks.steps}
      onToggle={(index) => ticks.toggle('steps', index)}
    />
  )
  const hasNutrition = recipe.nutrition.lines.length > 0
  const nutrition = <NutritionFacts nutrition={recipe.nutrition} />

  if (isWide) {
    return (
      <>
        <div className="mt-10 grid grid-cols-[minmax(260px,4fr)_8fr] items-start gap-14 border-t border-line pt-10">
          <section
            aria-labelledby="ingredients"
            className="sticky top-22 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain -ml-1 pr-2 pl-1 after:pointer-events-none after:sticky after:bottom-0 after:block after:h-10 after:bg-linear-to-t after:from-paper"
          >
            <h2 id="ingredients" className="mb-4 font-display text-2xl font-semibold">
              <Trans>Ingredients</Trans>
            </h2>
            {ingredients}
          </section>
          <section aria-labelledby="instructions" className="min-w-0">
            <h2 id="instructions" className="mb-4 font-display text-2xl font-semibold">
              <Trans>Instructions</Trans>
            </h2>
            {method}
          </section>
        </div>
        {hasNutrition && (
          <section aria-labelledby="nutrition" className="mt-14 border-t border-line pt-10">
            <h2 id="nutrition" className="mb-5 font-display text-2xl font-semibold">
              <Trans>Nutrition</Trans>
            </h2>
            {nutrition}
          </section>
        )}
      </>
    )
  }
  return (
    <Tabs
      className="mt-8"
      label={t`Recipe`}
      tabs={[
        { value: 'ingredients', label: t`Ingredients` },
        { value: 'instructions', label: t`Instructions` },
        ...(hasNutrition ? [{ value: 'nutrition', label: t`Nutrition` } as const] : []),
      ]}
      value={tab}
      onChange={setTab}
    >
      {{ ingredients, instructions: method, nutrition }[tab]}
    </Tabs>
  )
}

function DraftBanner() {
  return (
    <p className="mb-8 rounded-card bg-saffron-wash px-5 py-4">
      <span className="font-medium">
        <Trans>This is a draft.</Trans>
      </span>{' '}
      <Trans>Nobody but you can see it until it is published.</Trans>
    </p>
  )
}
