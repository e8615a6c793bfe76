import { useQueryClient } from '@tanstack/react-query'
import { recipeQuery, useRestoreRevision, useUpdateRecipe } from '../../recipes/index.ts'
import type { LookedRecipe } from '../api.ts'
import { useOriginQuestion } from '../origin/use-origin-question.tsx'

/** What was read as the newest version of a recipe that the cook has, and the way back. Draw the dialog once. */
export function useTakeVersion() {
  const queryClient = useQueryClient()
  const update = useUpdateRecipe()
  const restore = useRestoreRevision()
  const [askOrigin, dialog] = useOriginQuestion()

  /** Answers the revision that was replaced; undefined where theirs says the same already. */
  async function take({ draft }: LookedRecipe, id: string): Promise<number | undefined> {
    const { revision } = await queryClient.fetchQuery({ ...recipeQuery(id), staleTime: 0 })
    const changes = { ...saidFields(draft), keepPrevious: true, revision }
    const changed = await askOrigin((confirmOrigin) =>
      update.mutateAsync({ id, changes: { ...changes, confirmOrigin } }),
    )
    return changed.revision === revision ? undefined : revision
  }

  return {
    take,
    /** What was public a moment ago needs no other question. */
    takeBack: (id: string, revision: number) =>
      restore.mutateAsync({ id, revision, confirmOrigin: true }),
    isTaking: update.isPending,
    dialog,
  }
}

/** What the newcomer does not say stays as it is. */
function saidFields(draft: LookedRecipe['draft']): Partial<LookedRecipe['draft']> {
  const isSaid = (value: unknown) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => isSaid(value)))
}
