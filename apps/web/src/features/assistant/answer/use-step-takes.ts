import type { RecipeData } from '@potluck/kitchen'
import { useEffect, useState } from 'react'
import type { TakenLine } from './step-takes.ts'

type Texts = Pick<RecipeData, 'ingredients' | 'instructions'>

/** The ingredients of each step of a complete answer; the code for it is loaded once there is one. */
export function useStepTakes(
  { ingredients, instructions }: Texts,
  isWhole: boolean,
): TakenLine[][] {
  const [takes, setTakes] = useState<TakenLine[][]>([])
  const key = [...ingredients, '', ...instructions].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: by their texts, for each event makes new lists
  useEffect(() => {
    if (!isWhole) return
    let isGone = false
    import('./step-takes.ts').then(
      ({ listStepTakes }) => {
        if (!isGone) setTakes(listStepTakes(ingredients, instructions))
      },
      // Without a network the steps are shown without them.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [key, isWhole])
  return takes
}
