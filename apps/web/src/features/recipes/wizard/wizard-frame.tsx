import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Stepper } from '../../../ui/stepper.tsx'
import { WIZARD_STEPS } from './problem-step.ts'
import { useStepLabels } from './use-step-labels.ts'

interface WizardFrameProps {
  /** The route names a recipe. */
  isEditing: boolean
  /** Index of the step on screen. */
  step: number
  hasDraft: boolean
  /** Left out while there is nothing to go to. */
  onSelect?: (step: number) => void
  children: ReactNode
}

type StepState = ComponentProps<typeof Stepper>['steps'][number]['state']

/** Title and steps around the wizard, the same while it loads. */
export function WizardFrame({ isEditing, step, hasDraft, onSelect, children }: WizardFrameProps) {
  const { t } = useLingui()
  const labels = useStepLabels()
  const steps = WIZARD_STEPS.map((name, index) => ({
    label: labels[name],
    state: onSelect || index === step ? stateOf(index, step, hasDraft) : ('disabled' as const),
  }))
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <h1 className="font-display text-3xl font-semibold">
        {isEditing ? <Trans>Edit Your Recipe</Trans> : <Trans>Create a New Recipe</Trans>}
      </h1>
      <div className="mt-6 mb-8 max-w-190 sm:mb-10">
        <Stepper label={t`Steps`} steps={steps} onSelect={(index) => onSelect?.(index)} />
      </div>
      {children}
    </div>
  )
}

/** Back to any earlier step; forward one, and that only with a draft. */
function stateOf(index: number, current: number, hasDraft: boolean): StepState {
  if (index === current) return 'current'
  if (index < current) return 'done'
  return hasDraft && index === current + 1 ? 'available' : 'disabled'
}
