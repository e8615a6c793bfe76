import { Trans } from '@lingui/react/macro'
import { readRecipe } from '@potluck/kitchen'
import { CircleSlash, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSession } from '../auth/index.ts'
import { RecipeCheck } from '../kitchen/index.ts'
import { AnswerActions } from './answer-actions.tsx'
import type { Answer } from './turns.ts'
import { WaitingCard } from './waiting-card.tsx'
import { WrittenRecipe } from './written-recipe.tsx'

interface AnswerViewProps {
  answer: Answer
  /** Asks the same again; undefined where that is not offered. */
  onRetry: (() => void) | undefined
}

/** An answer from the wait to the end, whatever end it came to. */
export function AnswerView({ answer, onRetry }: AnswerViewProps) {
  const { status, text } = answer
  if (status === 'waiting') return <WaitingCard />
  if (status === 'error') {
    return (
      <Notice onRetry={onRetry}>
        <Trans>Sorry, I encountered an error while generating the recipe. Please try again.</Trans>
      </Notice>
    )
  }
  return (
    <div className="grid min-w-0 gap-3">
      {text !== '' && <Written answer={answer} />}
      {text !== '' && status !== 'streaming' && <Origin engine={answer.engine} />}
      {status === 'interrupted' && (
        <Notice onRetry={onRetry}>
          <Trans>The answer was interrupted before it was finished.</Trans>
        </Notice>
      )}
      {status === 'stopped' && (
        <Notice onRetry={onRetry}>
          <Trans>Stopped</Trans>
        </Notice>
      )}
      {text !== '' && status !== 'streaming' && <AnswerActions answer={answer} />}
    </div>
  )
}

/** The text as a set recipe; what is none, as paragraphs. */
function Written({ answer }: { answer: Answer }) {
  const user = useSession()
  const { recipeData, status } = answer
  const shown = recipeData ?? readRecipe(answer.text).recipe
  const writing = status === 'streaming'
  const isRecipe = shown.title !== '' || shown.ingredients.length > 0
  if (isRecipe) {
    return (
      <WrittenRecipe recipe={shown} writing={writing}>
        {recipeData && !writing && (
          <RecipeCheck recipe={recipeData} preferences={user?.dietaryPreferences} />
        )}
      </WrittenRecipe>
    )
  }
  return (
    <div className="grid max-w-measure gap-3 text-lg">
      {answer.text
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

/** Who wrote it. */
function Origin({ engine }: Pick<Answer, 'engine'>) {
  if (engine === null) return null
  return (
    <p className="text-sm text-ink-soft">
      <Trans>Written by {engine}</Trans>
    </p>
  )
}

interface NoticeProps {
  children: ReactNode
  onRetry: (() => void) | undefined
}

function Notice({ children, onRetry }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4">
      <p className="flex min-h-11 flex-1 items-center gap-2.5">
        <Icon of={CircleSlash} className="text-beet" />
        {children}
      </p>
      {onRetry && (
        <Button icon={<Icon of={RotateCcw} size={18} />} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  )
}
