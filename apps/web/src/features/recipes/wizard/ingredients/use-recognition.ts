import { startTransition, useCallback, useMemo, useRef, useState } from 'react'

export interface Recognition {
  /** Loads the code for it, once; if that failed, the next call tries again. */
  want: () => void
  /** Undefined until it is loaded. */
  loaded: LoadedRecognition | undefined
}

export type LoadedRecognition = Awaited<
  ReturnType<typeof import('./recognition.ts').prepareRecognition>
>

/** Recognises ingredients, once it is asked to. */
export function useRecognition(): Recognition {
  const [loaded, setLoaded] = useState<LoadedRecognition>()
  const asked = useRef(false)

  const want = useCallback(() => {
    if (asked.current) return
    asked.current = true
    loadRecognition().then(
      // Reading a long list for the first time must not block typing.
      (all) => startTransition(() => setLoaded(all)),
      () => {
        asked.current = false
      },
    )
  }, [])

  return useMemo(() => ({ want, loaded }), [want, loaded])
}

async function loadRecognition(): Promise<LoadedRecognition> {
  const { prepareRecognition } = await import('./recognition.ts')
  return prepareRecognition()
}
