import { expect, it } from 'vitest'
import { findPage } from './pages.ts'

it('finds a page by its pattern and names what the braces hold', () => {
  expect(findPage('/recipe/abc')).toEqual({
    page: expect.objectContaining({ path: '/recipe/{recipeId}' }),
    params: { recipeId: 'abc' },
  })
})

it('prefers a fixed segment to a named one and ignores a trailing slash', () => {
  expect(findPage('/recipe/create/')?.page.path).toBe('/recipe/create')
})

it('takes whatever is left for a star, but not nothing', () => {
  expect(findPage('/trending/week/2')?.page.path).toBe('/trending/*')
  expect(findPage('/trending/')?.page.path).toBe('/trending')
})

it('knows nothing of other paths', () => {
  expect(findPage('/recipes')).toBeUndefined()
  expect(findPage('/recipe/edit/1/2')).toBeUndefined()
})
