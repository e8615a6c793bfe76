import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { PantryItem } from './api.ts'
import { type PantryGroup, toGroups } from './groups.ts'
import { PantryRow } from './pantry-row.tsx'
import type { PantrySearch } from './search.ts'
import type { PantryActs } from './use-pantry-acts.ts'

interface PantryListProps extends PantrySearch {
  items: readonly PantryItem[]
  today: string
  acts: PantryActs
}

/** The pantry by groups, the most urgent first. */
export function PantryList({ items, today, sort, acts }: PantryListProps) {
  return (
    <div className="@container grid gap-8">
      {toGroups(items, { today, ...(sort && { sort }) }).map(({ group, items: members }) => (
        <Group key={group} group={group} count={members.length}>
          {members.map((item) => (
            <PantryRow key={item._id} item={item} today={today} acts={acts} />
          ))}
        </Group>
      ))}
    </div>
  )
}

interface GroupProps {
  group: PantryGroup
  count: number
  children: ReactNode
}

function Group({ group, count, children }: GroupProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2
        id={titleId}
        className="flex items-baseline gap-2 border-b border-line-strong pb-2 font-display text-xl font-semibold"
      >
        <GroupName group={group} />
        <span className="font-sans text-sm font-normal text-ink-soft tabular-nums">
          {i18n.number(count)}
        </span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function GroupName({ group }: { group: PantryGroup }) {
  const { t } = useLingui()
  return { expired: t`Expired`, expiring: t`Expires soon`, fresh: t`Fresh`, undated: t`No date` }[
    group
  ]
}
