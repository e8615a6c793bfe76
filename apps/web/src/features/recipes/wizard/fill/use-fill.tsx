import { useLingui } from '@lingui/react/macro'
import {
  type ClipboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { afterFirstPaint } from '../../../../platform/first-paint.ts'
import { toast } from '../../../../ui/overlays/toast.ts'
import { type RecipeForm, readFields } from '../recipe-form.ts'
import type { FilledField } from './fill-plan.ts'
import type { PastedRecipe, readPastedRecipe } from './read-pasted-recipe.ts'

const FillDialog = lazy(async () => ({
  default: (await import('./fill-dialog.tsx')).FillDialog,
}))

interface Fill {
  /** Opens the dialog to paste a recipe, or to show what was read from `text`. */
  open: (text?: string) => void
  /** Handles a whole recipe pasted into any field; other text is left to its field. */
  onPaste: (event: ClipboardEvent) => void
}

/** Fills the form from a recipe pasted as text. Draw the dialog once. */
export function useFill(form: UseFormReturn<RecipeForm>): [Fill, ReactNode] {
  const { t } = useLingui()
  const [asked, setAsked] = useState<{ text: string; form: RecipeForm; count: number }>()
  const [isOpen, setOpen] = useState(false)
  const reader = useReader()

  function open(text = '') {
    setAsked({ text, form: readFields(form), count: (asked?.count ?? 0) + 1 })
    setOpen(true)
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (!text.includes('\n') || !reader.current?.(text)) return
    event.preventDefault()
    event.stopPropagation()
    open(text)
  }

  function fill(pasted: PastedRecipe, fields: readonly FilledField[]) {
    setOpen(false)
    const before = readFields(form)
    write(pasted, fields)
    toast.message(t`The recipe is filled in.`, {
      action: { label: t`Undo`, onPress: () => write(before, fields) },
    })
  }

  function write(from: PastedRecipe | RecipeForm, fields: readonly FilledField[]) {
    for (const field of fields) form.setValue(field, from[field], { shouldDirty: true })
  }

  const dialog = asked && (
    <Suspense>
      <FillDialog
        key={asked.count}
        isOpen={isOpen}
        text={asked.text}
        form={asked.form}
        onFill={fill}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
  return [{ open, onPaste }, dialog]
}

const loadReader = afterFirstPaint(() => import('./read-pasted-recipe.ts'))

/**
 * The code that reads recipes, once loaded: the first screen does not wait for it, and a paste
 * handler cannot.
 */
function useReader() {
  const reader = useRef<typeof readPastedRecipe>(undefined)
  useEffect(() => {
    loadReader()
      .then((it) => {
        reader.current = it.readPastedRecipe
      })
      .catch(() => undefined)
  }, [])
  return reader
}
