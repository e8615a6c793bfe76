import type { UseFormReturn } from 'react-hook-form'
import { DetailsStep } from './details-step.tsx'
import { IngredientsStep } from './ingredients-step.tsx'
import { InstructionsStep } from './instructions-step.tsx'
import { MediaStep } from './media-step.tsx'
import { PreviewCard } from './preview/preview-card.tsx'
import { PreviewPage } from './preview/preview-page.tsx'
import type { WizardStep } from './problem-step.ts'
import { PublishStep } from './publish-step.tsx'
import type { RecipeForm } from './recipe-form.ts'
import type { Draft } from './use-draft.ts'

interface WizardStepViewProps {
  name: WizardStep | undefined
  form: UseFormReturn<RecipeForm>
  arrived: boolean
  draft: Draft
  onIllustrate: () => void
  onPasteRecipe: () => void
  onBack: () => void
  onPublish: () => void
  onGoTo: (step: WizardStep) => void
}

/** The step that is on screen. */
export function WizardStepView(props: WizardStepViewProps) {
  const { name, form, arrived, draft, onIllustrate, onPasteRecipe } = props
  const { saved, isPublishing } = draft
  const stepProps = { form, arrived }
  if (name === 'media') {
    return <MediaStep {...stepProps} draft={draft} onIllustrate={onIllustrate} />
  }
  if (name === 'details') return <DetailsStep {...stepProps} onPasteRecipe={onPasteRecipe} />
  if (name === 'ingredients') return <IngredientsStep {...stepProps} />
  if (name === 'instructions') return <InstructionsStep {...stepProps} />
  if (!saved) return null
  const { onBack, onPublish, onGoTo } = props
  return (
    <PublishStep
      {...{ saved, arrived, isPublishing, onBack, onPublish, onGoTo }}
      preview={
        <>
          <div className="max-w-75 lg:hidden">
            <PreviewCard {...{ form, saved }} />
          </div>
          <PreviewPage {...{ form, saved }} />
        </>
      }
    />
  )
}
