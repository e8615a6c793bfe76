import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { findKeptWork, forgetKeptWork, forgetKeptWorkOfOthers, keepWork } from './kept-work.ts'

const stored = new Map<string, string>()
const soup = { memberId: 'nora', subject: 'recipe soup' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterAll(() => vi.unstubAllGlobals())

it('gives work back to its writer, in the recipe it was written for', () => {
  keepWork({ ...soup, content: { title: 'Leek soup' } })
  expect(findKeptWork(soup)).toEqual({ title: 'Leek soup' })
  expect(findKeptWork({ ...soup, subject: 'recipe bread' })).toBeUndefined()
  expect(findKeptWork({ ...soup, memberId: 'ivan' })).toBeUndefined()
})

it('stays when its writer signs in, and goes when anybody else does', () => {
  keepWork({ ...soup, content: 'leeks' })
  forgetKeptWorkOfOthers('nora')
  expect(findKeptWork(soup)).toBe('leeks')
  forgetKeptWorkOfOthers('ivan')
  expect([...stored.values()]).toEqual([])
})

it('is gone once forgotten', () => {
  keepWork({ ...soup, content: 'leeks' })
  forgetKeptWork()
  expect(findKeptWork(soup)).toBeUndefined()
})
