import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, FileUp } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFileDrop } from '../../../ui/pictures/use-file-drop.ts'
import { type Handed, readWritten } from '../handed/read-handed.ts'
import { FileLimits } from './file-limits.tsx'

interface IntakeProps {
  /** What came and is too little for a recipe. */
  words: string | undefined
  onTake: (handed: Handed) => void
  onFiles: (files: File[]) => void
  /** Files were chosen, and their import is being opened. */
  isStarting: boolean
}

/** One place to drop, paste or type whatever a recipe stands in. */
export function Intake({ words, isStarting, onTake, onFiles }: IntakeProps) {
  const { t } = useLingui()
  const [text, setText] = useState(words ?? '')
  const [problem, setProblem] = useState(
    words ? t`There is no address of a page in it.` : undefined,
  )
  const { isOver, drop } = useFileDrop(onFiles)

  function hand(written: string) {
    const handed = readWritten(written)
    if (handed.kind !== 'words') return onTake(handed)
    setProblem(
      handed.text === ''
        ? t`Paste an address or a recipe first, or choose files.`
        : t`This is neither an address nor a recipe yet: a recipe has ingredients and steps, each in a line.`,
    )
  }

  function read(event: FormEvent) {
    event.preventDefault()
    hand(text)
  }

  /** Files and pictures may be pasted too; an address alone is read at once. */
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length > 0) {
      event.preventDefault()
      return onFiles(files)
    }
    const handed = readWritten(event.clipboardData.getData('text'))
    if (text.trim() === '' && handed.kind === 'addresses') onTake(handed)
  }

  return (
    <form
      onSubmit={read}
      noValidate
      {...drop}
      className={`mt-8 max-w-190 rounded-card border-2 border-dashed p-5 sm:p-7 ${isOver ? 'border-tomato bg-tomato-wash' : 'border-line-strong/60 bg-surface'}`}
    >
      <Field
        label={t`An address, several, or the text of a recipe`}
        hint={<Trans>Paste or type it here, or drop files or photos anywhere on this sheet.</Trans>}
        error={problem}
      >
        <TextArea
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(undefined)
          }}
          onPaste={paste}
          rows={4}
          maxRows={16}
          placeholder="https://"
        />
      </Field>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" className="max-sm:w-full">
          <Trans>Read it</Trans>
        </Button>
        <FileButton multiple disabled={isStarting} onChoose={onFiles} className="max-sm:w-full">
          <Icon of={FileUp} />
          <Trans>Choose files or photos</Trans>
        </FileButton>
        <span className="hidden touch:inline-block max-sm:w-full">
          <FileButton
            accept="image/*"
            capture="environment"
            className="max-sm:w-full"
            disabled={isStarting}
            onChoose={onFiles}
          >
            <Icon of={Camera} />
            <Trans>Take a photo</Trans>
          </FileButton>
        </span>
      </div>
      <FileLimits />
    </form>
  )
}
