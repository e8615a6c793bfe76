import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WIZARD_STEPS } from './problem-step.ts'
import { useStepLabels } from './steps/use-step-labels.ts'

interface WizardFrameProps {
  /** The route names a recipe. */
  isEditing: boolean
  /** Index of the step on screen. */
  step: number
  hasDraft: boolean
  /** Left out while no step can be opened. */
  onSelect?: (step: number) => void
  /** Left out while there are no versions. */
  onOpenHistory?: (() => void) | undefined
  children: ReactNode
}

type StepState = ComponentProps<typeof Stepper>['steps'][number]['state']

/** The title and the list of steps around the wizard, also while it loads. */
export function WizardFrame(props: WizardFrameProps) {
  const { isEditing, step, hasDraft, onSelect, onOpenHistory, children } = props
  const { t } = useLingui()
  const labels = useStepLabels()
  const steps = WIZARD_STEPS.map((name, index) => ({
    label: labels[name],
    state: onSelect || index === step ? stateOf(index, step, hasDraft) : ('disabled' as const),
  }))
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <div className="flex items-start justify-between gap-4">
        <h1 className="font-display text-3xl font-semibold">
          {isEditing ? <Trans>Edit Your Recipe</Trans> : <Trans>Create a New Recipe</Trans>}
        </h1>
        {onOpenHistory && (
          <Button
            variant="quiet"
            icon={<Icon of={History} />}
            onClick={onOpenHistory}
            className="max-sm:px-2.5"
          >
            <span className="max-sm:sr-only">
              <Trans>Earlier versions</Trans>
            </span>
          </Button>
        )}
      </div>
      <div className="mt-6 mb-8 max-w-190 sm:mb-10">
        <Stepper label={t`Steps`} steps={steps} onSelect={(index) => onSelect?.(index)} />
      </div>
      {children}
    </div>
  )
}

/** Earlier steps can always be opened, and the next one if there is a draft. */
function stateOf(index: number, current: number, hasDraft: boolean): StepState {
  if (index === current) return 'current'
  if (index < current) return 'done'
  return hasDraft && index === current + 1 ? 'available' : 'disabled'
}
