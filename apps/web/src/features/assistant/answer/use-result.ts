import { keepChanges, type RecipeData } from '@potluck/kitchen'
import { useDeferredValue, useMemo } from 'react'
import { useDietCheck } from '../../kitchen/index.ts'
import type { Answer } from '../turns.ts'
import { toHonestTitle } from './honest-title.ts'
import { useRejections } from './rejections.ts'

export type Result = ReturnType<typeof useResult>

/**
 * The recipe of an answer with the reader's rejections applied, and its check. The reader can go on
 * choosing while the last choice is being checked: until then the check is about `checked`.
 */
export function useResult({ messageId, recipeData, adaptation, dietCheck }: Answer) {
  const [rejected, reject] = useRejections(messageId)
  const isChanged = adaptation !== null && rejected.size > 0
  const chosen = useMemo(
    () =>
      recipeData && isChanged
        ? { ...recipeData, ...keepChanges(adaptation.changes, rejected) }
        : recipeData,
    [recipeData, adaptation, rejected, isChanged],
  )
  const checked = useDeferredValue(chosen)
  const check = useDietCheck(checked, dietCheck, checked !== recipeData)
  const isChecking = !readsLike(checked, chosen)
  const recipe = useMemo(() => {
    if (!(chosen && isChanged)) return chosen
    const original = adaptation.original.title
    return { ...chosen, title: toHonestTitle({ title: chosen.title, original, check }) }
  }, [chosen, adaptation, check, isChanged])
  return { recipe, checked, check, isChecking, rejected, reject, isChanged }
}

/** The streamed recipe and the stored one are different objects with the same content. */
function readsLike(one: RecipeData | null, other: RecipeData | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
