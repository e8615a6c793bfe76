import { lazy, Suspense, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { afterFirstPaint } from '../../../platform/first-paint.ts'
import type { Draft } from './draft/use-draft.ts'
import { PreviewCard, PreviewPage } from './preview/lazy-previews.tsx'
import type { WizardStep } from './problem-step.ts'
import type { RecipeForm } from './recipe-form.ts'
import { DetailsStep } from './steps/details-step.tsx'
import { MediaStep } from './steps/media-step.tsx'

// No wizard opens at these steps: they load while the first steps are filled in.
const loadIngredients = () => import('./steps/ingredients-step.tsx')
const loadInstructions = () => import('./steps/instructions-step.tsx')
const loadPublish = () => import('./steps/publish-step.tsx')
const IngredientsStep = lazy(async () => ({ default: (await loadIngredients()).IngredientsStep }))
const InstructionsStep = lazy(async () => ({
  default: (await loadInstructions()).InstructionsStep,
}))
const PublishStep = lazy(async () => ({ default: (await loadPublish()).PublishStep }))

interface WizardStepViewProps {
  name: WizardStep | undefined
  form: UseFormReturn<RecipeForm>
  arrived: boolean
  draft: Draft
  onIllustrate: () => void
  onPasteRecipe: () => void
  onBack: () => void
  onPublish: (confirmOrigin: boolean) => void
  onGoTo: (step: WizardStep) => void
}

/** The step that is on screen. */
export function WizardStepView(props: WizardStepViewProps) {
  useEffect(() => {
    const loadAll = () => Promise.all([loadIngredients(), loadInstructions(), loadPublish()])
    afterFirstPaint(loadAll)().catch(() => undefined)
  }, [])
  return (
    <Suspense>
      <Step {...props} />
    </Suspense>
  )
}

function Step(props: WizardStepViewProps) {
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
      saved={saved}
      arrived={arrived}
      isPublishing={isPublishing}
      onBack={onBack}
      onPublish={onPublish}
      onGoTo={onGoTo}
      preview={
        <>
          <div className="max-w-75 lg:hidden">
            <PreviewCard form={form} saved={saved} />
          </div>
          <PreviewPage form={form} saved={saved} />
        </>
      }
    />
  )
}
