import { useLingui } from '@lingui/react/macro'
import { Bookmark } from 'lucide-react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { type SavableRecipe, type SaveChoices, useSave } from './use-save.ts'

interface SaveButtonProps extends SaveChoices {
  recipe: SavableRecipe
}

/** Saves a recipe from the corner of its card; draws nothing on the member's own. */
export function SaveButton({ recipe, ...choices }: SaveButtonProps) {
  const { t } = useLingui()
  const { isSaved, isOwn, isPending, toggle } = useSave(recipe, choices)
  const { title } = recipe
  if (isOwn) return null
  return (
    <IconButton
      label={isSaved ? t`Remove ${title} from saved recipes` : t`Save ${title}`}
      data-tooltip={isSaved ? t`Remove from saved recipes` : t`Save`}
      icon={Bookmark}
      variant="floating"
      aria-pressed={isSaved}
      loading={isSaved === undefined || isPending}
      onClick={toggle}
    />
  )
}
