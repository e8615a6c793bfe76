import { useLingui } from '@lingui/react/macro'
import { type ReadCard, readCard } from '../../ui/recipe/read-card.ts'

/** A recipe of a list completed with everything its card needs, and a title for messages. */
export function useWholeRecipe<Recipe extends object>(recipe: Recipe): Recipe & ReadCard {
  const { t } = useLingui()
  const card = readCard(recipe)
  return { ...card, title: card.title.trim() || t`Untitled recipe` }
}
