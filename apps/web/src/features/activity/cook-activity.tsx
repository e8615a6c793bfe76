import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { uniqueById } from '../../platform/unique-by-id.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TwoCups } from '../../ui/drawings.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { keptFocus } from '../../ui/overlays/kept-focus.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { ActivityEntry } from './activity-entry.tsx'
import { cookActivityQuery } from './api.ts'
import { EntrySkeletons } from './entry-skeletons.tsx'

const PostComposer = lazy(async () => ({
  default: (await import('./post-composer.tsx')).PostComposer,
}))

interface CookActivityProps {
  username: string
  /** Whether the entries are the signed-in cook's own. */
  isOwner: boolean
}

/** A cook's posts and acts, newest first. */
export function CookActivity({ username, isOwner }: CookActivityProps) {
  const { t } = useLingui()
  const list = useInfiniteQuery(cookActivityQuery(username))
  const { data, error } = list
  const entries = uniqueById(data?.pages.flatMap((page) => page.entries) ?? [])
  return (
    <div ref={keptFocus} className="max-w-170">
      <h2 className="sr-only">
        <Trans>Activity Feed</Trans>
      </h2>
      {isOwner && <Writing username={username} />}
      {list.isPending && (
        <Loading text={t`Loading activity...`} className="divide-y divide-line">
          <EntrySkeletons count={3} />
        </Loading>
      )}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry._id}>
            <ActivityEntry entry={entry} />
          </li>
        ))}
      </ul>
      {error && (
        <ErrorState
          title={t`Failed to fetch user activity feed`}
          message={serverMessage(error)}
          onRetry={() => (data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {!error && list.hasNextPage && (
        <LoadMore onLoad={() => list.fetchNextPage()} pending={list.isFetchingNextPage}>
          <Trans>Load More Posts</Trans>
        </LoadMore>
      )}
      {data && !error && entries.length === 0 && <NothingYet isOwner={isOwner} />}
    </div>
  )
}

/** The button that opens the form, or the form. */
function Writing({ username }: Pick<CookActivityProps, 'username'>) {
  const [isOpen, setOpen] = useState<boolean>()
  if (!isOpen) {
    return (
      // A closed form returns the focus to the button.
      <Button variant="primary" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
        <Trans>Create Post</Trans>
      </Button>
    )
  }
  return (
    <Suspense fallback={<Skeleton className="h-44 w-full" />}>
      <PostComposer username={username} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

function NothingYet({ isOwner }: Pick<CookActivityProps, 'isOwner'>) {
  return (
    <EmptyState
      drawing={<TwoCups />}
      title={<Trans>No activity yet</Trans>}
      hint={
        isOwner ? (
          <Trans>What you write, publish and rate gathers here.</Trans>
        ) : (
          <Trans>This cook has kept quiet so far.</Trans>
        )
      }
    />
  )
}
