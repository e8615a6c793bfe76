import { Trans } from '@lingui/react/macro'
import { Check, CircleAlert, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Draft } from './draft/use-draft.ts'

interface SaveStatusProps {
  draft: Pick<
    Draft,
    'saved' | 'unsavedReason' | 'isConflict' | 'hasFailed' | 'isSaving' | 'isAutosaving'
  >
  /** A save would change something. */
  isToSend: boolean
  /** The content has errors, so it is not saved automatically. */
  isHeldBack: boolean
  onRetry: () => void
}

/** Whether the content is saved; it stays in view while scrolling. */
export function SaveStatus({ draft, isToSend, isHeldBack, onRetry }: SaveStatusProps) {
  const { saved, unsavedReason, hasFailed, isSaving, isAutosaving } = draft
  if (!saved) return null
  const willSave = isToSend && saved.status === 'draft' && !hasFailed && !isHeldBack
  const isOnTheWay = isSaving || isAutosaving || willSave

  return (
    <div
      className={`pointer-events-none sticky top-18 z-20 flex justify-end ${unsavedReason ? 'mb-4' : '-mb-8 h-8'}`}
    >
      <div
        role={unsavedReason ? 'alert' : undefined}
        className={`pointer-events-auto flex h-fit min-h-8 max-w-full items-center gap-2 border bg-surface px-3 py-1 text-sm ${unsavedReason ? 'rounded-field border-beet text-beet' : 'rounded-full border-line text-ink-soft'}`}
      >
        {unsavedReason ? (
          <Failure reason={unsavedReason} isConflict={draft.isConflict} onRetry={onRetry} />
        ) : (
          <State isOnTheWay={isOnTheWay} isToSend={isToSend} />
        )}
      </div>
    </div>
  )
}

function State({ isOnTheWay, isToSend }: { isOnTheWay: boolean; isToSend: boolean }): ReactNode {
  if (isOnTheWay) {
    return (
      <>
        <Spinner />
        <Trans>Saving…</Trans>
      </>
    )
  }
  if (isToSend) {
    return (
      <>
        <Icon of={PencilLine} size={16} />
        <Trans>Unsaved changes</Trans>
      </>
    )
  }
  return (
    <>
      <Icon of={Check} size={16} className="text-basil" />
      <Trans>Saved</Trans>
    </>
  )
}

interface FailureProps {
  reason: string
  /** Pressing asks which version to keep. */
  isConflict: boolean
  onRetry: () => void
}

function Failure({ reason, isConflict, onRetry }: FailureProps) {
  return (
    <>
      <Icon of={CircleAlert} size={16} />
      <span>
        <Trans>Not saved: {reason}</Trans>
      </span>
      <button
        type="button"
        onClick={onRetry}
        className="link -my-2 shrink-0 cursor-pointer py-2 font-medium touch:-my-3 touch:py-3"
      >
        {isConflict ? <Trans>Compare versions</Trans> : <Trans>Save now</Trans>}
      </button>
    </>
  )
}
