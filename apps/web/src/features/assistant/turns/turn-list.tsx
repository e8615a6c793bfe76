import { memo, type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { fetchPicture } from '../api.ts'
import type { AskDraft } from '../ask/ask-draft.ts'
import type { useConversation } from '../conversation/use-conversation.ts'
import { type Ask, type Turn, toOriginal } from '../turns.ts'
import { AnswerView } from './answer-view.tsx'
import { Question } from './question.tsx'

interface TurnActs {
  onAsk: (ask: Ask) => void
  onPrepare: (draft: Partial<AskDraft>) => void
  onLookAgain: () => void
}

interface TurnListProps extends Omit<TurnActs, 'onLookAgain'> {
  conversation: ReturnType<typeof useConversation>
}

/** Questions and answers, in order. */
export function TurnList({ conversation, onAsk, onPrepare }: TurnListProps) {
  const { turns, busy, lookAgain } = conversation
  const acts = useRef<TurnActs>({ onAsk, onPrepare, onLookAgain: lookAgain })
  useEffect(() => {
    acts.current = { onAsk, onPrepare, onLookAgain: lookAgain }
  })
  // What goes on from an answer goes a moment after the next question was asked: the answer is long.
  const lastIndex = useDeferredValue(busy ? undefined : turns.length - 1)
  return (
    <ol className="grid gap-8 pb-10">
      {turns.map((turn, index) => (
        // Turns are only ever added at the end: the place is the name.
        // biome-ignore lint/suspicious/noArrayIndexKey: an exchange has no id until it is stored
        <li key={index} className="grid min-w-0 gap-5">
          <Exchange turn={turn} isLast={index === lastIndex} acts={acts} />
        </li>
      ))}
    </ol>
  )
}

interface ExchangeProps {
  turn: Turn
  /** It is the last turn, and nothing is being written. */
  isLast: boolean
  acts: RefObject<TurnActs>
}

/** Memoised: a chat has many turns, and every keystroke of the next question renders the page. */
const Exchange = memo(DrawnExchange)

function DrawnExchange({ turn, isLast, acts }: ExchangeProps) {
  return (
    <>
      <Question turn={turn} />
      {/* When scrolled to, it starts below the bars at the top. */}
      <div data-answer className="min-w-0 scroll-mt-12">
        <AnswerView
          answer={turn.answer}
          onLookAgain={() => acts.current.onLookAgain()}
          onRetry={toRetry(turn, isLast, (ask) => acts.current.onAsk(ask))}
          onAdaptAgain={toAdaptAgain(turn, (draft) => acts.current.onPrepare(draft))}
          onAsk={isLast ? (prompt) => acts.current.onAsk({ mode: 'idea', prompt }) : undefined}
        />
      </div>
    </>
  )
}

function toRetry(turn: Turn, isLast: boolean, onAsk: TurnActs['onAsk']) {
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

function toAdaptAgain({ answer }: Turn, prepare: TurnActs['onPrepare']) {
  const { recipeData } = answer
  if (!recipeData) return undefined
  const recipe = toOriginal(recipeData)
  return () => prepare({ mode: 'adapt', target: { kind: 'text', recipe } })
}
