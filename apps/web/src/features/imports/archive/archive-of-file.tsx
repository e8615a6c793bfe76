import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import { useArchive } from './use-archive.ts'

interface ArchiveOfFileProps {
  file: File
  /** It is in, and its cook has read the report. */
  onDone: () => void
}

/** A download of a whole account among other files: it is brought in by itself, right there. */
export function ArchiveOfFile({ file, onDone }: ArchiveOfFileProps) {
  const { state, look, bringIn, stop, close } = useArchive()

  function leave() {
    close()
    if (state?.step === 'done') onDone()
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ink-soft">
        <Trans>
          This is a download of a whole Potluck account: the pantry, the week and the lists are in
          it too.
        </Trans>
      </p>
      <Button size="sm" onClick={() => look(file)}>
        <Trans>Look into it</Trans>
      </Button>
      {state && (
        <ArchiveDialog
          name={file.name}
          state={state}
          onBringIn={bringIn}
          onStop={stop}
          onClose={leave}
        />
      )}
    </div>
  )
}
