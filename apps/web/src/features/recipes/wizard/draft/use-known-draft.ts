import { useRef, useState } from 'react'
import { type Recipe, type RecipeChanges, type RecipeUpdate, useUpdateRecipe } from '../../api.ts'
import { type RecipeForm, toRecipeForm } from '../recipe-form.ts'

interface KnownDraftOptions {
  /** The recipe as it was when the wizard opened; undefined for a new one. */
  opened: Recipe | undefined
  /** The form's fields as they were saved at that time. */
  openedBase: RecipeForm
}

interface Now {
  saved: Recipe | undefined
  base: RecipeForm
  /** The recipe was saved elsewhere, and the cook has not chosen a version yet. */
  isBehind: boolean
  /** Sent with the next save of the fields after a conflict was resolved. */
  withNext: Pick<RecipeChanges, 'keepPrevious' | 'photoOf'>
}

/**
 * What this form knows of its draft on the server, and the calls that change it, each over the
 * revision it knows.
 */
export function useKnownDraft({ opened, openedBase }: KnownDraftOptions) {
  const [saved, setSaved] = useState(opened)
  const [base, setBase] = useState(openedBase)
  /** The latest value, before the next render. */
  const now = useRef<Now>({ saved: opened, base: openedBase, isBehind: false, withNext: {} })
  const update = useUpdateRecipe()

  /** Takes the recipe that was saved elsewhere as the known one. */
  function adopt(recipe: Recipe) {
    keep(recipe)
    rebase(toRecipeForm(recipe))
    now.current.isBehind = false
  }

  async function sendFields(fields: RecipeChanges): Promise<void> {
    const { withNext } = now.current
    await send((revision) => ({ changes: { ...fields, revision, ...withNext } }))
    now.current.withNext = {}
  }

  async function send(toUpdate: (revision: number) => RecipeUpdate): Promise<void> {
    const { saved: recipe } = now.current
    if (!recipe) return
    keep(await update.mutateAsync({ id: recipe._id, ...toUpdate(recipe.revision) }))
  }

  function keep(recipe: Recipe) {
    now.current.saved = recipe
    setSaved(recipe)
  }

  function rebase(fields: RecipeForm) {
    now.current.base = fields
    setBase(fields)
  }

  return { saved, base, now, adopt, rebase, send, sendFields }
}

export type KnownDraft = ReturnType<typeof useKnownDraft>
