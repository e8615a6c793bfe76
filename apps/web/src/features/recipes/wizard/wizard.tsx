import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Recipe } from '../api.ts'
import { DetailsStep } from './details-step.tsx'
import { IngredientsStep } from './ingredients-step.tsx'
import { InstructionsStep } from './instructions-step.tsx'
import { MediaStep } from './media-step.tsx'
import { PreviewCard } from './preview-card.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { WIZARD_STEPS } from './problem-step.ts'
import { PublishStep } from './publish-step.tsx'
import { type RecipeForm, toRecipeForm } from './recipe-form.ts'
import { useDraft } from './use-draft.ts'
import { useKeepForm, useKeptForm } from './use-kept-form.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useStaleQuestion } from './use-stale-question.tsx'
import { WizardFooter } from './wizard-footer.tsx'
import { WizardFrame } from './wizard-frame.tsx'

interface WizardProps {
  /** The recipe to edit, as it was loaded; undefined starts a new one. */
  recipe: Recipe | undefined
  /** The first step has just made this draft: the focus goes on to the second. */
  isStarted?: boolean
}

/** Five steps from a picture to a published recipe. A new one begins at its picture, an existing one at its details. */
export function Wizard({ recipe, isStarted = false }: WizardProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const kept = useKeptForm(recipe)
  const [place, setPlace] = useState({
    step: kept?.step ?? (recipe ? 1 : 0),
    arrived: isStarted,
  })
  const form = useForm<RecipeForm>({ defaultValues: toRecipeForm(recipe), mode: 'onTouched' })
  const { isDirty } = form.formState
  const [resolveStale, staleDialog] = useStaleQuestion(form)
  const draft = useDraft({ form, opened: recipe && { ...recipe, ...kept?.base }, resolveStale })
  const leaveDialog = useLeaveGuard(isDirty)
  const isAdvancing = useRef(false)
  const { saved } = draft
  const { step, arrived } = place
  const name = WIZARD_STEPS[step]
  useKeepForm({ form, recipe: saved, kept, step })

  function goTo(index: number) {
    draft.forgetProblem()
    setPlace({ step: index, arrived: true })
  }

  async function startDraft(cover: File | 'illustrated') {
    const recipeId = await draft.start(cover)
    if (recipeId === undefined) return
    await navigate({
      to: '/recipe/create/$recipeId',
      params: { recipeId },
      state: { draftStarted: true },
      replace: true,
      ignoreBlocker: true,
    })
  }

  async function illustrate() {
    if (!(await form.trigger('videoUrl', { shouldFocus: true }))) return
    if (!saved) await startDraft('illustrated')
    else if (await draft.saveCover('illustrated')) toast.success(t`The cover is drawn.`)
  }

  async function saveStep({ photo }: RecipeForm): Promise<boolean> {
    if (photo !== null && !(await draft.saveCover(photo))) return false
    const isPictureAlone = name === 'media' && !form.getFieldState('videoUrl').isDirty
    return isPictureAlone || draft.saveFields()
  }

  const submit = form.handleSubmit(async (values) => {
    if (name === 'media' && !saved && values.photo) await startDraft(values.photo)
    else if (await saveStep(values)) goTo(step + 1)
  })

  /** One at a time: Enter pressed twice is one step. */
  async function advance() {
    if (isAdvancing.current) return
    isAdvancing.current = true
    await submit().finally(() => {
      isAdvancing.current = false
    })
  }

  const save = form.handleSubmit(async () => {
    if (await draft.saveFields()) toast.success(t`Saved.`)
  })

  async function publish() {
    if (!(await draft.publish()) || !saved) return
    await navigate({ to: '/recipe/$recipeId', params: { recipeId: saved._id } })
  }

  function select(index: number) {
    if (index < step) goTo(index)
    else if (index === step + 1) void advance()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (name !== 'publish') void advance()
  }

  const stepProps = { form, arrived }
  const preview = saved && step > 0 && <PreviewCard form={form} saved={saved} />
  const back = step > 0 ? () => goTo(step - 1) : undefined
  return (
    <WizardFrame
      isEditing={recipe !== undefined}
      step={step}
      hasDraft={saved !== undefined}
      onSelect={select}
    >
      <div
        className={`grid gap-10 ${name === 'media' ? '' : 'lg:grid-cols-[minmax(0,1fr)_18.75rem]'}`}
      >
        <form noValidate onSubmit={handleSubmit} className="min-w-0">
          <ProblemBanner problem={draft.problem} />
          {name === 'media' && <MediaStep {...stepProps} draft={draft} onIllustrate={illustrate} />}
          {name === 'details' && <DetailsStep {...stepProps} />}
          {name === 'ingredients' && <IngredientsStep {...stepProps} />}
          {name === 'instructions' && <InstructionsStep {...stepProps} />}
          {name === 'publish' && saved && (
            <PublishStep
              saved={saved}
              arrived={arrived}
              isPublishing={draft.isPublishing}
              preview={preview}
              onBack={() => goTo(step - 1)}
              onPublish={publish}
              onGoTo={(target) => goTo(WIZARD_STEPS.indexOf(target))}
            />
          )}
          {name !== 'publish' && (
            <WizardFooter onBack={back}>
              {name !== 'media' && (
                <Button
                  variant="quiet"
                  onClick={save}
                  disabled={!isDirty || draft.isSaving}
                  className="justify-self-end"
                >
                  {saved?.status === 'published' ? <Trans>Save</Trans> : <Trans>Save Draft</Trans>}
                </Button>
              )}
              <Button type="submit" variant="primary" loading={draft.isSaving}>
                {name === 'media' ? <Trans>Continue</Trans> : <Trans>Save and Continue</Trans>}
              </Button>
            </WizardFooter>
          )}
        </form>
        {preview && <aside className="sticky top-24 hidden self-start lg:block">{preview}</aside>}
      </div>
      {staleDialog}
      {leaveDialog}
    </WizardFrame>
  )
}
