import { fetchPicture } from '../api.ts'
import type { AskDraft } from '../ask/ask-draft.ts'
import type { useConversation } from '../conversation/use-conversation.ts'
import { type Ask, type Turn, toOriginal } from '../turns.ts'
import { AnswerView } from './answer-view.tsx'
import { Question } from './question.tsx'

interface TurnListProps {
  conversation: ReturnType<typeof useConversation>
  onAsk: (ask: Ask) => void
  onPrepare: (draft: Partial<AskDraft>) => void
}

/** What was asked and answered, in order. */
export function TurnList({ conversation, onAsk, onPrepare }: TurnListProps) {
  const { turns, busy } = conversation
  return (
    <ol className="grid gap-8 pb-10">
      {turns.map((turn, index) => (
        // Turns are only ever added at the end: the place is the name.
        // biome-ignore lint/suspicious/noArrayIndexKey: an exchange has no id until it is stored
        <li key={index} className="grid min-w-0 gap-5">
          <Question turn={turn} />
          {/* Scrolled to, it begins below the bars at the top. */}
          <div data-answer className="min-w-0 scroll-mt-12">
            <AnswerView
              answer={turn.answer}
              onLookAgain={conversation.lookAgain}
              onRetry={toRetry(turn, index === turns.length - 1 && !busy, onAsk)}
              onAdaptAgain={toAdaptAgain(turn, onPrepare)}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

function toRetry(turn: Turn, isLast: boolean, onAsk: TurnListProps['onAsk']) {
  const { status } = turn.answer
  const canRetry = status === 'error' || status === 'interrupted' || status === 'stopped'
  if (!(isLast && canRetry)) return undefined
  return async () => {
    const { imageUrl } = turn
    const image =
      imageUrl === null ? undefined : await fetchPicture(imageUrl).catch(() => undefined)
    onAsk(image ? { ...turn.ask, image } : turn.ask)
  }
}

function toAdaptAgain({ answer }: Turn, prepare: TurnListProps['onPrepare']) {
  const { recipeData } = answer
  if (!recipeData) return undefined
  const recipe = toOriginal(recipeData)
  return () => prepare({ mode: 'adapt', target: { kind: 'text', recipe } })
}
