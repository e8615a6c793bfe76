import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WizardTrouble } from '../use-wizard-problem.ts'
import { findNewerRecipe } from './newer-recipe.ts'
import type { KnownDraft } from './use-known-draft.ts'
import type { SerialQueue } from './use-serial-queue.ts'
import type { SettleVersions } from './use-settle-versions.ts'

/** Runs a save; answers whether the form's content is saved. */
export type SaveByButton = (work: () => Promise<void>) => Promise<boolean>

interface SaveByButtonOptions {
  known: KnownDraft
  trouble: WizardTrouble
  inTurn: SerialQueue
  settle: SettleVersions
}

/**
 * A save that the cook pressed a button for: it reports errors in full, and asks if there is a
 * conflict.
 */
export function useSaveByButton({ known, trouble, inTurn, settle }: SaveByButtonOptions) {
  const { t } = useLingui()
  const [isSaving, setSaving] = useState(false)

  async function save(work: () => Promise<void>): Promise<boolean> {
    if (!known.now.current.saved) {
      trouble.refuseWithoutDraft()
      return false
    }
    trouble.forget()
    setSaving(true)
    try {
      await inTurn(work)
      trouble.forgetUnsaved()
      return true
    } catch (error) {
      const theirs = findNewerRecipe(error)
      if (theirs) {
        const answer = await settle(theirs)
        if (answer === 'later') trouble.tellUnsaved(error, t`Failed to update recipe`)
        else trouble.forgetUnsaved()
        return answer === 'save' && (await save(work))
      }
      trouble.tell(error, t`Failed to update recipe`)
      trouble.tellFailed()
      return false
    } finally {
      setSaving(false)
    }
  }

  return { save, isSaving }
}
