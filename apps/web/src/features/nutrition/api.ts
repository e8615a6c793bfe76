import { addDays } from '@potluck/rules'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

type Week = CallResponse<'GET /nutrition/days'>
/** What is eaten on a day, and what it comes to. */
export type DiaryDay = Week['days'][number]
export type DiaryEntry = DiaryDay['entries'][number]
export type Amounts = DiaryDay['amounts']
/** What the cook means to eat in a day. */
export type Goals = Week['goals']

/** The seven days from `start`, beside the goals; what is planned and cooked elsewhere is in it the next time it is seen. */
export function weekQuery(start: string) {
  return queryOptions({
    queryKey: ['nutrition', 'week', start],
    queryFn: ({ signal }) =>
      call('GET /nutrition/days', { query: { from: start, to: addDays(start, 6) }, signal }),
    staleTime: 0,
  })
}

/** Changes how many portions of an entry the cook eats, where the entry is kept. */
export function useChangeEaten({ _id: id, source }: DiaryEntry) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, so that the last press of a row stands.
    scope: { id: `eaten ${id}` },
    mutationFn: async (eaten: number) => {
      const input = { params: { id }, body: { eaten } }
      if (source === 'planned') await call('PUT /meal-plan/entries/{id}', input)
      else await call('PUT /cooked-recipes/{id}', input)
    },
    onSettled: async () => {
      // The plan and the records show the same portions: asked for when they are next seen.
      void queryClient.invalidateQueries({ refetchType: 'none' })
      await queryClient.refetchQueries({ queryKey: ['nutrition'], type: 'active' })
    },
  })
}

export function useSetGoals() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Goals) => call('PUT /nutrition/goals', { body }),
    onSuccess: (goals) =>
      queryClient.setQueriesData<Week>(
        { queryKey: ['nutrition', 'week'] },
        (week) => week && { ...week, goals },
      ),
  })
}
