import type { UseFormReturn } from 'react-hook-form'
import { type Recipe, useKeepGivenUp } from '../../api.ts'
import type { ConflictAnswer, Meeting } from '../conflict/conflict.ts'
import { type RecipeForm, readFields, toRecipeChanges, toRecipeForm } from '../recipe-form.ts'
import type { KnownDraft } from './use-known-draft.ts'

/**
 * Resolves a conflict between the form and a recipe saved elsewhere; answers whether the form must
 * be saved now.
 */
export type SettleVersions = (theirs: Recipe) => Promise<'later' | 'theirs' | 'save'>

interface SettleOptions {
  form: UseFormReturn<RecipeForm>
  known: KnownDraft
  askWhich: (meeting: Meeting) => Promise<ConflictAnswer>
}

/**
 * Asks which of two versions to keep; once that is decided, the draft continues from the one saved
 * elsewhere.
 */
export function useSettleVersions({ form, known, askWhich }: SettleOptions): SettleVersions {
  const { now, adopt } = known
  const giving = useKeepGivenUp()

  return async (theirs) => {
    const { saved: before = theirs } = now.current
    const mine = readFields(form)
    now.current.isBehind = true
    let current = theirs
    const answer = await askWhich({
      base: now.current.base,
      mine,
      theirs: toRecipeForm(theirs),
      pictures: { mine: before, theirs },
      keepMine: async () => {
        const givenUp = { ...toRecipeChanges(mine), base: before.revision }
        const kept = await giving.mutateAsync({ id: theirs._id, givenUp }).catch(() => undefined)
        current = kept ?? theirs
        return kept !== undefined
      },
    })
    if (answer === 'later') return answer
    adopt(current)
    now.current.withNext = { keepPrevious: true }
    if (answer === 'theirs') return answer
    if (answer.picture === 'mine') now.current.withNext.photoOf = before.revision
    return 'save'
  }
}
