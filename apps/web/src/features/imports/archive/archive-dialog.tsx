import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { ReportOfArchive } from './report-of-archive.tsx'
import type { ArchiveState } from './use-archive.ts'

interface ArchiveDialogProps {
  /** The name of the file. */
  name: string
  state: ArchiveState
  onBringIn: () => void
  onStop: () => void
  onClose: () => void
}

/** What an archive contains, the question whether to import it, the progress, and the result. */
export function ArchiveDialog({ name, state, onBringIn, onStop, onClose }: ArchiveDialogProps) {
  const isRunning = state.step === 'looking' || state.step === 'bringing'
  const hasNews = state.step === 'found' && state.report.parts.some(({ added }) => added > 0)
  return (
    <Dialog
      open
      onClose={isRunning ? onStop : onClose}
      title={<Trans>Bring in a download</Trans>}
      description={name}
      footer={
        <>
          <Button onClick={isRunning ? onStop : onClose}>
            <DismissLabel isRunning={isRunning} hasNews={hasNews} />
          </Button>
          {hasNews && (
            <Button variant="primary" onClick={onBringIn}>
              <Trans>Bring in</Trans>
            </Button>
          )}
        </>
      }
    >
      <ArchiveProgress state={state} />
    </Dialog>
  )
}

function DismissLabel({ isRunning, hasNews }: { isRunning: boolean; hasNews: boolean }) {
  if (isRunning) return <Trans>Stop</Trans>
  return hasNews ? <Trans>Cancel</Trans> : <Trans>Close</Trans>
}

function ArchiveProgress({ state }: { state: ArchiveState }) {
  const { t } = useLingui()
  switch (state.step) {
    case 'looking':
      return state.sent < 1 ? (
        <Running text={t`Sending the zip...`} share={state.sent} />
      ) : (
        <Running text={t`Looking into the zip...`} />
      )
    case 'bringing': {
      const { done, total } = state
      if (total === undefined) return <Running text={t`Sending the zip...`} />
      const place = done + 1
      return <Running text={t`Bringing in ${place} of ${total}...`} share={done / total} />
    }
    case 'failed':
      return <Failed message={state.message} partly={state.partly} />
    default:
      return <ReportOfArchive report={state.report} isDone={state.step === 'done'} />
  }
}

function Running({ text, share }: { text: string; share?: number }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="tabular-nums">
        {text}
      </p>
      <ProgressBar label={text} {...(share !== undefined && { value: share })} />
    </div>
  )
}

function Failed({ message, partly }: { message: string; partly: boolean }) {
  return (
    <div role="alert" className="grid gap-2 wrap-anywhere">
      <p className="font-medium">{message}</p>
      <p className="text-ink-soft">
        {partly ? (
          <Trans>
            What came in until then stays. Bring the same zip in again for the rest: nothing comes
            twice.
          </Trans>
        ) : (
          <Trans>Nothing was changed.</Trans>
        )}
      </p>
    </div>
  )
}
