import { Trans } from '@lingui/react/macro'
import { Button } from '../../../../ui/controls/button.tsx'
import { WizardFooter } from '../wizard-footer.tsx'

interface StepFooterProps {
  isMedia: boolean
  isPublished: boolean
  isSaving: boolean
  /** Left out on the first step. */
  onBack: (() => void) | undefined
  /** Saves without leaving the step; left out while there is nothing to save. */
  onSave: (() => void) | undefined
}

/** The buttons below a step with fields; the main one submits the form. */
export function StepFooter(props: StepFooterProps) {
  const { isMedia, isPublished, isSaving, onBack, onSave } = props
  return (
    <WizardFooter onBack={onBack}>
      {!isMedia && (
        <Button
          variant="quiet"
          onClick={onSave}
          disabled={!onSave || isSaving}
          className="justify-self-end"
        >
          {isPublished ? <Trans>Save</Trans> : <Trans>Save Draft</Trans>}
        </Button>
      )}
      <Button type="submit" variant="primary" loading={isSaving}>
        {isMedia ? <Trans>Continue</Trans> : <Trans>Save and Continue</Trans>}
      </Button>
    </WizardFooter>
  )
}
