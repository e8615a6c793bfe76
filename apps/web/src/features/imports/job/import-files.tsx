import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileUp, X } from 'lucide-react'
import { Button } from '../../../ui/controls/button.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFileDrop } from '../../../ui/pictures/use-file-drop.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Import } from '../api.ts'
import { ArchiveOfFile } from '../archive/archive-of-file.tsx'
import { MappingForm } from './mapping-form.tsx'
import type { Upload, useUploads } from './use-uploads.ts'

interface ImportFilesProps {
  run: Import
  uploads: ReturnType<typeof useUploads>
  /** More files may be added. */
  isOpen: boolean
}

/** The files of the import: those that were looked into, and those on their way. */
export function ImportFiles({ run, uploads, isOpen }: ImportFilesProps) {
  const { isOver, drop } = useFileDrop((files) => isOpen && uploads.add(files))
  const { uploads: underWay } = uploads
  const lookedInto = findLookedInto(run, underWay)
  return (
    <section
      aria-labelledby="files"
      {...(isOpen && drop)}
      className={`mt-8 rounded-card ${isOver && isOpen ? 'outline-2 outline-offset-8 outline-tomato outline-dashed' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="files" className="font-display text-xl font-semibold">
          <Trans>Files</Trans>
        </h2>
        {isOpen && (
          <FileButton multiple onChoose={uploads.add}>
            <Icon of={FileUp} />
            <Trans>Add files</Trans>
          </FileButton>
        )}
      </div>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {(lookedInto ? run.files.slice(0, -1) : run.files).map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may be sent twice
          <li key={at} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
            <span className="text-ink-soft">{file.format}</span>
            <span className="ml-auto tabular-nums">
              <FileCounts file={file} />
            </span>
          </li>
        ))}
        {underWay.map((upload) => (
          <li key={upload.id} className="py-3">
            <UploadRow upload={upload} uploads={uploads} />
            {upload === lookedInto?.upload && lookedInto.recipes > 0 && (
              <p className="mt-2 text-ink-soft tabular-nums">
                <Plural value={lookedInto.recipes} one="# recipe so far" other="# recipes so far" />
              </p>
            )}
          </li>
        ))}
        {run.files.length + underWay.length === 0 && (
          <li className="py-3 text-ink-soft">
            <Trans>No file yet.</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The upload that the last file of the import comes from, as long as the server looks into it. */
function findLookedInto({ files }: Import, underWay: readonly Upload[]) {
  const upload = underWay.find(({ state }) => state.step === 'sending' && state.sent === 1)
  const last = files.at(-1)
  return upload && last?.name === upload.file.name ? { upload, recipes: last.recipes } : undefined
}

function FileCounts({ file: { recipes, refused } }: { file: Import['files'][number] }) {
  return (
    <>
      <Plural value={recipes} one="# recipe" other="# recipes" />
      {refused > 0 && (
        <span className="text-beet">
          {' · '}
          <Plural value={refused} one="# cannot come" other="# cannot come" />
        </span>
      )}
    </>
  )
}

interface UploadRowProps {
  upload: Upload
  uploads: ImportFilesProps['uploads']
}

function UploadRow({ upload, uploads }: UploadRowProps) {
  const { t } = useLingui()
  const { id, file, state } = upload
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-medium wrap-anywhere">{file.name}</p>
        <IconButton
          label={t`Leave out ${file.name}`}
          icon={X}
          size="sm"
          onClick={() => uploads.remove(id)}
        />
      </div>
      <UploadState
        upload={upload}
        onAgain={() => uploads.again(upload)}
        onDone={() => uploads.remove(id)}
      />
      {state.step === 'table' && (
        <MappingForm table={state.table} onSay={(mapping) => uploads.again(upload, mapping)} />
      )}
    </>
  )
}

interface UploadStateProps {
  upload: Upload
  onAgain: () => void
  /** It came in by another way. */
  onDone: () => void
}

function UploadState({ upload: { state, file }, onAgain, onDone }: UploadStateProps) {
  const { t } = useLingui()
  switch (state.step) {
    case 'waiting':
      return (
        <p className="text-ink-soft">
          <Trans>Waits for its turn</Trans>
        </p>
      )
    case 'sending':
      return state.sent < 1 ? (
        <Running label={t`Sending it...`} share={state.sent} />
      ) : (
        <Running label={t`Looking into it...`} />
      )
    case 'failed':
      return (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-beet">
            {state.message ?? <Trans>It could not be sent. Check your connection.</Trans>}
          </p>
          <Button size="sm" onClick={onAgain}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      )
    case 'too-large':
      return (
        <p role="alert" className="text-beet">
          <Trans>This file is larger than may be sent.</Trans>
        </p>
      )
    case 'archive':
      return <ArchiveOfFile file={file} onDone={onDone} />
    default:
      return null
  }
}

function Running({ label, share }: { label: string; share?: number }) {
  return (
    <div className="mt-1 grid gap-2">
      <p role="status" className="text-ink-soft">
        {label}
      </p>
      <ProgressBar label={label} {...(share !== undefined && { value: share })} />
    </div>
  )
}
