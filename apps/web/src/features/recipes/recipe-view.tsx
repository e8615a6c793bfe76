import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { BelowTheFold } from '../../platform/below-the-fold.tsx'
import { afterFirstPaint } from '../../platform/first-paint.ts'
import { lazyAfterPaint } from '../../platform/lazy-after-paint.tsx'
import { useSession } from '../auth/index.ts'
import { Comments } from '../reactions/index.ts'
import { type Recipe, recipeQuery } from './api.ts'
import { useCookMode } from './cook-mode/use-cook-mode.ts'
import { IngredientList } from './recipe-page/ingredient-list.tsx'
import { Method } from './recipe-page/method.tsx'
import { usePortions } from './recipe-page/portions/portions.ts'
import { RecipeOpening } from './recipe-page/recipe-opening.tsx'
import { RecipeParts } from './recipe-page/recipe-parts.tsx'
import { useShownRecipe } from './recipe-page/use-shown-recipe.ts'
import { useTicks } from './recipe-page/use-ticks.ts'

const CookMode = lazy(() =>
  import('./cook-mode/cook-mode.tsx').then((it) => ({ default: it.CookMode })),
)

const RecipeVideo = lazy(() =>
  import('./recipe-page/recipe-video.tsx').then((it) => ({ default: it.RecipeVideo })),
)

const RecipeOrigin = lazy(() =>
  import('./recipe-page/recipe-origin.tsx').then((it) => ({ default: it.RecipeOrigin })),
)

const ScreenSwitch = lazyAfterPaint(
  async () => (await import('./recipe-page/screen-switch.tsx')).ScreenSwitch,
)

/** It is at the end of the page, so its code loads after the rest. */
const CookedSection = lazy(
  afterFirstPaint(async () => ({ default: (await import('../cooked/index.ts')).CookedSection })),
)

const Adaptations = lazy(
  afterFirstPaint(async () => ({
    default: (await import('./recipe-page/adaptations.tsx')).Adaptations,
  })),
)

/** Only seen when printing. */
const RecipeSheet = lazy(
  afterFirstPaint(async () => ({
    default: (await import('./recipe-page/recipe-sheet.tsx')).RecipeSheet,
  })),
)

/** A recipe as a page of a cookbook; printed, it is one clean sheet. */
export function RecipeView({ recipe }: { recipe: Recipe }) {
  const user = useSession()
  const isOwn = user?._id === recipe.author._id
  const portions = usePortions(recipe.servings)
  const [shown, measures] = useShownRecipe(recipe, portions)
  const ticks = useTicks(recipe._id, recipe.revision)
  const cooking = useCookMode()
  const canCook = shown.steps.length > 0

  return (
    <>
      <article className="mx-auto max-w-page px-4 py-6 md:px-8 md:py-10 print:hidden">
        {recipe.status === 'draft' && <DraftBanner />}
        <RecipeOpening
          recipe={recipe}
          shown={shown}
          isOwn={isOwn}
          portions={portions}
          onCook={canCook ? cooking.open : undefined}
        />
        <BelowTheFold>
          <RecipeRest
            recipe={recipe}
            shown={shown}
            portions={portions}
            measures={measures}
            ticks={ticks}
          />
        </BelowTheFold>
      </article>
      <BelowTheFold>
        <Suspense>
          <RecipeSheet recipe={recipe} shown={shown} portions={portions} />
        </Suspense>
      </BelowTheFold>
      {canCook && cooking.page !== undefined && (
        <Suspense>
          <CookMode
            recipe={recipe}
            isOwn={isOwn}
            shown={shown}
            portions={portions}
            measures={measures}
            ticks={ticks}
            page={cooking.page}
            onTurn={cooking.turnTo}
            onClose={cooking.close}
          />
        </Suspense>
      )}
    </>
  )
}

type RecipeRestProps = Pick<
  ComponentProps<typeof CookMode>,
  'recipe' | 'shown' | 'portions' | 'measures' | 'ticks'
>

/** Everything below the top of the page: the recipe itself, adaptations and comments. */
function RecipeRest({ recipe, shown, portions, measures, ticks }: RecipeRestProps) {
  const queryClient = useQueryClient()
  const isDraft = recipe.status === 'draft'
  return (
    <>
      <RecipeParts
        nutrition={recipe.nutrition}
        ingredients={
          <IngredientList
            ingredients={shown.ingredients}
            portions={portions}
            measures={measures}
            ticked={ticks.ingredients}
            onToggle={(index) => ticks.toggle('ingredients', index)}
            onClear={() => ticks.clear('ingredients')}
          />
        }
        method={
          <>
            {recipe.videoUrl !== null && (
              <Suspense>
                <RecipeVideo address={recipe.videoUrl} recipe={recipe} />
              </Suspense>
            )}
            <Method
              steps={shown.steps}
              notes={shown.notes}
              done={ticks.steps}
              onToggle={(index) => ticks.toggle('steps', index)}
            />
          </>
        }
        foot={<ScreenSwitch isCooking={ticks.ingredients.size > 0} />}
      />
      {recipe.origin !== null && (
        <Suspense>
          <RecipeOrigin origin={recipe.origin} />
        </Suspense>
      )}
      <Suspense>
        <CookedSection recipe={recipe} portions={portions.count} />
      </Suspense>
      {!isDraft && (
        <Suspense>
          <Adaptations recipeId={recipe._id} />
        </Suspense>
      )}
      {!isDraft && (
        <div className="mt-14 border-t border-line pt-10">
          <Comments
            recipe={recipe}
            onChanged={() => queryClient.invalidateQueries(recipeQuery(recipe._id))}
          />
        </div>
      )}
    </>
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
