import { addDays, type Meal } from '@potluck/rules'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

type Week = CallResponse<'GET /meal-plan/entries'>
export type PlanEntry = Week['entries'][number]
export type PlannedRecipe = NonNullable<PlanEntry['recipe']>

/** A day and one of its meals. */
export interface Place {
  day: string
  meal: Meal
}

/** A new entry: a recipe, or a meal that only has a name. */
export type NewEntry = Place & { portions?: number; eaten?: number } & (
    | { recipeId: string; text?: undefined }
    | { text: string; recipeId?: undefined }
  )

const plannerKeys = {
  all: ['planner'] as const,
  weeks: ['planner', 'week'] as const,
  week: (start: string) => ['planner', 'week', start] as const,
  recent: ['planner', 'recent'] as const,
  change: ['planner', 'change'] as const,
}

/** The plan of the seven days from `start`. */
export function weekQuery(start: string) {
  return queryOptions({
    queryKey: plannerKeys.week(start),
    queryFn: ({ signal }) =>
      call('GET /meal-plan/entries', { query: { from: start, to: addDays(start, 6) }, signal }),
  })
}

/** Recipes that were planned or looked at last. */
export function recentRecipesQuery() {
  return queryOptions({
    queryKey: plannerKeys.recent,
    queryFn: ({ signal }) => call('GET /meal-plan/recent-recipes', { signal }),
  })
}

/** The best search results for a few words, for planning one of them. */
export function foundRecipesQuery(words: string) {
  return queryOptions({
    queryKey: ['planner', 'found', words],
    queryFn: ({ signal }) => call('GET /recipes/search', { query: { q: words }, signal }),
    enabled: words !== '',
  })
}

export function useAddEntry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: plannerKeys.change,
    mutationFn: (body: NewEntry) => call('POST /meal-plan/entries', { body }),
    onSuccess: (entry) => place(queryClient, entry),
    onSettled: () => readAnew(queryClient),
  })
}

export type EntryChange = { entry: PlanEntry } & Partial<
  Pick<PlanEntry, 'day' | 'meal' | 'portions' | 'eaten'> & {
    /** The entry of its meal that it is placed before; null for last. */
    before: string | null
  }
>

/** Shown at once; if it fails, the plan is fetched again. */
export function useChangeEntry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: plannerKeys.change,
    mutationFn: ({ entry, ...body }: EntryChange) =>
      call('PUT /meal-plan/entries/{id}', { params: { id: entry._id }, body }),
    onMutate: async ({ entry, before, ...changes }) => {
      await queryClient.cancelQueries({ queryKey: plannerKeys.weeks })
      place(queryClient, { ...entry, ...changes }, before)
    },
    onSuccess: (entry) => place(queryClient, entry),
    onError: (_error, { entry }) => place(queryClient, entry),
    onSettled: () => readAnew(queryClient),
  })
}

export function useRemoveEntry() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: plannerKeys.change,
    mutationFn: ({ _id: id }: PlanEntry) =>
      call('DELETE /meal-plan/entries/{id}', { params: { id } }),
    onMutate: async ({ _id }) => {
      await queryClient.cancelQueries({ queryKey: plannerKeys.weeks })
      changeWeeks(queryClient, (entries) => entries.filter((one) => one._id !== _id))
    },
    onError: (_error, entry) => place(queryClient, entry),
    onSettled: () => readAnew(queryClient),
  })
}

export function useClearWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (start: string) =>
      call('DELETE /meal-plan/entries', { query: { from: start, to: addDays(start, 6) } }),
    onSuccess: (_answer, start) =>
      queryClient.setQueryData(plannerKeys.week(start), { entries: [] }),
  })
}

/** Records that a planned recipe was cooked on its day. */
export function useMarkCooked() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ day, portions, eaten, recipeId }: PlanEntry & { recipeId: string }) =>
      call('POST /cooked-recipes', { body: { recipeId, day, portions, eaten } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['cooked'] }),
  })
}

/** The entry after a given one in its meal, for putting it back there. */
export function useNextInMeal() {
  const queryClient = useQueryClient()
  return (entry: PlanEntry): string | null => {
    const weeks = queryClient.getQueriesData<Week>({ queryKey: plannerKeys.weeks })
    const siblings = weeks
      .flatMap(([, week]) => week?.entries ?? [])
      .filter(({ day, meal }) => day === entry.day && meal === entry.meal)
    const at = siblings.findIndex(({ _id }) => _id === entry._id)
    return at === -1 ? null : (siblings[at + 1]?._id ?? null)
  }
}

/** Puts an entry into the week of its day, and removes it from any other; `before` as in a change. */
function place(queryClient: QueryClient, entry: PlanEntry, goesBefore?: string | null): void {
  changeWeeks(queryClient, (entries, start) => {
    const at = entries.findIndex(({ _id }) => _id === entry._id)
    const isHere = entry.day >= start && entry.day <= addDays(start, 6)
    const there = entries[at]
    const isInPlace = there?.day === entry.day && there.meal === entry.meal
    if (isInPlace && goesBefore === undefined) return entries.with(at, entry)
    const others = entries.filter(({ _id }) => _id !== entry._id)
    if (!isHere) return others
    const next = others.findIndex(({ _id }) => _id === goesBefore)
    return others.toSpliced(next === -1 ? others.length : next, 0, entry)
  })
}

function changeWeeks(
  queryClient: QueryClient,
  change: (entries: PlanEntry[], start: string) => PlanEntry[],
): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: plannerKeys.weeks })) {
    queryClient.setQueryData(
      queryKey,
      (week: Week | undefined) => week && { entries: change(week.entries, String(queryKey[2])) },
    )
  }
}

function readAnew(queryClient: QueryClient): void {
  // Fetching now would drop another change that has not arrived yet.
  if (queryClient.isMutating({ mutationKey: plannerKeys.change }) > 1) return
  void queryClient.invalidateQueries({ queryKey: plannerKeys.all })
}
