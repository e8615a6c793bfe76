import { Trans, useLingui } from '@lingui/react/macro'
import { readRecipe } from '@potluck/kitchen'
import { CircleSlash, RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { Corrections } from '../answer/corrections.tsx'
import { WritingLine } from '../answer/last-stage.tsx'
import { Origin } from '../answer/origin.tsx'
import type { Page } from '../answer/page.ts'
import { RecipeAnswer } from '../answer/recipe-answer.tsx'
import { usePerFrame } from '../answer/use-per-frame.ts'
import { useResult } from '../answer/use-result.ts'
import type { Answer } from '../turns.ts'
import { AnswerActions } from './answer-actions.tsx'
import { WaitingCard } from './waiting-card.tsx'

// Loaded when needed: few answers are menus.
const MenuAnswer = lazy(async () => ({
  default: (await import('../answer/menu/menu-answer.tsx')).MenuAnswer,
}))

interface AnswerViewProps {
  answer: Answer
  /** Asks the same again; undefined if that is not offered. */
  onRetry: (() => void) | undefined
  /** Fetches an answer whose connection was lost. */
  onLookAgain: () => void
  /** Prepares adapting this recipe; undefined if there is none. */
  onAdaptAgain: (() => void) | undefined
  /** Sends a request; undefined if the conversation has continued. */
  onAsk: ((prompt: string) => void) | undefined
}

/** An answer from waiting to its end, including failures. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, onRetry } = props
  if (answer.status === 'waiting') return <WaitingCard {...answer} />
  if (answer.status === 'error') {
    return (
      <Notice onRetry={onRetry}>
        <Apology mode={answer.mode} />
      </Notice>
    )
  }
  return <DrawnAnswer key={answer.messageId} {...props} />
}

function DrawnAnswer(props: AnswerViewProps) {
  const { answer, onRetry, onLookAgain, onAdaptAgain, onAsk } = props
  const { status, text, lastStage } = answer
  const page = usePage(answer)
  const writing = status === 'streaming'
  const result = useResult(answer)
  return (
    <div className="grid min-w-0 gap-3">
      {text !== '' && page.kind === 'recipe' && (
        <RecipeAnswer answer={answer} page={page} writing={writing} result={result} />
      )}
      {page.kind === 'menu' && (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <MenuAnswer menu={page.menu} messageId={answer.messageId} onAsk={onAsk} />
        </Suspense>
      )}
      {text !== '' && page.kind === 'words' && <Words text={page.text} />}
      {page.kind === 'words' && lastStage && <WritingLine lastStage={lastStage} />}
      {!writing && text !== '' && (
        <div>
          <Corrections corrections={answer.corrections} />
          <Origin engine={answer.engine} context={answer.context} />
        </div>
      )}
      {status === 'interrupted' && (
        <Notice onRetry={onRetry}>
          <Trans>The answer was interrupted before it was finished.</Trans>
        </Notice>
      )}
      {status === 'lost' && (
        <Notice onRetry={onLookAgain} label={<Trans>Try Again</Trans>}>
          <Trans>The connection was lost. The answer comes when it is back.</Trans>
        </Notice>
      )}
      {status === 'stopped' && (
        <Notice onRetry={onRetry}>
          <Trans>Stopped</Trans>
        </Notice>
      )}
      {!writing && text !== '' && (
        <AnswerActions answer={answer} result={result} onAdaptAgain={onAdaptAgain} />
      )}
      {onAsk && !writing && <Choices choices={answer.choices} onAsk={onAsk} />}
    </div>
  )
}

interface ChoicesProps {
  choices: readonly string[]
  onAsk: (prompt: string) => void
}

/** Suggested follow-up requests, sent by a press. */
function Choices({ choices, onAsk }: ChoicesProps) {
  const { t } = useLingui()
  if (choices.length === 0) return null
  return (
    <ul aria-label={t`Go on with`} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice}>
          <Button size="sm" onClick={() => onAsk(choice)}>
            {choice}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The answer so far, read at most once per frame. */
function usePage({ text, recipeData, menu, adaptation, status }: Answer): Page {
  const written = usePerFrame(text)
  return useMemo(() => {
    if (menu) return { kind: 'menu', menu }
    const changes = adaptation?.changes
    if (recipeData) return { kind: 'recipe', recipe: recipeData, changes }
    const { recipe } = readRecipe(written)
    const isRecipe =
      status === 'complete'
        ? recipe.ingredients.length > 0 && recipe.instructions.length > 0
        : recipe.title !== '' || recipe.ingredients.length > 0
    return isRecipe ? { kind: 'recipe', recipe, changes } : { kind: 'words', text: written }
  }, [written, recipeData, menu, adaptation, status])
}

/** Text that is not a recipe, in paragraphs. */
function Words({ text }: { text: string }) {
  return (
    <div className="grid max-w-measure gap-3 text-lg">
      {text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only grow at the end
          <p key={index} className="whitespace-pre-wrap">
            {paragraph}
          </p>
        ))}
    </div>
  )
}

function Apology({ mode }: Pick<Answer, 'mode'>) {
  if (mode === 'ingredients') {
    return (
      <Trans>
        Sorry, I encountered an error while generating the recipe with your ingredients. Please try
        again.
      </Trans>
    )
  }
  if (mode === 'adapt') {
    return <Trans>Sorry, I encountered an error while adapting the recipe. Please try again.</Trans>
  }
  return <Trans>Sorry, I encountered an error while generating the recipe. Please try again.</Trans>
}

interface NoticeProps {
  children: ReactNode
  onRetry: (() => void) | undefined
  label?: ReactNode
}

function Notice({ children, onRetry, label = <Trans>Retry</Trans> }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4">
      <p className="flex min-h-11 flex-1 items-center gap-2.5">
        <Icon of={CircleSlash} className="text-beet" />
        {children}
      </p>
      {onRetry && (
        <Button icon={<Icon of={RotateCcw} size={18} />} onClick={onRetry}>
          {label}
        </Button>
      )}
    </div>
  )
}
