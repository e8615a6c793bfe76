import { expect, it } from 'vitest'
import { withChangedCopies, withoutCopies } from './cached-copies.ts'

const soup = { _id: 'soup', isSaved: false, author: { _id: 'nora', isFollowing: false } }
const cake = { _id: 'cake', isSaved: false, author: { _id: 'ben' } }

it('changes a copy wherever it lies, and nothing else', () => {
  const data = { pages: [{ recipes: [cake, soup] }], pageParams: [1] }
  const changed = withChangedCopies(data, 'soup', { isSaved: true })
  expect(changed).toEqual({
    pages: [{ recipes: [cake, { ...soup, isSaved: true }] }],
    pageParams: [1],
  })
  expect(soup.isSaved).toBe(false)
})

it('gives a copy no field that it had not', () => {
  const people = [soup.author, { _id: 'nora', username: 'nora' }]
  expect(withChangedCopies(people, 'nora', { isFollowing: true, followersCount: 7 })).toEqual([
    { _id: 'nora', isFollowing: true },
    { _id: 'nora', username: 'nora' },
  ])
})

it('keeps what does not change as it is', () => {
  const data = { trending: [cake], new: [soup] }
  expect(withChangedCopies(data, 'bread', { isSaved: true })).toBe(data)
  const changed = withChangedCopies(data, 'soup', { isSaved: true })
  expect((changed as typeof data).trending).toBe(data.trending)
})

it('takes a thing out of every list, and leaves what does not hold it as it is', () => {
  const data = { pages: [{ recipes: [cake, soup] }, { recipes: [cake] }], total: 2 }
  const without = withoutCopies(data, 'soup') as typeof data
  expect(without).toEqual({ pages: [{ recipes: [cake] }, { recipes: [cake] }], total: 2 })
  expect(without.pages[1]).toBe(data.pages[1])
  expect(withoutCopies(data, 'bread')).toBe(data)
})
