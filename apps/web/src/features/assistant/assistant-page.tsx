import { Trans, useLingui } from '@lingui/react/macro'
import { chatTitle } from '@potluck/rules'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { afterFirstPaint } from '../../platform/first-paint.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { AskDraft } from './ask/ask-draft.ts'
import { Composer } from './ask/composer.tsx'
import { ChatBar } from './chat-bar.tsx'
import { useConversation } from './conversation/use-conversation.ts'
import { useHistoryPanel } from './history/use-history-panel.tsx'
import { Announcement } from './turns/announcement.tsx'
import { JumpButton } from './turns/jump-button.tsx'
import { useQuestion } from './turns/use-question.ts'
import { useReadingPlace } from './turns/use-reading-place.ts'
import { type Ask, findLastRecipe } from './turns.ts'
import { useChatsAskedFor } from './use-chats-asked-for.ts'
import { useHandedOver } from './use-handed-over.ts'
import { usePendingPrompt } from './use-pending-prompt.ts'
import { Welcome } from './welcome.tsx'

const loadTurns = () => import('./turns/turn-list.tsx')
const TurnList = lazy(async () => ({ default: (await loadTurns()).TurnList }))

/** A chat with the cooking assistant: /ai is a new one, /ai/{chatId} an open one. */
export function AssistantPage() {
  const { chatId } = useParams({ strict: false })
  const conversation = useConversation(chatId)
  const { turns, chat, options, changeOptions } = conversation
  const last = turns.at(-1)
  const question = useQuestion(conversation)
  const { prepare } = question
  const [history, historyPanel] = useHistoryPanel(chatId)
  const reading = useReadingPlace(turns.length, conversation.busy)
  // The code for answers loads after the input field, since nobody reads an answer before asking.
  useEffect(() => void afterFirstPaint(loadTurns)().catch(() => undefined), [])
  useHandedOver(prepare)
  useChatsAskedFor(() => history.toggle(true))
  usePendingPrompt(async (prompt) => {
    const isAsked = await conversation.ask({ mode: 'idea', prompt })
    if (!isAsked) prepare({ text: prompt })
  })

  return (
    <div className="flex min-h-(--page-height)">
      <div className="flex min-w-0 flex-1 flex-col">
        <ChatBar
          title={chat.data?.title ?? (last && chatTitle(last.prompt))}
          open={chatId !== undefined || last !== undefined}
          options={options}
          optionsKnown={chatId === undefined || chat.data !== undefined}
          onOptionsChange={changeOptions}
          historyOpen={history.isOpen}
          onToggleHistory={() => history.toggle(!history.isOpen)}
        />
        <div className="mx-auto flex w-full max-w-220 flex-1 flex-col px-4 pt-4 md:px-8">
          <Content
            conversation={conversation}
            isNew={chatId === undefined}
            onAsk={question.askByButton}
            onPrepare={prepare}
          />
        </div>
        <Composer
          draft={question.draft}
          onDraftChange={question.change}
          setting={{ lastRecipe: findLastRecipe(turns), pantryLeftOut: !options.usePantry }}
          areaRef={question.area}
          busy={conversation.busy || conversation.loading}
          stopping={conversation.stopping}
          onSend={question.send}
          onStop={conversation.stop}
          above={reading.isAway && <JumpButton onJump={reading.jumpToEnd} />}
        />
      </div>
      {historyPanel}
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
