import { useLingui } from '@lingui/react/macro'
import { type ChatMode, TEXT_LIMITS } from '@potluck/rules'
import { ArrowUp, Square } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface EntryLineProps {
  text: string
  mode: ChatMode
  areaRef: RefObject<HTMLTextAreaElement | null>
  canSend: boolean
  stopping: boolean
  onWrite: (text: string) => void
  onPaste: (event: ClipboardEvent) => void
  onEnter: () => void
  onStop: (() => void) | undefined
}

/** The text field, with the buttons that send and stop. */
export function EntryLine(props: EntryLineProps) {
  const { text, mode, areaRef, canSend, stopping, onWrite, onPaste, onEnter, onStop } = props
  const { t } = useLingui()

  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter accepts a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  return (
    <div className="flex items-end gap-2">
      <TextArea
        ref={areaRef}
        name="prompt"
        rows={1}
        maxRows={6}
        value={text}
        maxLength={TEXT_LIMITS.prompt}
        aria-label={t`Message to the assistant`}
        placeholder={usePlaceholder(mode)}
        enterKeyHint="send"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={onPaste}
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
  )
}

function usePlaceholder(mode: ChatMode): string {
  const { t } = useLingui()
  const placeholders = {
    idea: t`What would you like to cook?`,
    ingredients: t`A craving, a time, how many eat…`,
    adapt: t`What should change?`,
  } satisfies Record<ChatMode, string>
  return placeholders[mode]
}
