import { Trans, useLingui } from '@lingui/react/macro'
import { chatTitle } from '@potluck/rules'
import { Link, useParams } from '@tanstack/react-router'
import { History, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { AnswerView } from './answer-view.tsx'
import { Composer } from './composer.tsx'
import { isBeingWritten, type Turn } from './turns.ts'
import { useConversation } from './use-conversation.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { Welcome } from './welcome.tsx'

const HistoryPanel = lazy(() =>
  import('./history-panel.tsx').then((it) => ({ default: it.HistoryPanel })),
)

/** A chat with the cooking assistant: /ai is a new one, /ai/{chatId} one that is open. */
export function AssistantPage() {
  const { chatId } = useParams({ strict: false })
  const conversation = useConversation(chatId)
  const [historyOpen, setHistoryOpen] = useState(false)
  const [historyWanted, setHistoryWanted] = useState(false)
  const { turns, chat } = conversation
  const last = turns.at(-1)
  useFollowEnd(turns.length)

  function toggleHistory() {
    setHistoryWanted(true)
    setHistoryOpen(!historyOpen)
  }

  return (
    <div className="flex min-h-(--page-height)">
      <div className="flex min-w-0 flex-1 flex-col">
        <ChatBar
          title={chat.data?.title ?? (last && chatTitle(last.prompt))}
          open={chatId !== undefined || last !== undefined}
          historyOpen={historyOpen}
          onToggleHistory={toggleHistory}
        />
        <div className="mx-auto flex w-full max-w-220 flex-1 flex-col px-4 pt-4 md:px-8">
          <Content conversation={conversation} isNew={chatId === undefined} />
        </div>
        <Composer
          busy={conversation.busy}
          stopping={conversation.stopping}
          onSend={conversation.ask}
          onStop={conversation.stop}
        />
      </div>
      {historyWanted && (
        <Suspense>
          <HistoryPanel
            open={historyOpen}
            openChatId={chatId}
            onClose={() => setHistoryOpen(false)}
          />
        </Suspense>
      )}
      <Announcement answer={last?.answer} />
    </div>
  )
}

interface ChatBarProps {
  title: string | undefined
  /** Whether a chat is open: only then one can start another. */
  open: boolean
  historyOpen: boolean
  onToggleHistory: () => void
}

function ChatBar({ title, open, historyOpen, onToggleHistory }: ChatBarProps) {
  return (
    <div className="sticky top-16 z-20 flex min-h-14 items-center justify-end gap-1 bg-paper px-3 md:px-6">
      {title && (
        <h1 className="mr-auto min-w-0 truncate px-1 text-base font-medium text-ink-soft">
          {title}
        </h1>
      )}
      {open && (
        <Link to="/ai" className={buttonStyles({ variant: 'quiet', className: 'max-sm:px-3' })}>
          <Icon of={Plus} />
          <Trans>New Chat</Trans>
        </Link>
      )}
      <Button
        variant="quiet"
        className="max-sm:px-3"
        icon={<Icon of={History} />}
        aria-expanded={historyOpen}
        onClick={onToggleHistory}
      >
        <Trans>History</Trans>
      </Button>
    </div>
  )
}

interface ContentProps {
  conversation: ReturnType<typeof useConversation>
  isNew: boolean
}

function Content({ conversation, isNew }: ContentProps) {
  const { t } = useLingui()
  const { turns, chat, loading, busy, ask } = conversation
  if (turns.length > 0) {
    return (
      <ol className="grid gap-8 pb-10">
        {turns.map((turn, index) => (
          // Turns are only ever added at the end: the place is the name.
          // biome-ignore lint/suspicious/noArrayIndexKey: an exchange has no id until it is stored
          <li key={index} className="grid gap-5">
            <Question text={turn.prompt} />
            <AnswerView
              answer={turn.answer}
              onRetry={toRetry(turn, index === turns.length - 1 && !busy, ask)}
            />
          </li>
        ))}
      </ol>
    )
  }
  if (loading) return <ChatSkeleton />
  if (chat.isError && !isNew) {
    return (
      <ErrorState
        title={t`Failed to load this chat`}
        message={serverMessage(chat.error)}
        onRetry={() => chat.refetch()}
        action={
          <Link to="/ai" className={buttonStyles({ variant: 'quiet' })}>
            <Trans>New Chat</Trans>
          </Link>
        }
      />
    )
  }
  return <Welcome onAsk={ask} />
}

function toRetry(turn: Turn, isLast: boolean, ask: (prompt: string) => unknown) {
  const { status } = turn.answer
  const canRetry = status === 'error' || status === 'interrupted' || status === 'stopped'
  return isLast && canRetry ? () => ask(turn.prompt) : undefined
}

function Question({ text }: { text: string }) {
  return (
    <p className="ml-auto w-fit max-w-[85%] rounded-card bg-sunk px-4 py-3 whitespace-pre-wrap">
      {text}
    </p>
  )
}

function ChatSkeleton() {
  const { t } = useLingui()
  return (
    <Loading text={t`Loading chat...`} className="grid gap-8">
      <Skeleton className="ml-auto h-12 w-3/5 rounded-card" />
      <div className="grid gap-5">
        <Skeleton className="h-9 w-3/4" />
        <SkeletonText lines={6} />
      </div>
    </Loading>
  )
}

/** Tells screen readers that an answer is coming and that it is there; never its words as they come. */
function Announcement({ answer }: { answer: Turn['answer'] | undefined }) {
  const { t } = useLingui()
  const writing = answer !== undefined && isBeingWritten(answer)
  const [wasWriting, setWasWriting] = useState(false)
  if (writing && !wasWriting) setWasWriting(true)
  return (
    <p role="status" className="sr-only">
      {writing && t`Writing…`}
      {!writing && wasWriting && answer && toEnding(answer)}
    </p>
  )

  function toEnding({ status, recipeData }: Turn['answer']): string {
    if (status === 'stopped') return t`Stopped`
    if (status !== 'complete') return ''
    return recipeData ? t`Recipe ready` : t`Answer ready`
  }
}
