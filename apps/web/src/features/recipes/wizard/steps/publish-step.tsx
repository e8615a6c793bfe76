import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverMessage } from '../../../../platform/server-message.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Loading, SkeletonText } from '../../../../ui/skeleton.tsx'
import { type Recipe, recipeValidationQuery } from '../../api.ts'
import { findProblemStep, type WizardStep } from '../problem-step.ts'
import { WizardFooter } from '../wizard-footer.tsx'
import { PublishButton } from './publish-button.tsx'
import { StepHeading } from './step-heading.tsx'
import { useStepLabels } from './use-step-labels.ts'

interface PublishStepProps {
  saved: Recipe
  arrived: boolean
  isPublishing: boolean
  /** How the recipe will look. */
  preview: ReactNode
  onBack: () => void
  onPublish: (confirmOrigin: boolean) => void
  /** Goes to the step where a problem can be fixed. */
  onGoTo: (step: WizardStep) => void
}

/** Checks the saved draft, lists what is missing and where, and publishes it. */
export function PublishStep(props: PublishStepProps) {
  const { saved, arrived, isPublishing, preview, onBack, onPublish, onGoTo } = props
  const { t } = useLingui()
  const validation = useQuery(recipeValidationQuery(saved._id))
  const { data, isFetching, error } = validation
  const canPublish = data?.canPublish === true && !error

  return (
    <>
      <StepHeading
        title={<Trans>Publish</Trans>}
        lead={
          saved.status === 'published' ? (
            <Trans>This recipe is published: what you saved is already seen by everyone.</Trans>
          ) : (
            <Trans>Only you can see the draft until you publish it.</Trans>
          )
        }
        arrived={arrived}
      />
      <p className="mb-6 text-ink-soft tabular-nums">
        <Plural value={saved.ingredients.length} one="# ingredient" other="# ingredients" />
        {' · '}
        <Plural value={saved.instructions.length} one="# step" other="# steps" />
      </p>
      <div aria-live="polite">
        {error && <CheckFailure message={serverMessage(error) ?? t`Failed to validate recipe`} />}
        {!error && !data && (
          <Loading text={<Trans>Checking the recipe...</Trans>}>
            <SkeletonText lines={3} />
          </Loading>
        )}
        {!error && data?.canPublish && <Ready />}
        {!error && data && !data.canPublish && <Issues errors={data.errors} onGoTo={onGoTo} />}
      </div>
      <Button onClick={() => validation.refetch()} loading={isFetching} className="mt-5">
        <Trans>Check Recipe</Trans>
      </Button>
      <div className="mt-8 grid gap-8 border-t border-line pt-8">{preview}</div>
      <WizardFooter onBack={onBack}>
        <PublishButton
          saved={saved}
          canPublish={canPublish}
          isOriginAsked={data?.isOriginAsked === true}
          isPublishing={isPublishing}
          onPublish={onPublish}
        />
      </WizardFooter>
    </>
  )
}

function Ready() {
  return (
    <p className="flex items-start gap-3 rounded-field border border-basil bg-basil-wash px-4 py-3 font-medium text-basil">
      <Icon of={CircleCheck} className="mt-0.5" />
      <Trans>Your recipe is ready to be published!</Trans>
    </p>
  )
}

function CheckFailure({ message }: { message: string }) {
  return (
    <p className="flex items-start gap-3 rounded-field border border-beet bg-beet-wash px-4 py-3 font-medium text-beet">
      <Icon of={CircleAlert} className="mt-0.5" />
      {message}
    </p>
  )
}

function Issues({ errors, onGoTo }: { errors: string[]; onGoTo: PublishStepProps['onGoTo'] }) {
  const labels = useStepLabels()
  return (
    <>
      <h3 className="flex items-center gap-2 font-medium text-beet">
        <Icon of={CircleAlert} />
        <Trans>Recipe validation issues:</Trans>
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {errors.map((sentence) => {
          const step = findProblemStep(sentence)
          return (
            <li
              key={sentence}
              className="flex flex-wrap items-center justify-between gap-x-4 py-2 sm:flex-nowrap"
            >
              <span>{sentence}</span>
              {step && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => onGoTo(step)}
                  className="-ml-3 text-tomato sm:ml-0"
                >
                  <Trans>Go to {labels[step]}</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
