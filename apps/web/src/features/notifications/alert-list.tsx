import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CheckCheck } from 'lucide-react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { BowlAndWhisk } from '../../ui/drawings.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { AlertRow } from './alert-row.tsx'
import { type Alert, alertsQuery, unreadQuery, useMarkRead, useRemoveAlert } from './api.ts'

/** The Alerts tab: what happened to the member's recipes and posts, and news of followed cooks. */
export function AlertList() {
  const list = useInfiniteQuery(alertsQuery())
  const alerts = list.data?.pages.flatMap(({ notifications }) => notifications)
  if (alerts?.length === 0) return <NoAlerts />
  if (alerts) {
    return (
      <>
        <ReadAll />
        <Rows alerts={alerts} />
        {list.hasNextPage && (
          <LoadMore onLoad={() => list.fetchNextPage()} pending={list.isFetchingNextPage} />
        )}
      </>
    )
  }
  if (list.error) {
    return (
      <ErrorState
        title={<Trans>Failed to load alerts</Trans>}
        message={serverMessage(list.error)}
        onRetry={list.refetch}
      />
    )
  }
  return <AlertsLoading />
}

function Rows({ alerts }: { alerts: Alert[] }) {
  const { t } = useLingui()
  const markRead = useMarkRead()
  const remove = useRemoveAlert()

  function handleRemove(id: string) {
    const onError = (error: unknown) =>
      toast.error(serverMessage(error) ?? t`That did not work. Please try again.`)
    remove.mutate(id, { onError })
  }

  return (
    <ul className="grid max-w-200 gap-1">
      {alerts.map((alert) => (
        <li key={alert._id}>
          <AlertRow
            alert={alert}
            onOpen={() => !alert.isRead && markRead.mutate(alert._id)}
            onRemove={() => handleRemove(alert._id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The number of unread alerts, and a button to mark all as read. */
function ReadAll() {
  const { t } = useLingui()
  const { data: unread = 0 } = useQuery(unreadQuery())
  const markRead = useMarkRead()

  function handlePress() {
    const onError = (error: unknown) =>
      toast.error(serverMessage(error) ?? t`That did not work. Please try again.`)
    markRead.mutate(undefined, { onError })
  }

  return (
    <div className="mb-3 flex min-h-11 max-w-200 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-ink-soft">
        {unread === 0 ? (
          <Trans>All read.</Trans>
        ) : (
          plural(unread, { one: '# unread', other: '# unread' })
        )}
      </p>
      <div className="-mx-3 flex flex-wrap gap-x-2">
        {unread > 0 && (
          <Button variant="quiet" size="sm" loading={markRead.isPending} onClick={handlePress}>
            <Icon of={CheckCheck} size={18} />
            <Trans>Mark all as read</Trans>
          </Button>
        )}
        <Link
          to="/settings/notifications"
          className={buttonStyles({ variant: 'quiet', size: 'sm' })}
        >
          <Trans>Choose what you hear of</Trans>
        </Link>
      </div>
    </div>
  )
}

function NoAlerts() {
  return (
    <EmptyState
      drawing={<BowlAndWhisk />}
      title={<Trans>No alerts yet</Trans>}
      hint={
        <Trans>
          Comments, ratings and likes on what you share appear here, and new recipes of cooks you
          follow.
        </Trans>
      }
      action={
        <Link to="/settings/notifications" className={buttonStyles()}>
          <Trans>Choose what you hear of</Trans>
        </Link>
      }
    />
  )
}

function AlertsLoading() {
  return (
    <Loading text={<Trans>Loading your alerts...</Trans>} className="grid max-w-200 gap-6">
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="flex gap-4 px-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-20" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
