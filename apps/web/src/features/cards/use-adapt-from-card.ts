import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/overlays/toast.ts'
import { askToSignIn, useSession } from '../auth/index.ts'
import { recipeQuery, useAdaptRecipe } from '../recipes/index.ts'

/** Opens the assistant with a recipe of a list; the parts a card does not have are fetched first. */
export function useAdaptFromCard(recipeId: string) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const user = useSession()
  const adapt = useAdaptRecipe()
  const fetching = useMutation({
    mutationFn: () => queryClient.fetchQuery(recipeQuery(recipeId)),
    onSuccess: adapt,
    onError: () => toast.error(t`Failed to prepare recipe for adaptation. Please try again.`),
  })
  return { adapt: () => (user ? fetching.mutate() : askToSignIn()), isPending: fetching.isPending }
}
