import { expiryStatus } from '@potluck/rules'
import type { PantryItem } from './api.ts'
import type { PantrySearch } from './search.ts'

const GROUPS = ['expired', 'expiring', 'fresh', 'undated'] as const
export type PantryGroup = (typeof GROUPS)[number]

/**
 * The items grouped by how soon they expire, without empty groups; in the chosen order within a
 * group.
 */
export function toGroups(
  items: readonly PantryItem[],
  { today, sort }: { today: string } & PantrySearch,
): { group: PantryGroup; items: PantryItem[] }[] {
  const byGroup = Map.groupBy(items.toSorted(ORDERS[sort ?? 'expiry']), (item) =>
    groupOf(item, today),
  )
  return GROUPS.flatMap((group) => ({ group, items: byGroup.get(group) ?? [] })).filter(
    ({ items: members }) => members.length > 0,
  )
}

/** Items that are still good and have an expiry date, first to expire first. */
export function firstToUse(items: readonly PantryItem[], today: string): PantryItem[] {
  const isDated = (item: PantryItem) => !['expired', 'undated'].includes(groupOf(item, today))
  return items.filter(isDated).toSorted(byExpiry)
}

/** Whether anything is still good, as far as is known. */
export function isAnyGood(items: readonly PantryItem[], today: string): boolean {
  return items.some((item) => groupOf(item, today) !== 'expired')
}

function groupOf({ expiryDate }: PantryItem, today: string): PantryGroup {
  return expiryDate === null ? 'undated' : expiryStatus(expiryDate, today)
}

const LAST_OF_ALL = '9999'

function byExpiry(a: PantryItem, b: PantryItem): number {
  const [one, other] = [a.expiryDate ?? LAST_OF_ALL, b.expiryDate ?? LAST_OF_ALL]
  if (one === other) return byAge(a, b)
  return one < other ? -1 : 1
}

/** Newest first: ids sort by creation, and an item without an id is newer than all. */
function byAge(a: PantryItem, b: PantryItem): number {
  return a._id < b._id ? 1 : -1
}

const ORDERS = {
  expiry: byExpiry,
  name: (a: PantryItem, b: PantryItem) => a.name.localeCompare(b.name),
  newest: byAge,
} satisfies Record<NonNullable<PantrySearch['sort']> | 'expiry', unknown>
