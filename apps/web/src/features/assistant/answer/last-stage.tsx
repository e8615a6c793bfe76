import { Trans, useLingui } from '@lingui/react/macro'
import type { Answer } from '../turns.ts'

/** The text shown while a written answer is being checked or corrected. */
export function useStageNames() {
  const { t } = useLingui()
  return {
    checking: t`Checking every line…`,
    repairing: t`Mending what does not fit…`,
  } satisfies Record<NonNullable<Answer['lastStage']>, string>
}

/** Shown at the end of an answer that is not ready; screen readers are told elsewhere. */
export function WritingLine({ lastStage, className = '' }: WritingLineProps) {
  const stages = useStageNames()
  return (
    <p aria-hidden="true" className={`animate-breathe text-sm text-ink-soft ${className}`}>
      {lastStage ? stages[lastStage] : <Trans>Writing…</Trans>}
    </p>
  )
}

type WritingLineProps = Pick<Answer, 'lastStage'> & { className?: string }
