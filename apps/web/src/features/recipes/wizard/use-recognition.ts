import { useDeferredValue, useMemo, useState } from 'react'
import { useKnowledge } from '../../kitchen/index.ts'
import { createRecogniser, type Recognised, type Recogniser } from './recognise.ts'

export interface Recognition {
  /** Loads what the kitchen knows; asking again does nothing. */
  want: () => void
  /** Undefined until it is loaded, and where it cannot be. */
  recognise: Recogniser | undefined
}

/** Recognises ingredients, once somebody wants it. */
export function useRecognition(): Recognition {
  const [wanted, setWanted] = useState(false)
  const { data } = useKnowledge({ wanted })
  // A long list is read for the first time while typing goes on.
  const knowledge = useDeferredValue(data)
  const recognise = useMemo(() => knowledge && createRecogniser(knowledge), [knowledge])
  return { want: () => setWanted(true), recognise }
}

/** What is in a line that is being typed: a moment behind it. */
export function useRecognised(
  recognise: Recogniser | undefined,
  line: string,
): Recognised | undefined {
  const settled = useDeferredValue(line)
  return useMemo(() => (settled === '' ? undefined : recognise?.(settled)), [recognise, settled])
}
