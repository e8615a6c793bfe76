import { queryOptions } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

export type Stats = CallResponse<'GET /dashboard/stats'>['stats']

/** The member's own figures, for the side panel and the overview. */
export function statsQuery() {
  return queryOptions({
    queryKey: ['dashboard', 'stats'],
    queryFn: async ({ signal }) => (await call('GET /dashboard/stats', { signal })).stats,
    staleTime: 0,
  })
}

/** Up to 12 random recipes for the wheel. They stay the same while the page is open. */
export function inspirationsQuery() {
  return queryOptions({
    queryKey: ['dashboard', 'inspirations'],
    queryFn: async ({ signal }) => (await call('GET /dashboard/inspirations', { signal })).recipes,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Suggestions for the member, and what is trending in their cuisine. */
export function recommendationsQuery() {
  return queryOptions({
    queryKey: ['dashboard', 'recommendations'],
    queryFn: ({ signal }) => call('GET /dashboard/recommendations', { signal }),
  })
}
