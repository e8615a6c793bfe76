import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CookingPot, Pencil } from 'lucide-react'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSession } from '../auth/index.ts'
import { useAdaptFromCard } from './use-adapt-from-card.ts'

interface CookActProps {
  recipe: { _id: string; title: string; author: { _id: string } }
}

/** The main action on a recipe in a list: others' are adapted, the member's own is edited. */
export function CookAct({ recipe }: CookActProps) {
  const isOwn = useSession()?._id === recipe.author._id
  return isOwn ? <EditLink recipe={recipe} /> : <AdaptButton recipe={recipe} />
}

/** Small, with a label: on a touch screen an icon alone would not explain itself. */
const actStyles = { variant: 'quiet', size: 'sm', className: 'gap-1.5 px-2' } as const

function EditLink({ recipe }: CookActProps) {
  const { t } = useLingui()
  return (
    <Link
      to="/recipe/edit/$recipeId"
      params={{ recipeId: recipe._id }}
      aria-label={t`Edit ${recipe.title}`}
      data-tooltip={t`Edit Recipe`}
      className={buttonStyles(actStyles)}
    >
      <Icon of={Pencil} size={18} />
      <Trans>Edit</Trans>
    </Link>
  )
}

function AdaptButton({ recipe }: CookActProps) {
  const { t } = useLingui()
  const { adapt, isPending } = useAdaptFromCard(recipe._id)
  return (
    <Button
      {...actStyles}
      aria-label={t`Adapt ${recipe.title} with AI`}
      data-tooltip={t`Adapt Recipe with AI`}
      icon={<Icon of={CookingPot} size={18} />}
      loading={isPending}
      onClick={adapt}
    >
      <Trans>Adapt</Trans>
    </Button>
  )
}
