import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { storePendingPrompt } from '../../platform/pending-prompt.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { openAuthDialog, useSession } from '../auth/index.ts'
import { examplePrompts } from './example-prompts.ts'
import { Chilli, Lemon, Sprig, Tomato } from './ingredients.tsx'
import { useReducedMotion } from './reduced-motion.ts'
import { useTypedExample } from './typed-example.ts'

/**
 * The index card: examples type themselves until the visitor writes; sending leads to sign-up and
 * on to the recipe.
 */
export function PromptCard() {
  const navigate = useNavigate()
  const user = useSession()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const still = useReducedMotion()
  const [written, setWritten] = useState('')
  const [focused, setFocused] = useState(false)
  const [paused, setPaused] = useState(false)
  const running = !(still || paused || focused || written !== '')
  const example = useShownExample(running)

  function ask(event: FormEvent) {
    event.preventDefault()
    storePendingPrompt(written.trim() || example.whole)
    if (user) void navigate({ to: '/ai' })
    else openAuthDialog('sign-up')
  }

  function take(text: string) {
    setWritten(text)
    area.current?.focus()
  }

  return (
    <div>
      <div className="relative isolate">
        <StillLife />
        <form
          onSubmit={ask}
          className="relative rounded-card border border-line bg-surface shadow-float has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-tomato"
        >
          <div className="flex min-h-15 items-center justify-between gap-4 border-b-2 border-tomato/60 pr-2 pl-5 md:pl-8">
            <label htmlFor={id} className="font-display text-lg font-semibold md:text-xl">
              <Trans>What is in the kitchen?</Trans>
            </label>
            {!still && <PauseButton paused={paused} onToggle={() => setPaused(!paused)} />}
          </div>
          <div className="relative mx-5 bg-[repeating-linear-gradient(transparent_0_43px,var(--line)_43px_44px)] md:mx-8">
            <WritingArea
              ref={area}
              id={id}
              value={written}
              onChange={(event) => setWritten(event.target.value)}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
            />
            {written === '' && (
              <TypedExample text={example.text} running={running} dimmed={focused} />
            )}
          </div>
          <CardFoot />
        </form>
      </div>
      <Examples onTake={take} />
    </div>
  )
}

/** The example that types itself: the part shown so far, and the whole text. */
function useShownExample(running: boolean) {
  const { i18n } = useLingui()
  const texts = examplePrompts.map(({ prompt }) => i18n._(prompt))
  const { text, index } = useTypedExample(texts, running)
  return { text, whole: texts[index] ?? '' }
}

/** The text field; Enter sends, Shift+Enter starts a new line. */
function WritingArea(props: ComponentProps<'textarea'>) {
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <textarea
      maxLength={TEXT_LIMITS.prompt}
      rows={4}
      enterKeyHint="go"
      onKeyDown={handleKey}
      className="block w-full resize-none bg-transparent font-display text-xl leading-11 outline-none"
      {...props}
    />
  )
}

function CardFoot() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4 md:px-8">
      <p className="hidden text-sm text-ink-soft sm:block">
        <Trans>Enter sends the card.</Trans>
      </p>
      <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
        <Trans>Write my recipe</Trans>
      </Button>
    </div>
  )
}

function PauseButton({ paused, onToggle }: { paused: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton
      label={paused ? t`Play the examples` : t`Pause the examples`}
      icon={paused ? Play : Pause}
      onClick={onToggle}
      className="text-ink-soft"
    />
  )
}

interface TypedExampleProps {
  text: string
  running: boolean
  dimmed: boolean
}

/** The example on the lines of the card, while nothing is written. */
function TypedExample({ text, running, dimmed }: TypedExampleProps) {
  return (
    <p
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 overflow-hidden font-display text-xl leading-11 text-ink-soft ${dimmed ? 'opacity-60' : ''}`}
    >
      <span className={running ? 'border-r-2 border-tomato pr-0.5' : ''}>{text}</span>
    </p>
  )
}

/** The same examples as buttons. */
function Examples({ onTake }: { onTake: (prompt: string) => void }) {
  const { t, i18n } = useLingui()
  return (
    <ul aria-label={t`Examples`} className="mt-8 flex flex-wrap gap-2">
      {examplePrompts.map(({ name, prompt }) => (
        <li key={prompt.id}>
          <button
            type="button"
            onClick={() => onTake(i18n._(prompt))}
            className="min-h-9 cursor-pointer rounded-full border border-line-strong/60 bg-paper px-4 text-sm font-medium hover:border-line-strong hover:bg-surface touch:min-h-11"
          >
            {i18n._(name)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The decoration around the card: two more cards and some ingredients. */
function StillLife() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10">
      <div className="absolute inset-0 rotate-[2.4deg] rounded-card border border-line bg-saffron-wash" />
      <div className="absolute inset-0 -rotate-[1.6deg] rounded-card border border-line bg-basil-wash" />
      <Tomato className="absolute -bottom-9 -left-7 size-24 md:-left-12 md:size-30" />
      <Sprig className="absolute -top-14 right-16 size-28 md:size-34" />
      <Lemon className="absolute -right-8 -bottom-8 size-24 md:-right-14 md:size-32" />
      <Chilli className="absolute -top-9 left-10 hidden size-20 md:block" />
    </div>
  )
}
