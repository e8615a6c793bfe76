import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLeaveGuard } from '../../../ui/overlays/use-leave-guard.ts'
import type { Recipe } from '../api.ts'
import { useIsWide } from '../recipe-page/use-is-wide.ts'
import { useConflict } from './conflict/use-conflict.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useFill } from './fill/use-fill.tsx'
import { useHistory } from './history/use-history.tsx'
import { PreviewCard, PreviewPage } from './preview/lazy-previews.tsx'
import { WIZARD_STEPS } from './problem-step.ts'
import { NO_PHOTO, type RecipeForm, toRecipeForm } from './recipe-form.ts'
import { useAutosave } from './use-autosave.ts'
import { type KeptForm, useKeepForm, useKeptForm } from './use-kept-form.ts'
import { useUnsaved } from './use-unsaved.ts'
import { useWizardActs } from './use-wizard-acts.ts'
import { WizardForm } from './wizard-form.tsx'
import { WizardFrame } from './wizard-frame.tsx'

interface WizardProps {
  /** The recipe to edit, as it was loaded; undefined for a new one. */
  recipe: Recipe | undefined
  /** The first step has just created this draft: the second step takes the focus. */
  isStarted?: boolean
}

/**
 * Five steps from a picture to a published recipe. A new recipe opens at its picture, an existing
 * one at its details.
 */
export function Wizard({ recipe, isStarted = false }: WizardProps) {
  const kept = useKeptForm(recipe)
  const [place, setPlace] = useState({
    step: kept?.step ?? (recipe ? 1 : 0),
    arrived: isStarted,
  })
  const form = useForm<RecipeForm>({ defaultValues: toRecipeForm(recipe), mode: 'onTouched' })
  const [askWhich, conflictDialog] = useConflict(form)
  const draft = useDraft({ ...toOpened(recipe, kept), form, askWhich })
  const { saved, base, autosave } = draft
  const unsaved = useUnsaved(form, base)
  const { isUnsaved, isRewritten, isToSend } = unsaved
  const leaveDialog = useLeaveGuard({ isUnsaved, saveLast: autosave })
  const [fill, fillDialog] = useFill(form)
  const [openHistory, historySheet] = useHistory({ form, draft })
  const isWide = useIsWide()
  const { step } = place
  const name = WIZARD_STEPS[step]
  const isMedia = name === 'media'
  useAutosave({ form, isToSend, autosave, isDraft: saved?.status === 'draft' })
  useKeepForm({ form, base, isRewritten, kept, step, recipe: saved })
  const acts = useWizardActs({ form, draft, isMedia, isToSend, onNext: () => goTo(step + 1) })

  function goTo(index: number) {
    draft.forgetProblem()
    setPlace({ step: index, arrived: true })
  }

  function select(index: number) {
    if (index < step) goTo(index)
    else if (index === step + 1) void acts.advance()
  }

  return (
    <WizardFrame
      isEditing={recipe !== undefined}
      step={step}
      hasDraft={saved !== undefined}
      onSelect={select}
      onOpenHistory={saved && openHistory}
    >
      <div className={`grid gap-10 ${isMedia ? '' : 'lg:grid-cols-[minmax(0,1fr)_18.75rem]'}`}>
        <WizardForm
          {...place}
          form={form}
          draft={draft}
          unsaved={unsaved}
          acts={acts}
          onGoTo={goTo}
          onPaste={fill.onPaste}
          onPasteRecipe={() => fill.open()}
        />
        {isWide && saved && step > 0 && (
          <PreviewAside form={form} saved={saved} hasPage={name !== 'publish'} />
        )}
      </div>
      {conflictDialog}
      {fillDialog}
      {historySheet}
      {leaveDialog}
    </WizardFrame>
  )
}

interface PreviewAsideProps {
  form: UseFormReturn<RecipeForm>
  saved: Recipe
  /** Shows the recipe's page as well as its card. */
  hasPage: boolean
}

/** The recipe's preview, beside the form if there is room. */
function PreviewAside({ form, saved, hasPage }: PreviewAsideProps) {
  return (
    <aside className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-6 self-start overflow-y-auto overscroll-contain py-4">
      <PreviewCard form={form} saved={saved} />
      {hasPage && <PreviewPage form={form} saved={saved} />}
    </aside>
  )
}

/**
 * Fields that were kept continue from the version they were based on, which may be older than the
 * saved one.
 */
function toOpened(recipe: Recipe | undefined, kept: KeptForm | undefined) {
  if (!recipe || !kept) return { opened: recipe, openedBase: toRecipeForm(recipe) }
  const { revision, fields } = kept.base
  return { opened: { ...recipe, revision }, openedBase: { ...fields, ...NO_PHOTO } }
}
