import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { CallError } from '../../../platform/call.ts'
import { serverMessage } from '../../../platform/server-message.ts'
import {
  type Recipe,
  type RecipeUpdate,
  useCreateRecipe,
  usePublishRecipe,
  useUpdateRecipe,
} from '../api.ts'
import { type RecipeForm, toRecipeChanges } from './recipe-form.ts'
import { useUpload } from './use-upload.ts'

/** What a call was refused for, in sentences. */
export interface WizardProblem {
  message: string
  issues: string[]
}

interface DraftOptions {
  form: UseFormReturn<RecipeForm>
  /** The recipe as it was when the wizard opened; undefined before there is one. */
  opened: Recipe | undefined
  /** The recipe moved on under this form: asks whose version stands, and loads theirs where it is that. */
  resolveStale: (theirs: Recipe) => Promise<'mine' | 'theirs' | undefined>
}

/**
 * The draft behind the wizard: starts, saves and publishes it, each answering whether that worked.
 * What went wrong is in `problem`. The revision is that of the last load or save of this form, so
 * that nothing saved elsewhere in between is overwritten unasked.
 */
export function useDraft({ form, opened, resolveStale }: DraftOptions) {
  const { t } = useLingui()
  const [saved, setSaved] = useState(opened)
  const [problem, setProblem] = useState<WizardProblem>()
  const create = useCreateRecipe()
  const update = useUpdateRecipe()
  const publishing = usePublishRecipe()
  const upload = useUpload()

  /** Starts a draft; answers its id. */
  async function start(cover: File | 'illustrated'): Promise<string | undefined> {
    const videoUrl = form.getValues('videoUrl').trim() || undefined
    const started =
      cover instanceof File
        ? upload.run((watched) => create.mutateAsync({ begin: cover, videoUrl, upload: watched }))
        : create.mutateAsync({ begin: { cover }, videoUrl })
    return (await attempt(started, t`Failed to create recipe`))?.recipeId
  }

  /** Saves all fields but the photo. */
  async function saveFields(): Promise<boolean> {
    const sent = form.getValues()
    const recipe = await send((revision) => ({ changes: { ...toRecipeChanges(sent), revision } }))
    if (recipe) form.reset(sent, { keepValues: true })
    return recipe !== undefined
  }

  /** Uploads a photo in place of the cover there is, or goes back to the illustrated one. */
  async function saveCover(cover: File | 'illustrated'): Promise<boolean> {
    const recipe =
      cover === 'illustrated'
        ? await send((revision) => ({ changes: { cover, revision } }))
        : await upload.run((watched) =>
            send((revision) => ({ changes: { revision }, photo: cover, upload: watched })),
          )
    if (recipe) form.resetField('photo', { defaultValue: null })
    return recipe !== undefined
  }

  async function publish(): Promise<boolean> {
    if (!saved) return refuseWithoutDraft()
    const done = await attempt(publishing.mutateAsync(saved._id), t`Failed to publish recipe`)
    return done !== undefined
  }

  async function send(
    toUpdate: (revision: number) => RecipeUpdate,
    base = saved,
  ): Promise<Recipe | undefined> {
    if (!base) {
      refuseWithoutDraft()
      return undefined
    }
    try {
      setProblem(undefined)
      const recipe = await update.mutateAsync({ id: base._id, ...toUpdate(base.revision) })
      setSaved(recipe)
      return recipe
    } catch (error) {
      const theirs = staleRecipe(error)
      if (!theirs) {
        tell(error, t`Failed to update recipe`)
        return undefined
      }
      const whose = await resolveStale(theirs)
      if (whose === 'theirs') setSaved(theirs)
      return whose === 'mine' ? send(toUpdate, theirs) : undefined
    }
  }

  async function attempt<Answer>(
    answer: Promise<Answer>,
    fallback: string,
  ): Promise<Answer | undefined> {
    try {
      setProblem(undefined)
      return await answer
    } catch (error) {
      tell(error, fallback)
      return undefined
    }
  }

  function tell(error: unknown, fallback: string) {
    // Who stopped an upload knows.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      setProblem(describe(error, fallback))
  }

  function describe(error: unknown, fallback: string): WizardProblem {
    if (error instanceof CallError && error.code === 'RECIPE_NOT_FOUND') {
      return { message: t`Recipe ID not found`, issues: [] }
    }
    const message = serverMessage(error) ?? fallback
    const issues = error instanceof CallError ? error.issues.map((issue) => issue.message) : []
    return { message, issues: [...new Set(issues)].filter((issue) => issue !== message) }
  }

  function refuseWithoutDraft(): false {
    setProblem({ message: t`Recipe ID not found`, issues: [] })
    return false
  }

  return {
    /** The recipe as last read from the server. */
    saved,
    problem,
    forgetProblem: () => setProblem(undefined),
    upload: upload.underWay,
    isSaving: create.isPending || update.isPending,
    isPublishing: publishing.isPending,
    ...{ start, saveFields, saveCover, publish },
  }
}

export type Draft = ReturnType<typeof useDraft>

/** The current recipe that a refusal as out of date brings along. */
function staleRecipe(error: unknown): Recipe | undefined {
  if (!(error instanceof CallError) || error.code !== 'STALE_REVISION') return undefined
  return (error.body as { recipe: Recipe }).recipe
}
