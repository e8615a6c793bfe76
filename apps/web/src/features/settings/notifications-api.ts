import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

export type Preferences = CallResponse<'GET /notifications/preferences'>

/** What the member wants to be mailed and told of. */
export function preferencesQuery() {
  return queryOptions({
    queryKey: ['settings', 'notifications'],
    queryFn: ({ signal }) => call('GET /notifications/preferences', { signal }),
  })
}

/** Turns a switch at once, and back when that is not kept; the others stay as they are meanwhile. */
export function useSwitchPreference() {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery()
  const show = (changes: Partial<Preferences>) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...changes })
  return useMutation({
    mutationFn: (changes: Partial<Preferences>) =>
      call('PUT /notifications/preferences', { body: changes }),
    // One after the other, so that the last turn of a switch is the one that stands.
    scope: { id: 'notification-preferences' },
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey })
      show(changes)
    },
    onError: (_, changes) => show(opposite(changes)),
  })
}

function opposite(changes: Partial<Preferences>): Partial<Preferences> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, !value]))
}
