import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  Bookmark,
  ChefHat,
  CookingPot,
  Download,
  Pencil,
  Printer,
  Scale,
  Share2,
} from 'lucide-react'
import { Button, buttonStyles } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { LikeButton } from '../../reactions/index.ts'
import { useSave } from '../../saved/index.ts'
import type { Recipe } from '../api.ts'
import { useRecipeOutlets } from '../outlets.ts'
import { useShareRecipe } from '../use-share-recipe.tsx'
import { downloadRecipe } from './download-recipe.ts'
import type { Portions } from './portions.ts'
import { goToPortions } from './portions-focus.ts'
import type { ShownRecipe } from './shown-recipe.ts'
import { useAdaptRecipe } from './use-adapt-recipe.ts'

interface RecipeActionsProps {
  recipe: Recipe
  shown: ShownRecipe
  isOwn: boolean
  portions: Portions
  onCook: (() => void) | undefined
}

/** What one does with a recipe besides cooking it. */
export function RecipeActions(props: RecipeActionsProps) {
  const { recipe, shown, isOwn, portions, onCook } = props
  const { t } = useLingui()
  const [share, shareDialogs] = useShareRecipe()
  const adapt = useAdaptRecipe()
  return (
    <div className="col-span-full flex flex-wrap items-center gap-2">
      {onCook && (
        <Button variant="primary" icon={<Icon of={ChefHat} />} onClick={onCook}>
          <Trans>Start Cooking</Trans>
        </Button>
      )}
      {isOwn ? <EditLink recipeId={recipe._id} /> : <SaveAct recipe={recipe} />}
      <LikeButton recipe={recipe} />
      <IconButton variant="outline" label={t`Share`} icon={Share2} onClick={() => share(recipe)} />
      <IconButton
        variant="outline"
        label={t`Download as text`}
        icon={Download}
        onClick={() => downloadRecipe(recipe, shown, portions)}
      />
      <IconButton
        variant="outline"
        label={t`Print`}
        icon={Printer}
        onClick={() => window.print()}
      />
      <div className="grid basis-full gap-2 sm:flex sm:flex-wrap">
        {recipe.ingredients.length > 0 && (
          <Button icon={<Icon of={CookingPot} />} onClick={() => adapt(recipe)}>
            <Trans>Adapt Recipe with AI</Trans>
          </Button>
        )}
        <MoreActs recipe={recipe} portions={portions} />
      </div>
      {shareDialogs}
    </div>
  )
}

/** What needs more than the recipe, and what makes it fit those who eat. */
function MoreActs({ recipe, portions }: Pick<RecipeActionsProps, 'recipe' | 'portions'>) {
  const { t } = useLingui()
  const { QuickActions } = useRecipeOutlets()

  function scale() {
    goToPortions()
    toast.message(t`Choose for how many: the amounts follow.`)
  }

  return (
    <>
      {QuickActions && <QuickActions recipe={recipe} portions={portions.count} />}
      {portions.count !== undefined && recipe.ingredients.length > 0 && (
        <Button icon={<Icon of={Scale} />} onClick={scale}>
          <Trans>Scale Recipe</Trans>
        </Button>
      )}
    </>
  )
}

function EditLink({ recipeId }: { recipeId: string }) {
  return (
    <Link
      to="/recipe/edit/$recipeId"
      params={{ recipeId }}
      className={buttonStyles({ variant: 'outline' })}
    >
      <Icon of={Pencil} />
      <Trans>Edit</Trans>
    </Link>
  )
}

function SaveAct({ recipe }: { recipe: Recipe }) {
  const { t } = useLingui()
  const { isSaved, isPending, toggle } = useSave(recipe, {
    failure: t`Failed to update favorites. Please try again.`,
  })
  return (
    <Button
      aria-pressed={isSaved}
      loading={isPending}
      icon={<Icon of={Bookmark} className={isSaved ? 'fill-current text-tomato' : ''} />}
      onClick={toggle}
    >
      {isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
    </Button>
  )
}
