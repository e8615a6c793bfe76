import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

export type Preferences = CallResponse<'GET /notifications/preferences'>

/** Which mails and alerts the member wants. */
export function preferencesQuery() {
  return queryOptions({
    queryKey: ['settings', 'notifications'],
    queryFn: ({ signal }) => call('GET /notifications/preferences', { signal }),
  })
}

/** Changes a switch at once, and back if the call fails; the others are not affected. */
export function useSwitchPreference() {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery()
  const show = (changes: Partial<Preferences>) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...changes })
  return useMutation({
    mutationFn: (changes: Partial<Preferences>) =>
      call('PUT /notifications/preferences', { body: changes }),
    // One call after the other, so that the last press of a switch counts.
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
