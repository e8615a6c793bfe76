import { Trans, useLingui } from '@lingui/react/macro'
import { cutText } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import { ClosedBook } from '../../../ui/drawings.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { type ChatSummary, historyQuery } from '../api.ts'
import { useModeNames } from '../ask/mode-names.ts'
import { groupByDay, searchHistory, toPlainLine } from './history-groups.ts'

/** Characters that a card shows of the question and of the answer. */
const shown = { input: 60, output: 150 }

interface HistoryListProps {
  openChatId: string | undefined
  onOpen: (() => void) | undefined
  onDelete: (chat: ChatSummary) => void
}

/** The chats by day, with a search. */
export function HistoryList({ openChatId, onOpen, onDelete }: HistoryListProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const { data: chats, isPending, error, refetch } = useQuery(historyQuery())

  if (isPending) return <HistorySkeleton />
  if (error && !chats) {
    return (
      <ErrorState
        title={t`Failed to load your chats`}
        message={serverMessage(error)}
        onRetry={() => refetch()}
      />
    )
  }
  if (chats.length === 0) {
    return (
      <EmptyState
        drawing={<ClosedBook />}
        title={t`No chats yet`}
        hint={t`What you ask is kept here.`}
      />
    )
  }
  const groups = groupByDay(searchHistory(chats, search), new Date())
  return (
    <div className="grid gap-6">
      <TextInput
        type="search"
        value={search}
        aria-label={t`Search your chats`}
        placeholder={t`Search your chats`}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.length === 0 && (
        <p role="status" className="text-ink-soft">
          <Trans>No chat has these words.</Trans>
        </p>
      )}
      {groups.map(({ date, isToday, entries }) => (
        <section key={date.toDateString()}>
          <h3 className="mb-1 text-sm font-semibold text-ink-soft">
            {isToday ? <Trans>Today</Trans> : <Day date={date} />}
          </h3>
          <ul className="divide-y divide-line">
            {entries.map((chat) => (
              <HistoryCard
                key={chat._id}
                chat={chat}
                isOpen={chat._id === openChatId}
                onOpen={onOpen}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Day({ date }: { date: Date }) {
  const { i18n } = useLingui()
  return i18n.date(date, { day: 'numeric', month: 'long', year: 'numeric' })
}

interface HistoryCardProps extends Pick<HistoryListProps, 'onOpen' | 'onDelete'> {
  chat: ChatSummary
  isOpen: boolean
}

function HistoryCard({ chat, isOpen, onOpen, onDelete }: HistoryCardProps) {
  const { t } = useLingui()
  const { _id, title, input, output } = chat
  return (
    <li className="flex items-start gap-1 py-1">
      <Link
        to="/ai/$chatId"
        params={{ chatId: _id }}
        onClick={onOpen}
        aria-current={isOpen ? 'page' : undefined}
        className="group min-h-11 min-w-0 flex-1 py-2"
      >
        <span className="block font-medium group-hover:text-tomato group-aria-[current=page]:text-tomato">
          {cutText(toPlainLine(input || title), shown.input)}
        </span>
        {output && (
          <span className="mt-0.5 block text-sm text-ink-soft">
            {cutText(toPlainLine(output), shown.output)}
          </span>
        )}
        <span className="mt-1 block text-sm text-ink-soft empty:hidden">
          <Circumstances chat={chat} />
        </span>
      </Link>
      <IconButton
        label={t`Delete chat: ${cutText(input || title, shown.input)}`}
        icon={Trash2}
        onClick={() => onDelete(chat)}
      />
    </li>
  )
}

/** The mode it was asked in, and the restrictions of its answers. */
function Circumstances({ chat }: Pick<HistoryCardProps, 'chat'>) {
  const modes = useModeNames()
  const { mode, restrictions } = chat
  return [mode && modes[mode], restrictions.join(', ')].filter(Boolean).join(' · ')
}

function HistorySkeleton() {
  const { t } = useLingui()
  return (
    <Loading text={t`Loading your chats...`} className="grid gap-5">
      <Skeleton className="h-11 rounded-field" />
      {['a', 'b', 'c', 'd'].map((card) => (
        <div key={card} className="grid gap-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4" />
        </div>
      ))}
    </Loading>
  )
}
