import { Trans, useLingui } from '@lingui/react/macro'
import { PLANS } from '@potluck/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { serverMessage } from '../../platform/server-message.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type PlanChange, planChangesQuery } from './api.ts'
import { usePrice } from './use-price.ts'
import { useUtcDay } from './use-utc-day.ts'

interface PlanHistoryProps {
  open: boolean
  onClose: () => void
}

/** Every change of the member's plan, newest first. */
export function PlanHistory({ open, onClose }: PlanHistoryProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Plan history</Trans>}
      description={<Trans>Prices as they were then. Nothing was charged.</Trans>}
    >
      {open && <Changes />}
    </Dialog>
  )
}

function Changes() {
  const { t } = useLingui()
  const list = useInfiniteQuery(planChangesQuery())
  if (list.error && !list.data) {
    return (
      <ErrorState
        title={<Trans>The history could not be loaded</Trans>}
        message={serverMessage(list.error) ?? t`Check your connection, then try again.`}
        onRetry={() => list.refetch()}
      />
    )
  }
  if (!list.data) {
    return (
      <Loading text={<Trans>Loading the history...</Trans>}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const changes = list.data.pages.flatMap((page) => page.changes)
  if (changes.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>You have been on Basic all along.</Trans>
      </p>
    )
  }
  return (
    <>
      <ol className="divide-y divide-line">
        {changes.map((change) => (
          <Change key={change._id} change={change} />
        ))}
      </ol>
      {list.hasNextPage && (
        <LoadMore onLoad={() => list.fetchNextPage()} pending={list.isFetchingNextPage} />
      )}
    </>
  )
}

function Change({ change }: { change: PlanChange }) {
  const { i18n } = useLingui()
  const price = usePrice()
  const { kind, interval, priceCents, coupon, createdAt } = change
  return (
    <li className="grid gap-0.5 py-3">
      <p className="font-medium">
        <ChangeSentence change={change} />
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        {kind === 'chosen' && interval === 'month' && <Trans> · {price(priceCents)}/month</Trans>}
        {kind === 'chosen' && interval === 'year' && <Trans> · {price(priceCents)}/year</Trans>}
        {kind === 'chosen' && coupon && (
          <Trans>
            {' '}
            · coupon {coupon.code}, {coupon.percent}% off
          </Trans>
        )}
      </p>
    </li>
  )
}

function ChangeSentence({ change }: { change: PlanChange }) {
  const utcDay = useUtcDay()
  const { name } = PLANS[change.plan]
  const from = PLANS[change.fromPlan].name
  switch (change.kind) {
    case 'chosen':
      return change.fromPlan === change.plan ? (
        <Trans>{name} changed</Trans>
      ) : (
        <Trans>
          {from} to {name}
        </Trans>
      )
    case 'cancelled':
      return (
        <Trans>
          {name} cancelled, to end on {utcDay(change.endsAt ?? change.createdAt)}
        </Trans>
      )
    case 'resumed':
      return <Trans>{name} kept after all</Trans>
    case 'ended':
      return (
        <Trans>
          {from} ended, back to {name}
        </Trans>
      )
  }
}
