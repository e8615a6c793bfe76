import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Recipe } from '../../api.ts'
import { type RecipeForm, readFields, toRecipeChanges, toRecipeForm } from '../recipe-form.ts'
import { asKept, isToSend, isUnsaved } from '../unsaved.ts'
import type { WizardTrouble } from '../use-wizard-problem.ts'
import { findNewerRecipe } from './newer-recipe.ts'
import type { KnownDraft } from './use-known-draft.ts'
import type { SerialQueue } from './use-serial-queue.ts'

interface SaveByItselfOptions {
  form: UseFormReturn<RecipeForm>
  known: KnownDraft
  trouble: WizardTrouble
  inTurn: SerialQueue
}

/** A draft's automatic save: it asks nothing, and reports errors in one sentence. */
export function useSaveByItself({ form, known, trouble, inTurn }: SaveByItselfOptions) {
  const { t } = useLingui()
  const [isAutosaving, setAutosaving] = useState(false)
  const { now, rebase, adopt, sendFields } = known

  /**
   * Saves the fields of a draft if they changed; answers whether nothing is left unsaved. It leaves
   * conflicts for the next save by button.
   */
  async function autosave(): Promise<boolean> {
    return inTurn(async () => {
      const sent = readFields(form)
      const isDraft = now.current.saved?.status === 'draft'
      if (isDraft && !now.current.isBehind && isToSend(sent, now.current.base)) {
        setAutosaving(true)
        await saveFields(sent)
        setAutosaving(false)
      }
      return !isUnsaved(readFields(form), now.current.base)
    })
  }

  async function saveFields(sent: RecipeForm): Promise<void> {
    try {
      await sendFields({ ...toRecipeChanges(sent), autosave: true })
      rebase(asKept(sent))
      trouble.forgetUnsaved()
    } catch (error) {
      const theirs = findNewerRecipe(error)
      if (theirs && hasSameFields(theirs, now.current.base)) {
        adopt(theirs)
        trouble.forgetUnsaved()
      } else {
        now.current.isBehind = theirs !== undefined
        trouble.tellUnsaved(error, t`Failed to update recipe`)
      }
    }
  }

  return { autosave, isAutosaving }
}

function hasSameFields(recipe: Recipe, base: RecipeForm): boolean {
  return !isToSend(toRecipeForm(recipe), base)
}
