import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CookingPot, Pencil } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { IconButton, iconButtonStyles } from '../../ui/icon-button.tsx'
import { useSession } from '../auth/index.ts'
import { useAdaptFromCard } from './use-adapt-from-card.ts'

interface CookActProps {
  recipe: { _id: string; title: string; author: { _id: string } }
}

/** What one makes of a recipe in a list: others' are adapted, one's own is edited. */
export function CookAct({ recipe }: CookActProps) {
  const isOwn = useSession()?._id === recipe.author._id
  return isOwn ? <EditLink recipe={recipe} /> : <AdaptButton recipe={recipe} />
}

function EditLink({ recipe }: CookActProps) {
  const { t } = useLingui()
  return (
    <Link
      to="/recipe/edit/$recipeId"
      params={{ recipeId: recipe._id }}
      aria-label={t`Edit ${recipe.title}`}
      data-tooltip={t`Edit Recipe`}
      className={iconButtonStyles({ size: 'sm' })}
    >
      <Icon of={Pencil} size={18} />
    </Link>
  )
}

function AdaptButton({ recipe }: CookActProps) {
  const { t } = useLingui()
  const { adapt, isPending } = useAdaptFromCard(recipe._id)
  return (
    <IconButton
      label={t`Adapt ${recipe.title} with AI`}
      data-tooltip={t`Adapt Recipe with AI`}
      icon={CookingPot}
      size="sm"
      loading={isPending}
      onClick={adapt}
    />
  )
}
