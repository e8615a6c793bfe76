import { Trans, useLingui } from '@lingui/react/macro'
import { chatTitle } from '@potluck/rules'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { afterFirstPaint } from '../../platform/first-paint.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { buttonStyles } from '../../ui/button.tsx'
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Announcement } from './announcement.tsx'
import { type AskDraft, afterAsking, emptyDraft, isAdapted } from './ask/ask-draft.ts'
import { Composer } from './ask/composer.tsx'
import { ChatBar } from './chat-bar.tsx'
import { useConversation } from './conversation/use-conversation.ts'
import { JumpButton } from './jump-button.tsx'
import { type Ask, findLastRecipe } from './turns.ts'
import { useChatsAskedFor } from './use-chats-asked-for.ts'
import { useHandedOver } from './use-handed-over.ts'
import { usePendingPrompt } from './use-pending-prompt.ts'
import { useReadingPlace } from './use-reading-place.ts'
import { Welcome } from './welcome.tsx'

const loadTurns = () => import('./turn-list.tsx')
const TurnList = lazy(async () => ({ default: (await loadTurns()).TurnList }))
const HistoryPanel = lazy(() =>
  import('./history-panel.tsx').then((it) => ({ default: it.HistoryPanel })),
)

/** A chat with the cooking assistant: /ai is a new one, /ai/{chatId} one that is open. */
export function AssistantPage() {
  const { chatId } = useParams({ strict: false })
  const conversation = useConversation(chatId)
  const { turns, chat, options, changeOptions } = conversation
  const [written, setDraft] = useState(emptyDraft)
  const [historyOpen, setHistoryOpen] = useState(false)
  const [historyWanted, setHistoryWanted] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const last = turns.at(-1)
  const isTargetUsed = written.mode === 'adapt' && isAdapted(written.target, last)
  const draft = isTargetUsed ? { ...written, target: undefined } : written
  // Answers come after the field to ask with: nobody reads one before having asked.
  useEffect(() => void afterFirstPaint(loadTurns)().catch(() => undefined), [])
  const reading = useReadingPlace(turns.length, conversation.busy)
  useHandedOver(prepare)
  useChatsAskedFor(() => toggleHistory(true))
  usePendingPrompt((prompt) => conversation.ask({ mode: 'idea', prompt }))

  function changeDraft(change: Partial<AskDraft>) {
    setDraft((current) => ({ ...current, ...change }))
  }

  /** Readies a question that somebody is to finish. */
  function prepare(change: Partial<AskDraft>) {
    changeDraft(change)
    area.current?.focus()
  }

  /** For the buttons that are gone once they were pressed: focus goes to where one writes. */
  function askByButton(ask: Ask) {
    area.current?.focus()
    void conversation.ask(ask)
  }

  async function send(ask: Ask) {
    const sent = draft
    setDraft(afterAsking(sent))
    const asked = await conversation.ask(ask)
    // What could not be asked comes back, unless something else has been written by now.
    if (!asked) setDraft((current) => (current.text === '' ? sent : current))
  }

  function toggleHistory(open: boolean) {
    setHistoryWanted(true)
    setHistoryOpen(open)
  }

  return (
    <div className="flex min-h-(--page-height)">
      <div className="flex min-w-0 flex-1 flex-col">
        <ChatBar
          title={chat.data?.title ?? (last && chatTitle(last.prompt))}
          open={chatId !== undefined || last !== undefined}
          options={options}
          optionsKnown={chatId === undefined || chat.data !== undefined}
          onOptionsChange={changeOptions}
          historyOpen={historyOpen}
          onToggleHistory={() => toggleHistory(!historyOpen)}
        />
        <div className="mx-auto flex w-full max-w-220 flex-1 flex-col px-4 pt-4 md:px-8">
          <Content
            conversation={conversation}
            isNew={chatId === undefined}
            onAsk={askByButton}
            onPrepare={prepare}
          />
        </div>
        <Composer
          draft={draft}
          onDraftChange={changeDraft}
          setting={{ lastRecipe: findLastRecipe(turns), pantryLeftOut: !options.usePantry }}
          areaRef={area}
          busy={conversation.busy || conversation.loading}
          stopping={conversation.stopping}
          onSend={send}
          onStop={conversation.stop}
          above={reading.isAway && <JumpButton onJump={reading.jumpToEnd} />}
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

interface ContentProps {
  conversation: ReturnType<typeof useConversation>
  isNew: boolean
  onAsk: (ask: Ask) => void
  onPrepare: (draft: Partial<AskDraft>) => void
}

function Content({ conversation, isNew, onAsk, onPrepare }: ContentProps) {
  const { t } = useLingui()
  const { turns, chat, loading } = conversation
  if (turns.length > 0) {
    return (
      <Suspense fallback={<ChatSkeleton />}>
        <TurnList conversation={conversation} onAsk={onAsk} onPrepare={onPrepare} />
      </Suspense>
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
  return <Welcome onAsk={(prompt) => onAsk({ mode: 'idea', prompt })} />
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
