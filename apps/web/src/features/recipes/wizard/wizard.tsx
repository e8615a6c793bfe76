import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { cutImage } from '../../../ui/shrink-image.ts'
import { toast } from '../../../ui/toast.ts'
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts'
import type { Recipe } from '../api.ts'
import { useConflict } from './conflict/use-conflict.tsx'
import { useFill } from './fill/use-fill.tsx'
import { useHistory } from './history/use-history.tsx'
import { COVER_ASPECT } from './media-step.tsx'
import { PreviewCard, PreviewPage } from './preview/lazy-previews.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { WIZARD_STEPS } from './problem-step.ts'
import { NO_PHOTO, type RecipeForm, toRecipeForm } from './recipe-form.ts'
import { SaveStatus } from './save-status.tsx'
import { StepFooter } from './step-footer.tsx'
import { useAutosave } from './use-autosave.ts'
import { useDraft } from './use-draft.ts'
import { type KeptForm, useKeepForm, useKeptForm } from './use-kept-form.ts'
import { useUnsaved } from './use-unsaved.ts'
import { WizardFrame } from './wizard-frame.tsx'
import { WizardStepView } from './wizard-step-view.tsx'

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
  const { errors } = useFormState({ control: form.control })
  const [askWhich, conflictDialog] = useConflict(form)
  const draft = useDraft({ ...toOpened(recipe, kept), form, askWhich })
  const { saved, base, autosave } = draft
  const { isUnsaved, isRewritten, isToSend } = useUnsaved(form, base)
  const leaveDialog = useLeaveGuard({ isUnsaved, saveLast: autosave })
  const [fill, fillDialog] = useFill(form)
  const [openHistory, historySheet] = useHistory({ form, draft })
  const isAdvancing = useRef(false)
  const { step, arrived } = place
  const name = WIZARD_STEPS[step]
  useAutosave({ form, isToSend, autosave, isDraft: saved?.status === 'draft' })
  useKeepForm({ form, base, isRewritten, kept, step, recipe: saved })

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

  const submit = form.handleSubmit(async ({ photo, framing }) => {
    const cover = photo && (await cutImage(photo, framing, COVER_ASPECT))
    if (!saved) return cover ? startDraft(cover) : undefined
    if (cover && !(await draft.saveCover(cover))) return
    const isPictureAlone = name === 'media' && !isToSend
    if (isPictureAlone || (await draft.saveFields())) goTo(step + 1)
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

  return (
    <WizardFrame
      isEditing={recipe !== undefined}
      step={step}
      hasDraft={saved !== undefined}
      onSelect={select}
      onOpenHistory={saved && openHistory}
    >
      <div
        className={`grid gap-10 ${name === 'media' ? '' : 'lg:grid-cols-[minmax(0,1fr)_18.75rem]'}`}
      >
        <form noValidate onSubmit={handleSubmit} onPasteCapture={fill.onPaste} className="min-w-0">
          <SaveStatus
            draft={draft}
            isToSend={isToSend}
            isHeldBack={Object.keys(errors).length > 0}
            onRetry={save}
          />
          <ProblemBanner problem={draft.problem} />
          <WizardStepView
            name={name}
            form={form}
            arrived={arrived}
            draft={draft}
            onIllustrate={illustrate}
            onPasteRecipe={() => fill.open()}
            onBack={() => goTo(step - 1)}
            onPublish={publish}
            onGoTo={(target) => goTo(WIZARD_STEPS.indexOf(target))}
          />
          {name !== 'publish' && (
            <StepFooter
              isMedia={name === 'media'}
              isPublished={saved?.status === 'published'}
              isSaving={draft.isSaving}
              onBack={step > 0 ? () => goTo(step - 1) : undefined}
              onSave={isRewritten ? save : undefined}
            />
          )}
        </form>
        {saved && step > 0 && (
          <aside className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] flex-col gap-6 self-start overflow-y-auto overscroll-contain py-4 lg:flex">
            <PreviewCard form={form} saved={saved} />
            {name !== 'publish' && <PreviewPage form={form} saved={saved} />}
          </aside>
        )}
      </div>
      {conflictDialog}
      {fillDialog}
      {historySheet}
      {leaveDialog}
    </WizardFrame>
  )
}

/** Kept work goes on from what it was written over, which may be older than what is saved now. */
function toOpened(recipe: Recipe | undefined, kept: KeptForm | undefined) {
  if (!recipe || !kept) return { opened: recipe, openedBase: toRecipeForm(recipe) }
  const { revision, fields } = kept.base
  return { opened: { ...recipe, revision }, openedBase: { ...fields, ...NO_PHOTO } }
}
