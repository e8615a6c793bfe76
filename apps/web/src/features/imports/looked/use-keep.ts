import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isOriginAddress } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useCreateRecipe, useDeleteRecipe } from '../../recipes/index.ts'
import type { LookedRecipe } from '../api.ts'
import { isDeclined } from '../origin/use-origin-question.tsx'
import { useTakeVersion } from './use-take-version.ts'

/** One that is kept: as a draft of its own, or as the newest version of the cook's recipe `versionOf`. */
export interface Chosen {
  recipe: LookedRecipe
  versionOf?: string | undefined
}

/** `replaced` is the revision before, where it became a version of a recipe that was there. */
type Kept = { id: string; replaced?: number | undefined; isVersion: boolean }

/** Makes drafts of what was read, or versions; the toast takes them back. */
export function useKeep(onKept: () => void, onUndone: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const create = useCreateRecipe()
  const remove = useDeleteRecipe()
  const version = useTakeVersion()
  /** How many are made so far; undefined while none is being made. */
  const [made, setMade] = useState<number>()

  async function make({ recipe, versionOf }: Chosen): Promise<Kept> {
    if (versionOf !== undefined) {
      const replaced = await version.take(recipe, versionOf)
      return { id: versionOf, replaced, isVersion: true }
    }
    const { recipeId, pictureProblem } = await create.mutateAsync({ begin: toNewRecipe(recipe) })
    if (pictureProblem !== undefined) toast.message(pictureProblem)
    return { id: recipeId, isVersion: false }
  }

  /** Answers those that were made, until one fails. */
  async function makeAll(chosen: readonly Chosen[]): Promise<Kept[]> {
    const kept: Kept[] = []
    setMade(0)
    try {
      for (const each of chosen) {
        kept.push(await make(each))
        setMade(kept.length)
      }
    } catch (error) {
      if (isDeclined(error)) return kept
      toast.error(serverMessage(error) ?? t`It could not be kept. Please try again.`)
    } finally {
      setMade(undefined)
    }
    return kept
  }

  /** The last first: two of them may be versions of one recipe. */
  async function undo(kept: readonly Kept[]) {
    try {
      for (const { id, replaced, isVersion } of kept.toReversed()) {
        if (!isVersion) await remove.mutateAsync(id)
        else if (replaced !== undefined) await version.takeBack(id, replaced)
      }
      onUndone()
      await navigate({ to: '/import' })
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Not all could be taken back.`)
    }
  }

  /** Then shows the recipe itself. */
  async function keep(recipe: LookedRecipe) {
    const [kept] = await makeAll([{ recipe }])
    if (kept === undefined) return
    await navigate({ to: '/recipe/$recipeId', params: { recipeId: kept.id } })
    onKept()
    toast.success(t`Kept as a draft.`, {
      action: { label: t`Undo`, onPress: () => void undo([kept]) },
    })
  }

  /** Opens the draft in the wizard, which saves it by itself. */
  async function edit(recipe: LookedRecipe) {
    const [kept] = await makeAll([{ recipe }])
    if (kept === undefined) return
    await navigate({ to: '/recipe/create/$recipeId', params: { recipeId: kept.id } })
    onKept()
  }

  /** Then shows one's drafts. */
  async function keepAll(chosen: readonly Chosen[]) {
    const kept = await makeAll(chosen)
    if (kept.length < chosen.length) return
    await navigate({ to: '/dashboard/myRecipes', search: { tab: 'draft' } })
    onKept()
    toast.success(t`${plural(kept.length, { one: '# recipe kept.', other: '# recipes kept.' })}`, {
      action: { label: t`Undo`, onPress: () => void undo(kept) },
    })
  }

  return { keep, edit, keepAll, made, dialog: version.dialog }
}

/** The first picture of a page comes along, fetched by the server. */
function toNewRecipe({ draft, images: [picture] }: LookedRecipe) {
  const isAddress = picture !== undefined && picture !== '' && isOriginAddress(picture)
  return { ...draft, ...(isAddress && { picture }) }
}
