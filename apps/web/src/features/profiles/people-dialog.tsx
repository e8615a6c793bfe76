import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { serverMessage } from '../../platform/server-message.ts'
import { uniqueById } from '../../platform/unique-by-id.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { AuthorFace, AuthorName } from '../../ui/recipe/author-name.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { FollowButton, type Person, peopleQuery } from '../follows/index.ts'
import type { PeopleList } from './search.ts'

interface PeopleDialogProps {
  cook: { _id: string; username: string; fullName: string }
  isOwn: boolean
  list: PeopleList
  onShow: (list: PeopleList) => void
  onClose: () => void
}

/** A cook's followers, those they follow, and those among them that the reader follows too. */
export function PeopleDialog({ cook, isOwn, list, onShow, onClose }: PeopleDialogProps) {
  const { t } = useLingui()
  const tabs = [
    { value: 'followers' as const, label: t`Followers` },
    { value: 'following' as const, label: t`Following` },
    // On the member's own profile, mutual would be the same as the list before.
    ...(isOwn ? [] : [{ value: 'mutual' as const, label: t`Mutual` }]),
  ]
  const shown = isOwn && list === 'mutual' ? 'following' : list
  return (
    <Dialog open onClose={onClose} title={cook.fullName || cook.username}>
      <Tabs label={t`People`} tabs={tabs} value={shown} onChange={onShow}>
        <People key={shown} list={shown} userId={cook._id} />
      </Tabs>
    </Dialog>
  )
}

function People({ list: name, userId }: { list: PeopleList; userId: string }) {
  const { t } = useLingui()
  const list = useInfiniteQuery(peopleQuery(name, userId))
  const { data, error } = list
  const people = uniqueById(data?.pages.flatMap((page) => page.people) ?? [])
  return (
    <div className="-mt-3 min-h-80">
      {list.isPending && <PeopleLoading />}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person._id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      {error && (
        <ErrorState
          title={t`Failed to load people`}
          message={serverMessage(error)}
          onRetry={() => (data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {!error && list.hasNextPage && (
        <LoadMore onLoad={() => list.fetchNextPage()} pending={list.isFetchingNextPage} />
      )}
      {data && !error && people.length === 0 && <Nobody list={name} />}
    </div>
  )
}

/** A cook with a follow button; the reader's own row has none. */
function PersonRow({ person }: { person: Person }) {
  const { username, name, bio } = person
  return (
    <div className="flex items-center gap-3 py-3">
      <AuthorFace author={person} />
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <AuthorName author={person} className="truncate align-bottom font-medium" />
        </p>
        <p className="truncate text-sm text-ink-soft">{name === username ? bio : `@${username}`}</p>
      </div>
      <FollowButton cook={person} />
    </div>
  )
}

function Nobody({ list }: { list: PeopleList }) {
  const { t } = useLingui()
  const sentences = {
    followers: t`Nobody follows this cook yet.`,
    following: t`This cook follows nobody yet.`,
    mutual: t`There is nobody you both follow.`,
  }
  return <EmptyState title={sentences[list]} />
}

function PeopleLoading() {
  const { t } = useLingui()
  return (
    <Loading text={t`Loading people...`} className="divide-y divide-line">
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div key={place} className="flex items-center gap-3 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-24" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
