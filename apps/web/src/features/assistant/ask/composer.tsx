import { Trans } from '@lingui/react/macro'
import type { ChatMode } from '@potluck/rules'
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { FieldError } from '../../../ui/controls/field.tsx'
import { tellComposerHeight } from '../../../ui/overlays/foot-height.ts'
import type { Ask } from '../turns.ts'
import { type AskDraft, type AskProblem, type AskSetting, isBlank, toAsk } from './ask-draft.ts'
import { EntryLine } from './entry-line.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { ModePanel } from './mode-panel.tsx'
import { PictureButton } from './picture-button.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { usePicture } from './use-picture.ts'
import { VoiceButton } from './voice-button.tsx'

interface ComposerProps {
  draft: AskDraft
  onDraftChange: (change: Partial<AskDraft>) => void
  setting: AskSetting
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** An answer is being written: the cook can type, but not send. */
  busy: boolean
  stopping: boolean
  onSend: (ask: Ask) => void
  onStop: (() => void) | undefined
  /** Floats above it. */
  above?: ReactNode
}

/** Where the cook asks; Enter sends, Shift+Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const { draft, onDraftChange, setting, areaRef, busy, stopping, onSend, onStop } = props
  const picture = usePicture((image) => onDraftChange({ image }))
  const { isFilled, problem, read } = useReadAsk(draft, setting)
  const focusField = () => areaRef.current?.focus()

  function send() {
    const ask = busy ? undefined : read()
    if (!ask) return
    onSend(ask)
    picture.remove()
  }

  function removePicture() {
    picture.remove()
    focusField()
  }

  function stop() {
    onStop?.()
    focusField()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    send()
    focusField()
  }

  return (
    <form
      ref={tellHeight}
      onSubmit={handleSubmit}
      {...picture.drop}
      className={`sticky bottom-[calc(var(--bottom-bar)+var(--timer-bar,0px))] z-10 px-4 pt-2 pb-4 md:px-8 md:pb-6 ${picture.isOver ? 'bg-tomato-wash' : 'bg-paper'}`}
    >
      {props.above}
      <div className="mx-auto grid max-w-204 grid-cols-[minmax(0,1fr)] gap-2">
        <PicturePreview
          picture={draft.image}
          refused={picture.refused}
          onChoose={picture.choose}
          onRemove={removePicture}
        />
        <ModePanel
          draft={draft}
          onDraftChange={onDraftChange}
          setting={setting}
          onTargetChanged={focusField}
        />
        <div role="alert">
          <FieldError>{problem && <ProblemText problem={problem} />}</FieldError>
        </div>
        <Tools
          mode={draft.mode}
          onModeChange={(mode) => onDraftChange({ mode })}
          onPicture={picture.choose}
          onSpoken={(said) => onDraftChange({ text: joinWords(draft.text, said) })}
        />
        <EntryLine
          text={draft.text}
          mode={draft.mode}
          areaRef={areaRef}
          canSend={isFilled && !busy}
          stopping={stopping}
          onWrite={(text) => onDraftChange({ text })}
          onPaste={picture.paste}
          onEnter={send}
          onStop={onStop && stop}
        />
      </div>
    </form>
  )
}

/**
 * The draft as a request, or the problem that keeps it from being sent, until something is changed.
 */
function useReadAsk(draft: AskDraft, setting: AskSetting) {
  const [refused, setRefused] = useState<{ draft: AskDraft; problem: AskProblem }>()
  const isFilled = !isBlank(draft, setting)

  function read(): Ask | undefined {
    if (!isFilled) return undefined
    const asked = toAsk(draft, setting)
    if (asked.ok) return asked.ask
    setRefused({ draft, problem: asked.problem })
    return undefined
  }

  return { read, isFilled, problem: refused?.draft === draft ? refused.problem : undefined }
}

interface ToolsProps {
  mode: ChatMode
  onModeChange: (mode: ChatMode) => void
  onPicture: (picture: File) => void
  onSpoken: (said: string) => void
}

/** The mode of the question, and ways to ask without typing. */
function Tools({ mode, onModeChange, onPicture, onSpoken }: ToolsProps) {
  const [listening, setListening] = useState(false)
  return (
    <div className="flex items-center justify-between">
      <ModeChoice mode={mode} onChange={onModeChange} />
      <div className="flex shrink-0 items-center">
        <span role="status" className={listening ? 'animate-breathe px-2 text-sm' : 'sr-only'}>
          {listening && <Trans>Listening…</Trans>}
        </span>
        <PictureButton onChoose={onPicture} />
        <VoiceButton listening={listening} onListeningChange={setListening} onText={onSpoken} />
      </div>
    </div>
  )
}

function ProblemText({ problem }: { problem: AskProblem }) {
  if (problem === 'NO_INGREDIENTS') {
    return <Trans>Please provide ingredients or enable inventory usage</Trans>
  }
  return <Trans>Please provide recipe details or recipe ID to adapt</Trans>
}

function tellHeight(composer: HTMLElement | null) {
  return composer ? tellComposerHeight(composer) : undefined
}

function joinWords(text: string, said: string): string {
  return text.trim() === '' ? said : `${text.trimEnd()} ${said}`
}
