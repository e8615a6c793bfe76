import { useRef, useState } from 'react'
import { type Recipe, type RecipeChanges, type RecipeUpdate, useUpdateRecipe } from '../../api.ts'
import { type RecipeForm, toRecipeForm } from '../recipe-form.ts'

interface KnownDraftOptions {
  /** The recipe as it was when the wizard opened; undefined before there is one. */
  opened: Recipe | undefined
  /** The fields as they were saved then. */
  openedBase: RecipeForm
}

interface Now {
  saved: Recipe | undefined
  base: RecipeForm
  /** It was saved elsewhere, and nobody has decided which version stands. */
  isBehind: boolean
  /** What goes with the next save of the fields, once two versions were settled. */
  withNext: Pick<RecipeChanges, 'keepPrevious' | 'photoOf'>
}

/** What this form knows of its draft on the server, and its changes on their way there: each over the revision it knows. */
export function useKnownDraft({ opened, openedBase }: KnownDraftOptions) {
  const [saved, setSaved] = useState(opened)
  const [base, setBase] = useState(openedBase)
  /** The latest value, before the next render. */
  const now = useRef<Now>({ saved: opened, base: openedBase, isBehind: false, withNext: {} })
  const update = useUpdateRecipe()

  /** What was saved elsewhere is what is known now. */
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
