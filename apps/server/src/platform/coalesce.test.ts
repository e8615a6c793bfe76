import { expect, it } from 'vitest'
import { createCoalescer } from './coalesce.ts'

it('does once what is asked for at once, and anew what is asked for later or has failed', async () => {
  const share = createCoalescer<number>()
  let works = 0
  const work = async () => {
    works += 1
    if (works === 3) throw new Error('the third fails')
    return works
  }
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([
    1, 1, 2,
  ])
  const failed = await Promise.allSettled([share('a', work), share('a', work)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', work)).toBe(4)
})
