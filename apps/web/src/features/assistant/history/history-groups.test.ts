import { describe, expect, it } from 'vitest'
import { groupByDay, searchHistory, toPlainLine } from './history-groups.ts'

// Without a time zone: local time, wherever the test runs.
const at = (when: string) => new Date(when).toISOString()
const now = new Date('2026-03-04T09:00:00')
const entry = (title: string, updatedAt: string, output = '') => ({
  title,
  input: '',
  output,
  updatedAt,
})

describe('groupByDay', () => {
  it('groups by the calendar day and names only today', () => {
    const chats = [
      entry('breakfast', at('2026-03-04T08:00:00')),
      entry('midnight', at('2026-03-04T00:01:00')),
      entry('last night', at('2026-03-03T23:59:00')),
      entry('a year ago', at('2025-03-04T08:00:00')),
    ]
    const groups = groupByDay(chats, now)
    const seen = groups.map(({ isToday, entries }) => [isToday, entries.map((chat) => chat.title)])
    expect(seen).toEqual([
      [true, ['breakfast', 'midnight']],
      [false, ['last night']],
      [false, ['a year ago']],
    ])
  })
})

describe('searchHistory', () => {
  const chats = [
    entry('Recipe: soup', at('2026-03-04T08:00:00'), '# Leek soup'),
    entry('Recipe: pie', at('2026-03-04T07:00:00'), '# Leek pie'),
  ]

  it('finds chats that hold every word, in title or answer', () => {
    expect(searchHistory(chats, ' LEEK  soup').map((chat) => chat.title)).toEqual(['Recipe: soup'])
    expect(searchHistory(chats, 'leek')).toHaveLength(2)
    expect(searchHistory(chats, 'lemon')).toEqual([])
  })

  it('leaves all for a blank search', () => {
    expect(searchHistory(chats, '  ')).toHaveLength(2)
  })
})

describe('toPlainLine', () => {
  it('drops the marks of headings, lists and bold, and keeps lines apart', () => {
    expect(toPlainLine('# Leek soup\n\n**Servings:** 4\n\n- 2 leeks\n1. Slice.')).toBe(
      'Leek soup · Servings: 4 · 2 leeks · Slice.',
    )
  })
})
