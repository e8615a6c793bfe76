import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { rememberAdaptation } from '../../../platform/adapt-handoff.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import type { Recipe } from '../api.ts'

/** Opens the assistant with a recipe to adapt. */
export function useAdaptRecipe(): (recipe: Recipe) => Promise<void> {
  const { t } = useLingui()
  const navigate = useNavigate()
  return async (recipe) => {
    try {
      // Loaded on demand, since it brings the reader of ingredient lines, which lists of cards do
      // not need.
      const { toAdaptation } = await import('./to-adaptation.ts')
      rememberAdaptation({ ...toAdaptation(recipe), prompt: t`Adapt ${recipe.title}: ` })
    } catch {
      toast.error(t`Failed to prepare recipe for adaptation. Please try again.`)
      return
    }
    toast.success(t`Redirecting to AI Chef for recipe adaptation! 🤖👨🍳`)
    void navigate({ to: '/ai', search: { mode: 'adapt', action: 'adapt-recipe' } })
  }
}
