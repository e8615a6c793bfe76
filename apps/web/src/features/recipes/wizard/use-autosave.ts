import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type RecipeForm, toWritten } from './recipe-form.ts'
import { toSentText } from './unsaved.ts'

/** A draft is saved after this long without typing. */
const PAUSE_MS = 1200

interface AutosaveOptions {
  form: UseFormReturn<RecipeForm>
  /** A save would change something. */
  isToSend: boolean
  isDraft: boolean
  autosave: () => Promise<boolean>
}

/** Saves a draft whenever typing pauses, and when the network is back. */
export function useAutosave({ form, isToSend, isDraft, autosave }: AutosaveOptions): void {
  const { subscribe, getValues } = form
  const isOn = isDraft && isToSend

  const save = useEffectEvent(async () => {
    if (await hasSoundFields(form)) await autosave()
  })

  useEffect(() => {
    if (!isOn) return
    let timer = setTimeout(save, PAUSE_MS)
    let awaited = toSentText(getValues())
    // The form also reports changes that are not typing: errors, the focus.
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        const text = toSentText(getValues())
        if (text === awaited) return
        awaited = text
        clearTimeout(timer)
        timer = setTimeout(save, PAUSE_MS)
      },
    })
    window.addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('online', save)
    }
  }, [isOn, subscribe, getValues])
}

/** Text that is too long is reported at its field and not sent. */
function hasSoundFields(form: UseFormReturn<RecipeForm>): Promise<boolean> {
  const fields = toWritten(form.getValues())
  return form.trigger(Object.keys(fields) as (keyof typeof fields)[])
}
