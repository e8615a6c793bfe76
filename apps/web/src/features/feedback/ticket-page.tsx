import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { serverMessage } from '../../platform/server-message.ts'
import { Icon } from '../../ui/icon.tsx'
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { type Ticket, ticketQuery } from './api.ts'
import { TicketReply } from './ticket-reply.tsx'
import { TicketStatusBadge } from './ticket-status.tsx'

/** One ticket: its messages, and a field to add one. */
export function TicketPage() {
  const { t } = useLingui()
  const { ticketId } = useParams({ from: '/members/dashboard/settings/tickets/$ticketId' })
  const { data: ticket, error, refetch } = useQuery(ticketQuery(ticketId))
  return (
    <div className="max-w-200 px-4 py-8 md:px-8">
      <Link
        to="/dashboard/settings"
        hash="tickets"
        className="link -ml-1 inline-flex min-h-11 items-center gap-1"
      >
        <Icon of={ChevronLeft} size={18} />
        <Trans>Your tickets</Trans>
      </Link>
      {ticket && <Written ticket={ticket} />}
      {!ticket && error && (
        <ErrorState
          title={t`Failed to load the ticket`}
          message={serverMessage(error)}
          onRetry={refetch}
        />
      )}
      {!ticket && !error && (
        <Loading text={<Trans>Loading the ticket...</Trans>} className="mt-4 grid gap-6">
          <Skeleton className="h-9 w-2/3" />
          <SkeletonText lines={4} />
        </Loading>
      )}
    </div>
  )
}

function Written({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <header className="mt-2 mb-6">
        <h1 className="font-display text-3xl font-semibold text-balance wrap-anywhere">
          {ticket.subject}
        </h1>
        <p className="mt-2 flex items-center gap-3 text-ink-soft">
          <span className="tabular-nums">#{ticket.number}</span>
          <TicketStatusBadge status={ticket.status} />
        </p>
      </header>
      <ol className="grid gap-4">
        {ticket.messages.map((message) => (
          <li key={message._id}>
            <Message message={message} />
          </li>
        ))}
      </ol>
      <TicketReply key={ticket._id} ticket={ticket} />
    </>
  )
}

function Message({ message }: { message: Ticket['messages'][number] }) {
  const side = message.fromOperator ? 'mr-6 bg-sunk sm:mr-16' : 'ml-6 bg-surface sm:ml-16'
  return (
    <article className={`rounded-card border border-line p-4 ${side}`}>
      <p className="mb-1 flex justify-between gap-4 text-sm text-ink-soft">
        <span className="font-medium">
          {message.fromOperator ? <Trans>Potluck</Trans> : <Trans>You</Trans>}
        </span>
        <TimeAgo date={message.createdAt} />
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
    </article>
  )
}
