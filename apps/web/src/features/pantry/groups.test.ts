import { expect, it } from 'vitest'
import type { PantryItem } from './api.ts'
import { firstToUse, toGroups } from './groups.ts'

const today = '2026-11-22'

function item(_id: string, name: string, expiryDate: string | null): PantryItem {
  return { _id, name, qty: 1, qtyName: 'kg', expiryDate, status: 'fresh' }
}

const items = [
  item('05', 'salt', null),
  item('04', 'rice', '2027-05-01'),
  item('03', 'kale', '2026-11-23'),
  item('07', 'milk', '2026-11-22'),
  item('06', 'eggs', '2026-11-28'),
  item('01', 'cream', '2026-11-21'),
  item('08', 'beans', '2026-11-28'),
]

function grouped(sort?: 'name' | 'newest') {
  return toGroups(items, { today, ...(sort && { sort }) }).map(
    ({ group, items: members }) => `${group}: ${members.map(({ name }) => name).join(' ')}`,
  )
}

it('groups by how soon things expire, the newest first of a day', () => {
  expect(grouped()).toEqual([
    'expired: cream',
    'expiring: milk kale beans eggs',
    'fresh: rice',
    'undated: salt',
  ])
})

it('orders inside the groups by name or age', () => {
  expect(grouped('name')[1]).toBe('expiring: beans eggs kale milk')
  expect(grouped('newest')[1]).toBe('expiring: beans milk eggs kale')
})

it('names what is to be used first, nothing that has expired', () => {
  expect(firstToUse(items, today).map(({ name }) => name)).toEqual([
    'milk',
    'kale',
    'beans',
    'eggs',
    'rice',
  ])
})
