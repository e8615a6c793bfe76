import { keepChanges } from '@potluck/kitchen'
import { useMemo } from 'react'
import { useDietCheck } from '../../kitchen/index.ts'
import type { Answer } from '../turns.ts'
import { useRejections } from './rejections.ts'

export type Result = ReturnType<typeof useResult>

/** The recipe that an answer comes to, with what its reader turned down of it, and its check. */
export function useResult({ messageId, recipeData, adaptation, dietCheck }: Answer) {
  const [rejected, reject] = useRejections(messageId)
  const isChanged = adaptation !== null && rejected.size > 0
  const recipe = useMemo(
    () =>
      recipeData && isChanged
        ? { ...recipeData, ...keepChanges(adaptation.changes, rejected) }
        : recipeData,
    [recipeData, adaptation, rejected, isChanged],
  )
  const check = useDietCheck(recipe, dietCheck, isChanged)
  return { recipe, check, rejected, reject, isChanged }
}
