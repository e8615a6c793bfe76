import { Trans, useLingui } from '@lingui/react/macro'
import { type ChatMode, TEXT_LIMITS } from '@potluck/rules'
import { ArrowUp, Square } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useState,
} from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { tellFootHeight } from '../../../ui/foot-height.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Ask } from '../turns.ts'
import { type AskDraft, type AskProblem, type AskSetting, isBlank, toAsk } from './ask-draft.ts'
import { ModeChoice } from './mode-choice.tsx'
import { PictureButton } from './picture-button.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { usePicture } from './use-picture.ts'
import { VoiceButton } from './voice-button.tsx'

const AdaptPanel = lazy(() =>
  import('./adapt-panel.tsx').then((it) => ({ default: it.AdaptPanel })),
)
const IngredientsPanel = lazy(() =>
  import('./ingredients-panel.tsx').then((it) => ({ default: it.IngredientsPanel })),
)

interface ComposerProps {
  draft: AskDraft
  onDraftChange: (change: Partial<AskDraft>) => void
  setting: AskSetting
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** An answer is being written: one can write on, but not send. */
  busy: boolean
  stopping: boolean
  onSend: (ask: Ask) => void
  onStop: (() => void) | undefined
  /** Floats over it. */
  above?: ReactNode
}

/** Where one asks; Enter sends, Shift+Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const { draft, onDraftChange, setting, areaRef, busy, stopping, onSend, onStop } = props
  const { t } = useLingui()
  const [refused, setRefused] = useState<{ draft: AskDraft; problem: AskProblem }>()
  const [listening, setListening] = useState(false)
  const picture = usePicture((image) => onDraftChange({ image }))
  const problem = refused?.draft === draft ? refused.problem : undefined
  const canSend = !(busy || isBlank(draft, setting))

  function send() {
    if (!canSend) return
    const read = toAsk(draft, setting)
    if (!read.ok) return setRefused({ draft, problem: read.problem })
    onSend(read.ask)
    picture.remove()
  }

  function removePicture() {
    picture.remove()
    areaRef.current?.focus()
  }

  function stop() {
    onStop?.()
    areaRef.current?.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    send()
    areaRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
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
        <Suspense>
          <ModePanel
            draft={draft}
            onDraftChange={onDraftChange}
            setting={setting}
            onTargetChanged={() => areaRef.current?.focus()}
          />
        </Suspense>
        <div role="alert">
          <FieldError>{problem && <ProblemText problem={problem} />}</FieldError>
        </div>
        <div className="flex items-center justify-between">
          <ModeChoice mode={draft.mode} onChange={(mode) => onDraftChange({ mode })} />
          <div className="flex shrink-0 items-center">
            <span role="status" className={listening ? 'animate-breathe px-2 text-sm' : 'sr-only'}>
              {listening && <Trans>Listening…</Trans>}
            </span>
            <PictureButton onChoose={picture.choose} />
            <VoiceButton
              listening={listening}
              onListeningChange={setListening}
              onText={(said) => onDraftChange({ text: joinWords(draft.text, said) })}
            />
          </div>
        </div>
        <div className="flex items-end gap-2">
          <TextArea
            ref={areaRef}
            name="prompt"
            rows={1}
            maxRows={6}
            value={draft.text}
            maxLength={TEXT_LIMITS.prompt}
            aria-label={t`Message to the assistant`}
            placeholder={usePlaceholder(draft.mode)}
            enterKeyHint="send"
            onChange={(event) => onDraftChange({ text: event.target.value })}
            onKeyDown={handleKeyDown}
            onPaste={picture.paste}
          />
          {onStop && (
            <IconButton
              label={t`Stop`}
              icon={Square}
              variant="outline"
              loading={stopping}
              onClick={stop}
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
      </div>
    </form>
  )
}

function tellHeight(composer: HTMLElement | null) {
  return composer ? tellFootHeight(composer, '--composer') : undefined
}

interface ModePanelProps extends Pick<ComposerProps, 'draft' | 'onDraftChange' | 'setting'> {
  onTargetChanged: () => void
}

/** What a mode asks for besides words. */
function ModePanel(props: ModePanelProps) {
  const { draft, onDraftChange, setting, onTargetChanged } = props
  switch (draft.mode) {
    case 'idea':
      return null
    case 'ingredients':
      return (
        <IngredientsPanel
          listed={draft}
          pantryLeftOut={setting.pantryLeftOut}
          onChange={onDraftChange}
        />
      )
    case 'adapt':
      return (
        <AdaptPanel
          target={draft.target}
          lastRecipe={setting.lastRecipe}
          onChange={(target) => onDraftChange({ target })}
          onChanged={onTargetChanged}
        />
      )
  }
}

function ProblemText({ problem }: { problem: AskProblem }) {
  if (problem === 'NO_INGREDIENTS') {
    return <Trans>Please provide ingredients or enable inventory usage</Trans>
  }
  return <Trans>Please provide recipe details or recipe ID to adapt</Trans>
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

function joinWords(text: string, said: string): string {
  return text.trim() === '' ? said : `${text.trimEnd()} ${said}`
}
