import { Trans } from '@lingui/react/macro'
import { CalendarPlus, ShoppingBasket } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { QuickActionsProps } from '../recipes/index.ts'
import { RecipeToListDialog } from '../shopping/index.ts'

const PlanRecipeDialog = lazy(() =>
  import('./plan-recipe-dialog.tsx').then((it) => ({ default: it.PlanRecipeDialog })),
)
/** Adds a recipe to the plan or the shopping list, from its page. */
export function QuickActions({ recipe, portions }: QuickActionsProps) {
  const [asked, setAsked] = useState<'plan' | 'list'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Button icon={<Icon of={CalendarPlus} />} onClick={() => setAsked('plan')}>
        <Trans>Add to Meal Plan</Trans>
      </Button>
      {recipe.ingredients.length > 0 && (
        <Button icon={<Icon of={ShoppingBasket} />} onClick={() => setAsked('list')}>
          <Trans>Create Shopping List</Trans>
        </Button>
      )}
      <Suspense>
        {asked === 'plan' && (
          <PlanRecipeDialog recipe={recipe} portions={portions} onClose={close} />
        )}
        {asked === 'list' && (
          <RecipeToListDialog recipe={recipe} portions={portions} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
