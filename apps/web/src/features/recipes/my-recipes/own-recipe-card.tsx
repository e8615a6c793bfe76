import { Trans, useLingui } from '@lingui/react/macro'
import { abbreviateCount } from '@potluck/rules'
import { Link } from '@tanstack/react-router'
import {
  Bookmark,
  ChartColumn,
  Ellipsis,
  Eye,
  EyeOff,
  Heart,
  type LucideIcon,
  MessageSquare,
  MessageSquareOff,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react'
import { buttonStyles } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { readCard } from '../../../ui/recipe/read-card.ts'
import { RecipeCard } from '../../../ui/recipe/recipe-card.tsx'
import type { OwnRecipe } from '../api.ts'
import type { OwnRecipeActs } from './use-own-recipe-acts.tsx'

interface OwnRecipeCardProps {
  recipe: OwnRecipe
  acts: OwnRecipeActs
}

/** One of the member's own recipes: its status and figures, and what can be done with it. */
export function OwnRecipeCard({ recipe: given, acts }: OwnRecipeCardProps) {
  const { t } = useLingui()
  const recipe = readCard(given)
  const title = recipe.title.trim() || t`Untitled recipe`
  return (
    <RecipeCard
      recipe={{ ...recipe, title }}
      showStatus
      footer={
        <div className="mt-2 border-t border-line pt-3">
          {recipe.status === 'published' && <Figures recipe={recipe} />}
          <div className="flex items-center justify-between gap-2">
            <Link
              to="/recipe/edit/$recipeId"
              params={{ recipeId: recipe._id }}
              aria-label={t`Edit ${title}`}
              className={buttonStyles({ size: 'sm' })}
            >
              <Icon of={Pencil} size={16} />
              <Trans>Edit</Trans>
            </Link>
            <Link
              to="/recipe/$recipeId/analytics"
              params={{ recipeId: recipe._id }}
              aria-label={t`Analytics of ${title}`}
              className={buttonStyles({ size: 'sm', className: 'mr-auto' })}
            >
              <Icon of={ChartColumn} size={16} />
              <Trans>Analytics</Trans>
            </Link>
            <OwnRecipeMenu recipe={recipe} title={title} acts={acts} />
          </div>
        </div>
      }
    />
  )
}

function OwnRecipeMenu({ recipe, title, acts }: OwnRecipeCardProps & { title: string }) {
  const { t } = useLingui()
  return (
    <Menu
      trigger={(props) => (
        <IconButton {...props} label={t`More about ${title}`} icon={Ellipsis} size="sm" />
      )}
    >
      <MenuItem icon={Share2} onClick={() => acts.share(recipe)}>
        <Trans>Share Recipe</Trans>
      </MenuItem>
      <MenuItem
        icon={recipe.allowComments ? MessageSquareOff : MessageSquare}
        onClick={() => acts.toggleComments(recipe)}
      >
        {recipe.allowComments ? <Trans>Disable Comments</Trans> : <Trans>Enable Comments</Trans>}
      </MenuItem>
      {recipe.status === 'published' && (
        <MenuItem icon={EyeOff} onClick={() => acts.unpublish(recipe)}>
          <Trans>Unpublish</Trans>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onClick={() => acts.remove(recipe)}>
        <Trans>Delete Recipe</Trans>
      </MenuItem>
    </Menu>
  )
}

function Figures({ recipe }: { recipe: OwnRecipe }) {
  const { t } = useLingui()
  return (
    <ul className="mb-3 flex justify-between gap-2 text-sm text-ink-soft tabular-nums">
      <Figure icon={Eye} label={t`Views`} value={recipe.views} />
      <Figure icon={Heart} label={t`Likes`} value={recipe.likes} />
      <Figure icon={Bookmark} label={t`Saves`} value={recipe.saves} />
      <Figure icon={MessageSquare} label={t`Comments`} value={recipe.comments} />
    </ul>
  )
}

function Figure({
  icon,
  label,
  value,
}: {
  icon: LucideIcon
  label: string
  value: number | undefined
}) {
  return (
    <li className="flex items-center gap-1.5" data-tooltip={label}>
      <Icon of={icon} size={16} label={label} />
      {abbreviateCount(value ?? 0)}
    </li>
  )
}
