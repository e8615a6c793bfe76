import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallInput, type CallResponse, call } from '../../platform/call.ts'
import { sessionQuery } from '../auth/index.ts'

export type Ticket = CallResponse<'GET /support-tickets/{id}'>
export type TicketSummary = CallResponse<'GET /support-tickets'>['tickets'][number]

/** The member's tickets, latest change first. */
export function ticketsQuery() {
  return infiniteQueryOptions({
    queryKey: ['tickets', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /support-tickets', { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: ['tickets', 'one', id],
    queryFn: ({ signal }) => call('GET /support-tickets/{id}', { params: { id }, signal }),
  })
}

export function useGiveFeedback() {
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'POST /feedback-entries'>['body']>) =>
      call('POST /feedback-entries', { body }),
  })
}

export function useOpenTicket() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { subject: string; text: string }) =>
      call('POST /support-tickets', { body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (ticket) => keep(queryClient, ticket),
  })
}

export function useWriteToTicket(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /support-tickets/{id}/messages', { params: { id }, body: { text } }),
    onSuccess: (ticket) => keep(queryClient, ticket),
  })
}

export function useCloseTicket(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /support-tickets/{id}/close', { params: { id } }),
    onSuccess: (ticket) => keep(queryClient, ticket),
  })
}

/**
 * Sets the member's dietary preferences, including allergies; shown at once and undone if the call
 * fails.
 */
export function useSetPreferences() {
  const queryClient = useQueryClient()
  const { queryKey } = sessionQuery()
  const show = (dietaryPreferences: string[] | undefined) =>
    queryClient.setQueryData(
      queryKey,
      (user) => user && dietaryPreferences && { ...user, dietaryPreferences },
    )
  return useMutation({
    mutationFn: (dietaryPreferences: string[]) =>
      call('POST /auth/update-Preference', { body: { dietaryPreferences } }),
    // One call after the other, since each sends the whole list.
    scope: { id: 'dietary-preferences' },
    onMutate: (wanted) => {
      const before = queryClient.getQueryData(queryKey)?.dietaryPreferences
      show(wanted)
      return { before }
    },
    onSuccess: ({ user }) => show(user.dietaryPreferences),
    onError: (_error, _wanted, shown) => show(shown?.before),
  })
}

function keep(queryClient: QueryClient, ticket: Ticket): Promise<void> {
  queryClient.setQueryData(ticketQuery(ticket._id).queryKey, ticket)
  return queryClient.invalidateQueries({ queryKey: ticketsQuery().queryKey })
}
