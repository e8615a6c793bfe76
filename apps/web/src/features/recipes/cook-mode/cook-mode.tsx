import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { openModal } from '../../../ui/overlays/overlays.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Recipe } from '../api.ts'
import type { Portions } from '../recipe-page/portions/portions.ts'
import type { ShownRecipe } from '../recipe-page/shown-recipe.ts'
import type { Measures } from '../recipe-page/use-shown-recipe.ts'
import type { Ticks } from '../recipe-page/use-ticks.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { CookFooter } from './cook-footer.tsx'
import { CookHeader } from './cook-header.tsx'
import { DonePage } from './done-page.tsx'
import { LayOutPage } from './lay-out-page.tsx'
import { readAloud, stopReading } from './read-aloud.ts'
import { StepPage } from './step-page.tsx'
import { TimerList } from './timers/timer-list.tsx'
import { timerActs } from './timers/timer-store.ts'
import { useStepTimers } from './timers/use-step-timers.ts'
import { useSwipe } from './use-swipe.ts'
import { useVoiceCommands } from './use-voice-commands.ts'
import type { VoiceCommand } from './voice-command.ts'

export interface CookModeProps {
  recipe: Recipe
  isOwn: boolean
  shown: ShownRecipe
  portions: Portions
  measures: Measures
  ticks: Ticks
  /**
   * 1 is the page that lists the ingredients; then comes a page for each step, and the page for
   * when the dish is done.
   */
  page: number
  onTurn: (page: number) => void
  onClose: () => void
}

/** A recipe to cook from at arm's length: a step a page over the whole screen, which stays on. */
export function CookMode(props: CookModeProps) {
  const { recipe, isOwn, shown, portions, measures, ticks, onTurn, onClose } = props
  const { t } = useLingui()
  const lastPage = shown.steps.length + 2
  const page = Math.min(props.page, lastPage)
  const stepNumber = page - 1
  const step = shown.steps[stepNumber - 1]
  const stepTimers = useStepTimers(recipe, portions, { number: stepNumber, text: step })
  const { turn, handleKey, swipe } = useTurning({ page, lastPage, onTurn, onClose })
  const dialog = useOpenDialog()
  useWakeLock()

  function obey(command: VoiceCommand) {
    if (command === 'next' && page < lastPage) turn(1)
    if (command === 'back') turn(-1)
    if (command === 'repeat') readAloud(step ?? '')
    if (command === 'timer') stepTimers.find(({ isSet }) => !isSet)?.start()
    if (command === 'stop') timerActs.dismissEnded()
  }

  const voice = useVoiceCommands(obey)

  return (
    <dialog
      ref={dialog}
      data-fills-window
      aria-label={t`Cook mode: ${recipe.title}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={handleKey}
      className="modal fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden border-0 bg-paper p-0 text-ink print:hidden"
    >
      <div className="flex h-full flex-col">
        <CookHeader
          title={recipe.title}
          voice={voice}
          onRead={step === undefined ? undefined : () => readAloud(step)}
          onClose={onClose}
        />
        <div className="px-4 md:px-8">
          <ProgressBar label={t`How far you have come`} value={(page - 1) / (lastPage - 1)} />
        </div>
        <CookPage key={page} name={<PageName page={page} lastPage={lastPage} />} swipe={swipe}>
          {page === 1 && (
            <LayOutPage shown={shown} portions={portions} measures={measures} ticks={ticks} />
          )}
          {step !== undefined && (
            <StepPage step={step} index={stepNumber - 1} recipe={shown} timers={stepTimers} />
          )}
          {page === lastPage && (
            <DonePage recipe={recipe} isOwn={isOwn} portions={portions.count} />
          )}
        </CookPage>
        <TimerList />
        <CookFooter
          page={page}
          lastPage={lastPage}
          onBack={() => turn(-1)}
          onNext={() => turn(1)}
        />
      </div>
    </dialog>
  )
}

interface CookPageProps {
  name: ReactNode
  swipe: ReturnType<typeof useSwipe>
  children: ReactNode
}

/**
 * One page. It starts at its heading, which gets the focus and is read out; leaving the page stops
 * what is being read aloud.
 */
function CookPage({ name, swipe, children }: CookPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    return stopReading
  }, [])

  return (
    <div
      {...swipe}
      className="min-h-0 flex-1 animate-appear touch-pan-y overflow-y-auto overscroll-contain px-4 py-6 md:px-8 md:py-10"
    >
      <div className="mx-auto max-w-page">
        <h2
          ref={heading}
          tabIndex={-1}
          className="mb-4 font-display text-2xl font-semibold text-tomato outline-none md:text-3xl"
        >
          {name}
        </h2>
        {children}
      </div>
    </div>
  )
}

function PageName({ page, lastPage }: { page: number; lastPage: number }) {
  if (page === 1) return <Trans>Lay everything out</Trans>
  if (page === lastPage) return <Trans>Enjoy your meal</Trans>
  return (
    <Trans>
      Step {page - 1} of {lastPage - 2}
    </Trans>
  )
}

interface TurningOptions extends Pick<CookModeProps, 'page' | 'onTurn' | 'onClose'> {
  lastPage: number
}

/**
 * Turns pages by key, swipe and voice; turning past the last page closes cook mode only if a button
 * did it.
 */
function useTurning({ page, lastPage, onTurn, onClose }: TurningOptions) {
  function turn(direction: 1 | -1) {
    const next = page + direction
    if (next > lastPage) onClose()
    else if (next >= 1) onTurn(next)
  }

  const swipe = useSwipe((direction) => {
    if (page + direction <= lastPage) turn(direction)
  })

  function handleKey(event: KeyboardEvent) {
    const direction = directionOf(event)
    if (direction === undefined || page + direction > lastPage) return
    event.preventDefault()
    turn(direction)
  }

  return { turn, handleKey, swipe }
}

/** A modal dialog for as long as it is drawn. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), [])
  return dialog
}

const forward = ['ArrowRight', 'PageDown', ' ']
const backward = ['ArrowLeft', 'PageUp']

/** The direction a key turns to, unless the focused element needs the key itself. */
function directionOf({ key, target, metaKey, ctrlKey, altKey }: KeyboardEvent) {
  if (metaKey || ctrlKey || altKey || !(target instanceof Element)) return undefined
  if (target.closest('textarea, select, input:not([type=checkbox])')) return undefined
  if (key === ' ' && target.closest('button, a, input')) return undefined
  if (forward.includes(key)) return 1
  return backward.includes(key) ? -1 : undefined
}
