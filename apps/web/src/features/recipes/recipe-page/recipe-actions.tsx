import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  Bookmark,
  ChefHat,
  CookingPot,
  Download,
  Ellipsis,
  FileDown,
  Pencil,
  Printer,
  Scale,
  Share2,
} from 'lucide-react'
import { Button, buttonStyles } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { LikeButton } from '../../reactions/index.ts'
import { useSave } from '../../saved/index.ts'
import type { Recipe } from '../api.ts'
import { useRecipeOutlets } from '../outlets.ts'
import { useExport } from '../use-export.tsx'
import { useShareRecipe } from '../use-share-recipe.tsx'
import type { Portions } from './portions/portions.ts'
import { goToPortions } from './portions/portions-focus.ts'
import type { ShownRecipe } from './shown-recipe.ts'
import { useAdaptRecipe } from './use-adapt-recipe.ts'

interface RecipeActionsProps {
  recipe: Recipe
  shown: ShownRecipe
  isOwn: boolean
  portions: Portions
  onCook: (() => void) | undefined
}

const loadDownload = () => import('./download-recipe.ts')

/** The actions on a recipe besides cooking it. */
export function RecipeActions(props: RecipeActionsProps) {
  const { recipe, shown, isOwn, portions, onCook } = props
  const { t } = useLingui()
  const [share, shareDialogs] = useShareRecipe()
  const adapt = useAdaptRecipe()
  const download = () =>
    void loadDownload().then(({ downloadRecipe }) => downloadRecipe(recipe, shown, portions))
  const [saveAsFile, exportDialog] = useExport({
    of: { recipeId: recipe._id },
    description: recipe.title,
  })
  return (
    <div className="col-span-full flex min-w-0 flex-wrap items-center gap-1.5 sm:gap-2">
      {onCook && (
        <Button
          variant="primary"
          icon={<Icon of={ChefHat} className="max-sm:hidden" />}
          onClick={onCook}
          className="max-sm:flex-1 max-sm:px-2 max-sm:whitespace-nowrap"
        >
          <Trans>Start Cooking</Trans>
        </Button>
      )}
      {isOwn ? <EditLink recipeId={recipe._id} /> : <SaveAct recipe={recipe} />}
      <LikeButton recipe={recipe} />
      <IconButton variant="outline" label={t`Share`} icon={Share2} onClick={() => share(recipe)} />
      <RareActs onDownload={download} onExport={saveAsFile} />
      {/* On a phone these are one row that can be swiped. */}
      <div className="flex gap-2 *:shrink-0 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 max-sm:[scrollbar-width:none] sm:basis-full sm:flex-wrap">
        {recipe.ingredients.length > 0 && (
          <Button icon={<Icon of={CookingPot} />} onClick={() => adapt(recipe)}>
            <Trans>Adapt Recipe with AI</Trans>
          </Button>
        )}
        <MoreActs recipe={recipe} portions={portions} />
      </div>
      {shareDialogs}
      {exportDialog}
    </div>
  )
}

/** Printing and saving: buttons if there is room, a menu on a phone. */
function RareActs({ onDownload, onExport }: { onDownload: () => void; onExport: () => void }) {
  const { t } = useLingui()
  const print = () => window.print()
  return (
    <>
      <div className="flex gap-2 max-sm:hidden">
        <IconButton
          variant="outline"
          label={t`Download as text`}
          icon={Download}
          onClick={onDownload}
        />
        <IconButton
          variant="outline"
          label={t`Save as a file`}
          icon={FileDown}
          onClick={onExport}
        />
        <IconButton variant="outline" label={t`Print`} icon={Printer} onClick={print} />
      </div>
      <div className="sm:hidden">
        <Menu
          trigger={(props) => (
            <IconButton {...props} variant="outline" label={t`More`} icon={Ellipsis} />
          )}
        >
          <MenuItem icon={Download} onClick={onDownload}>
            <Trans>Download as text</Trans>
          </MenuItem>
          <MenuItem icon={FileDown} onClick={onExport}>
            <Trans>Save as a file</Trans>
          </MenuItem>
          <MenuItem icon={Printer} onClick={print}>
            <Trans>Print</Trans>
          </MenuItem>
        </Menu>
      </div>
    </>
  )
}

/** Actions that need more than the recipe, and adapting it to those who eat. */
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
      className={buttonStyles({ variant: 'outline', className: 'max-sm:w-11 max-sm:px-0' })}
    >
      <Icon of={Pencil} />
      <span className="max-sm:sr-only">
        <Trans>Edit</Trans>
      </span>
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
      className="max-sm:w-11 max-sm:px-0"
    >
      <span className="max-sm:sr-only">{isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}</span>
    </Button>
  )
}
