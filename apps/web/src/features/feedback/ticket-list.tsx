import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { type TicketSummary, ticketsQuery } from './api.ts'
import { TicketStatusBadge } from './ticket-status.tsx'

const NewTicketDialog = lazy(() =>
  import('./new-ticket-dialog.tsx').then((it) => ({ default: it.NewTicketDialog })),
)

/** The member's questions to the operator. */
export function TicketList() {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)

  function begin() {
    setWanted(true)
    setOpen(true)
  }

  return (
    <div className="grid gap-4">
      <Tickets />
      <Button onClick={begin} className="justify-self-start max-sm:w-full">
        <Trans>Open a ticket</Trans>
      </Button>
      {isWanted && (
        <Suspense>
          <NewTicketDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Tickets() {
  const { t } = useLingui()
  const list = useInfiniteQuery(ticketsQuery())
  const tickets = list.data?.pages.flatMap((page) => page.tickets)
  if (tickets?.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>No tickets yet. Ask us anything: what does not work, or how something does.</Trans>
      </p>
    )
  }
  if (tickets) {
    return (
      <div>
        <ul className="divide-y divide-line border-y border-line">
          {tickets.map((ticket) => (
            <li key={ticket._id}>
              <TicketRow ticket={ticket} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <LoadMore onLoad={() => list.fetchNextPage()} pending={list.isFetchingNextPage} />
        )}
      </div>
    )
  }
  if (list.error) {
    return (
      <ErrorState
        title={t`Failed to load your tickets`}
        message={serverMessage(list.error)}
        onRetry={list.refetch}
      />
    )
  }
  return (
    <Loading text={<Trans>Loading your tickets...</Trans>} className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}

function TicketRow({ ticket }: { ticket: TicketSummary }) {
  return (
    <Link
      to="/dashboard/settings/tickets/$ticketId"
      params={{ ticketId: ticket._id }}
      className="group flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
    >
      <span className="min-w-0 flex-1 basis-60">
        <span className="mr-2 text-ink-soft tabular-nums">#{ticket.number}</span>
        <span className="font-medium wrap-anywhere group-hover:underline">{ticket.subject}</span>
      </span>
      <span className="flex items-center gap-3 text-sm text-ink-soft">
        <TimeAgo date={ticket.updatedAt} />
        <TicketStatusBadge status={ticket.status} />
      </span>
    </Link>
  )
}
