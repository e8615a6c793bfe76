import { useLingui } from '@lingui/react/macro'
import type { WizardStep } from '../problem-step.ts'

/** The names of the wizard's steps. */
export function useStepLabels(): Record<WizardStep, string> {
  const { t } = useLingui()
  return {
    media: t`Media`,
    details: t`Details`,
    ingredients: t`Ingredients`,
    instructions: t`Instructions`,
    publish: t`Publish`,
  }
}
