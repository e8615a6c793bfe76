import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionQuery } from '../features/auth/index.ts'
import { CallError } from '../platform/call.ts'
import '../platform/i18n.ts'
import { drawToastsWith } from '../ui/overlays/toast.ts'
import { createQueryClient } from './query-client.ts'

const said: unknown[] = []
let stopDrawing: () => void

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  stopDrawing = drawToastsWith(({ text }) => said.push(text))
})

afterEach(() => {
  stopDrawing()
  vi.useRealTimers()
})

it('says once that a session has ended, and ends it for everyone after two seconds', async () => {
  const queryClient = createQueryClient()
  const { queryKey } = sessionQuery()
  queryClient.setQueryData<unknown>(queryKey, { username: 'nora' })
  const ended = new CallError('No session.', { code: 'UNAUTHORIZED', status: 401 })

  await Promise.all([failing(queryClient, 'a', ended).done, failing(queryClient, 'b', ended).done])
  expect(said).toEqual(['Authentication required. Please log in and try again.'])

  vi.advanceTimersByTime(1999)
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ username: 'nora' })
  vi.advanceTimersByTime(1)
  expect(queryClient.getQueryData(queryKey)).toBeNull()
})

it('gives tips when the server takes too long, and does not ask again by itself', async () => {
  const slow = new CallError('…', { code: 'TIMEOUT' })
  const { queryFn, done } = failing(createQueryClient(), 'slow', slow)
  await done
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(said).toEqual([expect.stringMatching(/took too long.*Check your connection/)])
})

it('asks twice more where nothing answered, and leaves the words to the feature', async () => {
  const gone = new CallError('…', { code: 'NETWORK' })
  const { queryFn, done } = failing(createQueryClient(), 'gone', gone)
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  expect(queryFn).toHaveBeenCalledTimes(3)
  expect(said).toEqual([])
})

/** A query that always fails with this error, and when it has given up. */
function failing(queryClient: QueryClient, key: string, error: Error) {
  const queryFn = vi.fn(() => Promise.reject(error))
  const done = queryClient.fetchQuery({ queryKey: [key], queryFn }).catch(() => undefined)
  return { queryFn, done }
}
