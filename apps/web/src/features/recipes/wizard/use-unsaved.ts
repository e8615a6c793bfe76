import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RecipeForm } from './recipe-form.ts'
import { isRewritten, isToSend, isUnsaved } from './unsaved.ts'

export interface Unsaved {
  /** Leaving would lose content. */
  isUnsaved: boolean
  /** The same, ignoring the photo. */
  isRewritten: boolean
  /** A save would change something. */
  isToSend: boolean
}

/** How the form differs from what was saved. */
export function useUnsaved(form: UseFormReturn<RecipeForm>, base: RecipeForm): Unsaved {
  const { subscribe, getValues } = form
  const [unsaved, setUnsaved] = useState<Unsaved>({
    isUnsaved: false,
    isRewritten: false,
    isToSend: false,
  })

  useEffect(() => {
    function compare() {
      const fields = getValues()
      const next = {
        isUnsaved: isUnsaved(fields, base),
        isRewritten: isRewritten(fields, base),
        isToSend: isToSend(fields, base),
      }
      setUnsaved((before) => (isEqual(before, next) ? before : next))
    }
    compare()
    return subscribe({ formState: { values: true }, callback: compare })
  }, [subscribe, getValues, base])

  return unsaved
}

function isEqual(one: Unsaved, other: Unsaved): boolean {
  return (
    one.isUnsaved === other.isUnsaved &&
    one.isRewritten === other.isRewritten &&
    one.isToSend === other.isToSend
  )
}
