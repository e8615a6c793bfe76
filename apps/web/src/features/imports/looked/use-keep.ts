import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isOriginAddress } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useCreateRecipe, useDeleteRecipe } from '../../recipes/index.ts'
import type { LookedRecipe } from '../api.ts'

/** Makes drafts of what was read; the toast takes them back. */
export function useKeep(onKept: () => void, onUndone: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const create = useCreateRecipe()
  const remove = useDeleteRecipe()
  /** How many are made so far; undefined while none is being made. */
  const [made, setMade] = useState<number>()

  /** Answers the ids of those that were made, until one fails. */
  async function make(recipes: readonly LookedRecipe[]): Promise<string[]> {
    const ids: string[] = []
    setMade(0)
    try {
      for (const recipe of recipes) {
        const { recipeId, pictureProblem } = await create.mutateAsync({
          begin: toNewRecipe(recipe),
        })
        ids.push(recipeId)
        if (pictureProblem !== undefined) toast.message(pictureProblem)
        setMade(ids.length)
      }
    } catch (error) {
      toast.error(serverMessage(error) ?? t`It could not be kept. Please try again.`)
    } finally {
      setMade(undefined)
    }
    return ids
  }

  async function undo(ids: readonly string[]) {
    try {
      for (const id of ids) await remove.mutateAsync(id)
      onUndone()
      await navigate({ to: '/import' })
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Not all could be taken back.`)
    }
  }

  /** Then shows the recipe itself. */
  async function keep(recipe: LookedRecipe) {
    const [recipeId] = await make([recipe])
    if (recipeId === undefined) return
    await navigate({ to: '/recipe/$recipeId', params: { recipeId } })
    onKept()
    toast.success(t`Kept as a draft.`, {
      action: { label: t`Undo`, onPress: () => void undo([recipeId]) },
    })
  }

  /** Opens the draft in the wizard, which saves it by itself. */
  async function edit(recipe: LookedRecipe) {
    const [recipeId] = await make([recipe])
    if (recipeId === undefined) return
    await navigate({ to: '/recipe/create/$recipeId', params: { recipeId } })
    onKept()
  }

  /** Then shows one's drafts. */
  async function keepAll(recipes: readonly LookedRecipe[]) {
    const ids = await make(recipes)
    if (ids.length < recipes.length) return
    await navigate({ to: '/dashboard/myRecipes', search: { tab: 'draft' } })
    onKept()
    toast.success(
      t`${plural(ids.length, { one: '# recipe kept as a draft.', other: '# recipes kept as drafts.' })}`,
      { action: { label: t`Undo`, onPress: () => void undo(ids) } },
    )
  }

  return { keep, edit, keepAll, made }
}

/** The first picture of a page comes along, fetched by the server. */
function toNewRecipe({ draft, images: [picture] }: LookedRecipe) {
  const isAddress = picture !== undefined && picture !== '' && isOriginAddress(picture)
  return { ...draft, ...(isAddress && { picture }) }
}
