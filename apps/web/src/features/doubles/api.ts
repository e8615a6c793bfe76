import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

type DoublesPage = CallResponse<'GET /doubles'>
/** Two of the cook's recipes that seem to be one. */
export type DoublePair = DoublesPage['pairs'][number]
/** How two recipes differ, line by line. */
export type RecipeDifferences = DoublePair['differences']
/** One of the two. */
export type PairSide = DoublePair['recipes'][number]

const doublesKey = ['doubles'] as const

/** What is found by now, a page at a time; asked again by itself while recipes are still compared. */
export function doublesQuery() {
  return infiniteQueryOptions({
    queryKey: doublesKey,
    queryFn: ({ pageParam, signal }) =>
      call('GET /doubles', { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.pages[0]?.pending ? POLL_MS : false),
  })
}

const POLL_MS = 2000

type Two = { recipeId: string; otherId: string }

/** Says that two recipes are two, or takes it back; shown at once, and as it was where that fails. */
export function useSetTwo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ areTwo, ...params }: Two & { areTwo: boolean }) =>
      call('PUT /doubles/{recipeId}/{otherId}', { params, body: { areTwo } }),
    onMutate: async ({ areTwo, ...two }) => {
      await queryClient.cancelQueries({ queryKey: doublesKey })
      if (areTwo) leaveOut(queryClient, two)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: doublesKey }),
  })
}

function leaveOut(queryClient: QueryClient, { recipeId, otherId }: Two): void {
  queryClient.setQueryData<InfiniteData<DoublesPage, number>>(
    doublesKey,
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({
          ...page,
          pairs: page.pairs.filter(
            ({ recipes }) => !recipes.every(({ _id }) => _id === recipeId || _id === otherId),
          ),
        })),
      },
  )
}

/** Makes the one that became a version of the other a draft of its own again. */
export function useTakeApart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ recipeId, revision }: { recipeId: string; revision: number }) =>
      call('POST /recipes/{id}/revisions/{revisionNumber}/draft', {
        params: { id: recipeId, revisionNumber: String(revision) },
      }),
    onSettled: () => queryClient.invalidateQueries(),
  })
}

/** Keeps the first of two; collections, plans and records may name it now, so all is asked again. */
export function useMerge() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (params: Two) => call('POST /doubles/{recipeId}/{otherId}', { params }),
    onSettled: () => queryClient.invalidateQueries(),
  })
}
