import { Trans } from '@lingui/react/macro'
import { PAGE_SIZES } from '@potluck/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { ActivityEntry } from '../activity/index.ts'
import { feedActivityQuery } from './api.ts'
import { FeedList, type FeedProps } from './feed-list.tsx'

/** What followed cooks did and wrote, newest first. */
export function FeedActivityList({ chef, onAllChefs }: FeedProps) {
  const feed = useInfiniteQuery(feedActivityQuery(chef))
  return (
    <FeedList
      title={<Trans>Activity Feed</Trans>}
      feed={feed}
      onAllChefs={onAllChefs}
      className="-mt-4 max-w-170 divide-y divide-line"
      skeletons={Array.from({ length: PAGE_SIZES.feed }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nine that never move
        <EntrySkeleton key={place} />
      ))}
    >
      {(entry) => <ActivityEntry entry={entry} />}
    </FeedList>
  )
}

function EntrySkeleton() {
  return (
    <div className="flex gap-4 py-5">
      <Skeleton className="size-10 shrink-0 rounded-full" />
      <div className="flex-1 pt-1">
        <SkeletonText lines={3} />
      </div>
    </div>
  )
}
