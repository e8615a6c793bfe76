import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from '../../../../ui/overlays/toast.ts'
import type { RecipeForm } from '../recipe-form.ts'
import {
  type FieldConflict,
  findConflicts,
  givesUpMine,
  mergeVersions,
  type Side,
  type SideChoices,
} from '../versions/compare-versions.ts'
import { hasSamePhoto, type Picture } from '../versions/picture.ts'

/** Most recipes never meet another version. */
const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

export interface Versions {
  /** What both started from. */
  base: RecipeForm
  mine: RecipeForm
  theirs: RecipeForm
  /** What is saved of the picture, then and now; one chosen here and not uploaded yet is no question. */
  pictures: Record<Side, Picture>
}

export interface Meeting extends Versions {
  /** Keeps mine where another version is to stand in its place; answers whether that worked. */
  keepMine: () => Promise<boolean>
}

/**
 * `theirs`: it is loaded, there is nothing to save. `save`: what is in the form now shall stand, with
 * the picture of that side.
 */
export type ConflictAnswer = 'later' | 'theirs' | { save: true; picture: Side }

/** The side that stands, of each field and of the picture. */
export interface Decision {
  sides: SideChoices
  picture: Side
}

/** A question on screen. */
export interface Asked {
  versions: Versions
  conflicts: FieldConflict[]
  isPictureAsked: boolean
  onDecide: (decision: Decision | 'later') => void
}

/**
 * For a recipe that was saved elsewhere while this form was open: shows both versions and puts what
 * was chosen into the form. What the form held before can be had back, and is kept.
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

/** Another question starts with other proposals. */
function conflictKey({ versions, conflicts }: Asked): string {
  return JSON.stringify([conflicts, versions.theirs])
}
