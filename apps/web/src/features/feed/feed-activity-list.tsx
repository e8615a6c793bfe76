import { Trans, useLingui } from '@lingui/react/macro'
import { PAGE_SIZES } from '@potluck/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActivityEntry, EntrySkeletons } from '../activity/index.ts'
import { feedActivityQuery } from './api.ts'
import { FeedList, type FeedProps } from './feed-list.tsx'

/** What followed cooks did and posted, newest first. */
export function FeedActivityList({ chef, onAllChefs }: FeedProps) {
  const { t } = useLingui()
  const feed = useInfiniteQuery(feedActivityQuery(chef))
  return (
    <FeedList
      title={<Trans>Activity Feed</Trans>}
      feed={feed}
      failure={t`Failed to fetch activity feed`}
      onAllChefs={onAllChefs}
      className="-mt-4 max-w-170 divide-y divide-line"
      skeletons={<EntrySkeletons count={PAGE_SIZES.feed} />}
    >
      {(entry) => <ActivityEntry entry={entry} />}
    </FeedList>
  )
}
