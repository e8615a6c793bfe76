import type { ClipboardEvent, FormEvent } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { Draft } from './draft/use-draft.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { WIZARD_STEPS } from './problem-step.ts'
import type { RecipeForm } from './recipe-form.ts'
import { SaveStatus } from './save-status.tsx'
import { StepFooter } from './steps/step-footer.tsx'
import type { Unsaved } from './use-unsaved.ts'
import type { WizardActs } from './use-wizard-acts.ts'
import { WizardStepView } from './wizard-step-view.tsx'

interface WizardFormProps {
  form: UseFormReturn<RecipeForm>
  draft: Draft
  /** Index of the step on screen. */
  step: number
  /** The cook came here from another step: the heading takes the focus. */
  arrived: boolean
  unsaved: Unsaved
  acts: WizardActs
  onGoTo: (step: number) => void
  onPaste: (event: ClipboardEvent) => void
  onPasteRecipe: () => void
}

/** The step on screen, with the save status above and the buttons below. */
export function WizardForm(props: WizardFormProps) {
  const { form, draft, step, arrived, unsaved, acts, onGoTo, onPaste, onPasteRecipe } = props
  const { errors } = useFormState({ control: form.control })
  const name = WIZARD_STEPS[step]
  const goBack = () => onGoTo(step - 1)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (name !== 'publish') void acts.advance()
  }

  return (
    <form noValidate onSubmit={handleSubmit} onPasteCapture={onPaste} className="min-w-0">
      <SaveStatus
        draft={draft}
        isToSend={unsaved.isToSend}
        isHeldBack={Object.keys(errors).length > 0}
        onRetry={acts.save}
      />
      <ProblemBanner problem={draft.problem} />
      <WizardStepView
        name={name}
        form={form}
        arrived={arrived}
        draft={draft}
        onIllustrate={acts.illustrate}
        onPasteRecipe={onPasteRecipe}
        onBack={goBack}
        onPublish={acts.publish}
        onGoTo={(target) => onGoTo(WIZARD_STEPS.indexOf(target))}
      />
      {name !== 'publish' && (
        <StepFooter
          isMedia={name === 'media'}
          isPublished={draft.saved?.status === 'published'}
          isSaving={draft.isSaving}
          onBack={step > 0 ? goBack : undefined}
          onSave={unsaved.isRewritten ? acts.save : undefined}
        />
      )}
    </form>
  )
}
