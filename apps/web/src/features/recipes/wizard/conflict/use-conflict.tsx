import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from '../../../../ui/toast.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { type FieldConflict, findConflicts } from '../versions/compare-versions.ts'

/** Most recipes never meet another version. */
const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

export interface Versions {
  /** What both started from. */
  base: RecipeForm
  mine: RecipeForm
  theirs: RecipeForm
}

/** `theirs`: it is loaded, there is nothing to save. `save`: what is in the form now shall stand. */
export type ConflictAnswer = 'later' | 'theirs' | 'save'

/** A question on screen. */
export interface Asked {
  versions: Versions
  conflicts: FieldConflict[]
  /** With the version that shall stand. */
  onDecide: (decision: RecipeForm | 'later') => void
}

/**
 * For a recipe that was saved elsewhere while this form was open: shows both versions and puts what
 * was chosen into the form. What the form held before can be had back.
 */
export function useConflict(
  form: UseFormReturn<RecipeForm>,
): [(versions: Versions) => Promise<ConflictAnswer>, ReactNode] {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)

  async function ask(versions: Versions): Promise<ConflictAnswer> {
    const conflicts = findConflicts(versions)
    if (conflicts.length === 0) return 'save'
    const decision = await new Promise<RecipeForm | 'later'>((resolve) => {
      setAsked({ versions, conflicts, onDecide: resolve })
      setOpen(true)
    })
    setOpen(false)
    if (decision === 'later') return 'later'
    const { mine, theirs } = versions
    if (decision === mine) return 'save'
    const isTheirs = decision === theirs
    form.reset({ ...decision, photo: mine.photo, framing: mine.framing })
    toast.message(isTheirs ? t`The saved version is loaded.` : t`Both versions are one now.`, {
      action: { label: t`Undo`, onPress: () => form.reset(mine) },
    })
    return isTheirs ? 'theirs' : 'save'
  }

  const dialog = asked && (
    <Suspense>
      <ConflictDialog key={conflictKey(asked)} asked={asked} isOpen={isOpen} />
    </Suspense>
  )
  return [ask, dialog]
}

/** Another question starts with other proposals. */
function conflictKey({ versions, conflicts }: Asked): string {
  return JSON.stringify([conflicts, versions.theirs])
}
