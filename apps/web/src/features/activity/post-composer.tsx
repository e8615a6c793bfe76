import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { ImagePlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CharacterCount } from '../../ui/controls/character-count.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { FileButton } from '../../ui/controls/file-button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { pictureProblem } from '../../ui/pictures/picture-problem.ts'
import { UploadProgress } from '../../ui/pictures/upload-progress.tsx'
import { useFileDrop } from '../../ui/pictures/use-file-drop.ts'
import { usePastedPicture } from '../../ui/pictures/use-pasted-picture.ts'
import { useUpload } from '../../ui/pictures/use-upload.ts'
import { useCreatePost } from './api.ts'
import { ChosenPictureList } from './chosen-picture-list.tsx'
import { useChosenPictures } from './use-chosen-pictures.ts'

interface PostComposerProps {
  username: string
  onClose: () => void
}

/** Writes a post with up to four pictures that are chosen, dropped or pasted. */
export function PostComposer({ username, onClose }: PostComposerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { pictures, isFull, add, remove, replace } = useChosenPictures()
  const [confirm, confirmDialog] = useConfirm()
  const sending = useSendPost(username)
  const { isOver, drop } = useFileDrop(add)
  usePastedPicture((picture) => add([picture]))
  const content = text.trim()
  const isUnfit = pictures.some(({ file }) => pictureProblem(file) !== undefined)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (content === '' || isUnfit || sending.isPending) return
    const isSent = await sending.send(
      content,
      pictures.map(({ file }) => file),
    )
    if (isSent) onClose()
  }

  async function cancel() {
    const isBlank = content === '' && pictures.length === 0
    const isMeant =
      isBlank ||
      (await confirm({
        title: <Trans>Discard this post?</Trans>,
        body: <Trans>What you wrote and chose would be lost.</Trans>,
        confirmLabel: <Trans>Discard</Trans>,
        cancelLabel: <Trans>Keep Writing</Trans>,
        danger: true,
      }))
    if (isMeant) onClose()
  }

  return (
    <form
      onSubmit={handleSubmit}
      {...drop}
      className={`mb-2 grid gap-3 rounded-card border bg-surface p-4 ${isOver ? 'border-tomato' : 'border-line'}`}
    >
      <Field label={t`Your post`} hideLabel>
        <TextArea
          autoFocus
          rows={3}
          value={text}
          maxLength={TEXT_LIMITS.post}
          placeholder={t`Share something with your followers...`}
          onChange={(event) => setText(event.target.value)}
        />
        <CharacterCount text={text} limit={TEXT_LIMITS.post} />
      </Field>
      <ChosenPictureList pictures={pictures} onRemove={remove} onShrunk={replace} />
      {sending.upload && pictures.length > 0 && <UploadProgress {...sending.upload} />}
      <Buttons
        canAdd={!isFull}
        canPost={content !== '' && !isUnfit}
        isPending={sending.isPending}
        onAdd={add}
        onCancel={cancel}
      />
      {confirmDialog}
    </form>
  )
}

interface ButtonsProps {
  canAdd: boolean
  canPost: boolean
  isPending: boolean
  onAdd: (pictures: File[]) => void
  onCancel: () => void
}

function Buttons({ canAdd, canPost, isPending, onAdd, onCancel }: ButtonsProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 sm:gap-3">
      <div className="mr-auto">
        <FileButton
          multiple
          accept={IMAGE_LIMITS.types.join(',')}
          disabled={!canAdd || isPending}
          onChoose={onAdd}
        >
          <Icon of={ImagePlus} size={18} className="max-sm:hidden" />
          <Trans>Add pictures</Trans>
        </FileButton>
      </div>
      <Button variant="quiet" onClick={onCancel} disabled={isPending}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" variant="primary" disabled={!canPost} loading={isPending}>
        <Trans>Post</Trans>
      </Button>
    </div>
  )
}

/** Sends a post with its pictures; answers whether that worked, and reports an error. */
function useSendPost(username: string) {
  const { t } = useLingui()
  const create = useCreatePost(username)
  const upload = useUpload()

  async function send(content: string, pictures: File[]): Promise<boolean> {
    try {
      await upload.run((watch) => create.mutateAsync({ content, pictures, upload: watch }))
      return true
    } catch (error) {
      if (!isAborted(error)) toast.error(serverMessage(error) ?? t`Failed to create activity post`)
      return false
    }
  }

  return { send, isPending: create.isPending, upload: upload.underWay }
}

function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
