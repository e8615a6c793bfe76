import { queryOptions } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

export type Stats = CallResponse<'GET /dashboard/stats'>['stats']

/** The member's own figures: of the side panel and of the overview. */
export function statsQuery() {
  return queryOptions({
    queryKey: ['dashboard', 'stats'],
    queryFn: async ({ signal }) => (await call('GET /dashboard/stats', { signal })).stats,
    staleTime: 0,
  })
}
