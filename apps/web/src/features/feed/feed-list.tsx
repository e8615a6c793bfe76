import { Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { uniqueById } from '../../platform/unique-by-id.ts'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { TwoCups } from '../../ui/drawings.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'

/** The props of both tabs. */
export interface FeedProps {
  /** The cook whose entries are shown; undefined for all. */
  chef: string | undefined
  /** Shows everybody again; undefined if they are shown already. */
  onAllChefs: (() => void) | undefined
}

interface FeedListProps<Entry> extends Pick<FeedProps, 'onAllChefs'> {
  title: ReactNode
  feed: UseInfiniteQueryResult<{ pages: { entries: Entry[] }[] }>
  /** The layout of entries and their skeletons. */
  className: string
  /** The error message if the server gives none. */
  failure?: string
  /** Nine placeholders in the shape of entries. */
  skeletons: ReactNode
  children: (entry: Entry, index: number) => ReactNode
}

/** A feed in all its states, with Load More below. */
export function FeedList<Entry extends { _id: string }>(props: FeedListProps<Entry>) {
  const { title, feed, className, skeletons, failure, onAllChefs, children } = props
  const { t } = useLingui()
  const { data, error } = feed
  if (!data && !error) {
    return (
      <Loading text={t`Loading your feed...`} className={className}>
        {skeletons}
      </Loading>
    )
  }
  const entries = uniqueById(data?.pages.flatMap((page) => page.entries) ?? [])
  if (!error && entries.length === 0) return <NothingYet onAllChefs={onAllChefs} />
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <ul className={className}>
        {entries.map((entry, index) => (
          <li key={entry._id}>{children(entry, index)}</li>
        ))}
      </ul>
      {error && (
        <ErrorState
          title={t`Error loading feed. Please try again.`}
          message={serverMessage(error) ?? failure}
          onRetry={() => (data ? feed.fetchNextPage() : feed.refetch())}
        />
      )}
      {!error && feed.hasNextPage && (
        <LoadMore onLoad={() => feed.fetchNextPage()} pending={feed.isFetchingNextPage} />
      )}
    </>
  )
}

function NothingYet({ onAllChefs }: Pick<FeedProps, 'onAllChefs'>) {
  return (
    <EmptyState
      drawing={<TwoCups />}
      title={<Trans>No content yet</Trans>}
      hint={
        onAllChefs ? (
          <Trans>This cook has kept quiet so far.</Trans>
        ) : (
          <Trans>What the cooks you follow publish and write gathers here.</Trans>
        )
      }
      action={
        onAllChefs ? (
          <Button onClick={onAllChefs}>
            <Trans>Back to All Chefs</Trans>
          </Button>
        ) : (
          <Link to="/explore" className={buttonStyles({ variant: 'primary' })}>
            <Trans>Discover Chefs</Trans>
          </Link>
        )
      }
    />
  )
}
