import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from '../../../../ui/overlays/toast.ts'
import type { Draft } from '../draft/use-draft.ts'
import { type RecipeForm, readFields, toRecipeForm } from '../recipe-form.ts'
import { hasSamePhoto } from '../versions/picture.ts'

const HistorySheet = lazy(async () => ({
  default: (await import('./history-sheet.tsx')).HistorySheet,
}))

interface HistoryOptions {
  form: UseFormReturn<RecipeForm>
  draft: Pick<Draft, 'saved' | 'restore' | 'bringBackPhoto' | 'isRestoring'>
}

/**
 * Shows the earlier versions and restores one; the text it replaces can be undone to. Draw the
 * sheet once.
 */
export function useHistory({ form, draft }: HistoryOptions): [() => void, ReactNode] {
  const { t } = useLingui()
  const [current, setCurrent] = useState<RecipeForm>()
  const [isOpen, setOpen] = useState(false)
  const { saved } = draft

  function open() {
    setCurrent(readFields(form))
    setOpen(true)
  }

  async function restore(revision: number) {
    const before = readFields(form)
    const previous = saved
    const restored = await draft.restore(revision)
    setOpen(false)
    if (!restored) return
    const { photo, framing } = before
    form.reset({ ...toRecipeForm(restored), photo, framing })
    toast.success(t`The earlier version is restored.`, {
      action: { label: t`Undo`, onPress: undo },
    })

    async function undo() {
      form.reset(before)
      if (!restored || !previous || hasSamePhoto(previous, restored)) return
      await draft.bringBackPhoto(previous.revision)
    }
  }

  const sheet = saved && current && (
    <Suspense>
      <HistorySheet
        recipe={saved}
        current={current}
        isOpen={isOpen}
        isRestoring={draft.isRestoring}
        onRestore={restore}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
  return [open, sheet]
}
