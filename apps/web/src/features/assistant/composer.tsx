import { useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

interface ComposerProps {
  /** An answer is being written: one can write on, but not send. */
  busy: boolean
  stopping: boolean
  /** False when it could not be asked; the words then come back. */
  onSend: (prompt: string) => Promise<boolean>
  onStop: (() => void) | undefined
}

/** Where one writes; Enter sends, Shift+Enter starts a new line. */
export function Composer({ busy, stopping, onSend, onStop }: ComposerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const prompt = text.trim()
  const canSend = prompt !== '' && !busy

  async function send() {
    if (!canSend) return
    setText('')
    const asked = await onSend(prompt)
    if (!asked) setText((written) => written || text)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void send()
    area.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="sticky bottom-(--bottom-bar) z-10 bg-paper px-4 pt-2 pb-4 md:px-8 md:pb-6"
    >
      <div className="mx-auto flex max-w-204 items-end gap-2">
        <TextArea
          ref={area}
          name="prompt"
          rows={1}
          maxRows={6}
          value={text}
          maxLength={TEXT_LIMITS.prompt}
          aria-label={t`Message to the assistant`}
          placeholder={t`What would you like to cook?`}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {onStop && (
          <IconButton
            label={t`Stop`}
            icon={Square}
            variant="outline"
            loading={stopping}
            onClick={onStop}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          aria-label={t`Send`}
          data-tooltip={t`Send`}
          disabled={!canSend}
          className="w-11 px-0"
        >
          <Icon of={ArrowUp} />
        </Button>
      </div>
    </form>
  )
}
