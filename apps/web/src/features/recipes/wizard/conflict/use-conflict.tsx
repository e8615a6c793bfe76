import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from '../../../../ui/overlays/toast.ts'
import type { RecipeForm } from '../recipe-form.ts'
import {
  findConflicts,
  givesUpMine,
  mergeVersions,
  type Side,
} from '../versions/compare-versions.ts'
import { hasSamePhoto } from '../versions/picture.ts'
import type { Asked, ConflictAnswer, Decision, Meeting } from './conflict.ts'

/** Loaded when needed: most recipes never have a conflict. */
const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

/**
 * Resolves a conflict with a recipe that was saved elsewhere while this form was open: shows both
 * versions and fills the form with what the cook chooses. The form's previous content can be undone
 * to, and is kept in the history.
 */
export function useConflict(
  form: UseFormReturn<RecipeForm>,
): [(meeting: Meeting) => Promise<ConflictAnswer>, ReactNode] {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)

  async function ask({ keepMine, ...versions }: Meeting): Promise<ConflictAnswer> {
    const { mine, theirs, pictures } = versions
    const conflicts = findConflicts(versions)
    if (conflicts.length === 0) return { save: true, picture: 'theirs' }
    const isPictureAsked = mine.photo === null && !hasSamePhoto(pictures.mine, pictures.theirs)
    const decision = await new Promise<Decision | 'later'>((resolve) => {
      setAsked({ versions, conflicts, isPictureAsked, onDecide: resolve })
      setOpen(true)
    })
    setOpen(false)
    if (decision === 'later') return 'later'
    const { sides, picture } = decision
    const takes = (side: Side) => conflicts.every(({ field }) => sides[field] === side)
    if (takes('mine')) return { save: true, picture }
    if (givesUpMine(conflicts, sides) && !(await keepMine())) {
      toast.error(t`Your version could not be kept. Please try again.`)
      return 'later'
    }
    const isTheirs = takes('theirs') && picture === 'theirs'
    const { photo, framing } = mine
    form.reset(isTheirs ? { ...theirs, photo, framing } : mergeVersions(mine, theirs, sides))
    toast.message(isTheirs ? t`The saved version is loaded.` : t`Both versions are one now.`, {
      action: { label: t`Undo`, onPress: () => form.reset(mine) },
    })
    return isTheirs ? 'theirs' : { save: true, picture }
  }

  const dialog = asked && (
    <Suspense>
      <ConflictDialog key={conflictKey(asked)} asked={asked} isOpen={isOpen} />
    </Suspense>
  )
  return [ask, dialog]
}

/** A new key resets the dialog, since another conflict starts with other proposals. */
function conflictKey({ versions, conflicts }: Asked): string {
  return JSON.stringify([conflicts, versions.theirs])
}
