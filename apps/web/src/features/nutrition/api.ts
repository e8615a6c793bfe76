import { addDays } from '@potluck/rules'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

type Week = CallResponse<'GET /nutrition/days'>
/** What is eaten on a day, with its nutrition. */
export type DiaryDay = Week['days'][number]
export type DiaryEntry = DiaryDay['entries'][number]
export type Amounts = DiaryDay['amounts']
/** The cook's daily goals. */
export type Goals = Week['goals']

/**
 * The seven days from `start`, with the goals; fetched again when next shown, since plans and
 * records change elsewhere.
 */
export function weekQuery(start: string) {
  return queryOptions({
    queryKey: ['nutrition', 'week', start],
    queryFn: ({ signal }) =>
      call('GET /nutrition/days', { query: { from: start, to: addDays(start, 6) }, signal }),
    staleTime: 0,
  })
}

/** Changes how many portions of an entry the cook eats, in the plan or the cooking record. */
export function useChangeEaten({ _id: id, source }: DiaryEntry) {
  const queryClient = useQueryClient()
  return useMutation({
    // One call after the other, so that the last press counts.
    scope: { id: `eaten ${id}` },
    mutationFn: async (eaten: number) => {
      const input = { params: { id }, body: { eaten } }
      if (source === 'planned') await call('PUT /meal-plan/entries/{id}', input)
      else await call('PUT /cooked-recipes/{id}', input)
    },
    onSettled: async () => {
      // The plan and the records show the same portions: fetched when next shown.
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
