import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type RecipeForm, toWritten } from './recipe-form.ts'
import { toSentText } from './unsaved.ts'

/** How long nothing is typed before a draft is saved. */
const PAUSE_MS = 1200

interface AutosaveOptions {
  form: UseFormReturn<RecipeForm>
  /** Something is written that a save would change. */
  isToSend: boolean
  isDraft: boolean
  autosave: () => Promise<boolean>
}

/** Saves a draft whenever the typing pauses, and when the network is back. */
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
    // The form also tells of what is no writing: errors, the focus.
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

/** A text that is too long is told at its field, and not sent. */
function hasSoundFields(form: UseFormReturn<RecipeForm>): Promise<boolean> {
  const fields = toWritten(form.getValues())
  return form.trigger(Object.keys(fields) as (keyof typeof fields)[])
}
