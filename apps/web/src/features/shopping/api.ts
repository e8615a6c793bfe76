import type { ShoppingState } from '@potluck/rules'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, type CallInput, type CallResponse, call } from '../../platform/call.ts'
import { pantryQuery } from '../pantry/index.ts'

type List = CallResponse<'GET /shopping-list'>
export type ShoppingItem = List['items'][number]
export type PreviewLine = CallResponse<'GET /shopping-list/recipes/{id}'>['lines'][number]
/** Items bought, to be added to the pantry. */
export type Purchase = Exclude<
  NonNullable<CallInput<'POST /shopping-list/purchases'>['body']>,
  FormData
>

const shoppingKeys = {
  all: ['shopping'] as const,
  list: ['shopping', 'list'] as const,
  preview: (recipeId: string, portions: number | undefined) =>
    ['shopping', 'preview', recipeId, portions] as const,
  change: ['shopping', 'change'] as const,
}

/** The list, in the order of a shop. */
export function shoppingListQuery() {
  return queryOptions({
    queryKey: shoppingKeys.list,
    queryFn: ({ signal }) => call('GET /shopping-list', { signal }),
    // The pantry and the recipes it depends on are changed elsewhere.
    staleTime: 0,
  })
}

/** What a recipe would add to the list, with what is at home. */
export function recipePreviewQuery(recipeId: string, portions: number | undefined) {
  return queryOptions({
    queryKey: shoppingKeys.preview(recipeId, portions),
    queryFn: ({ signal }) =>
      call('GET /shopping-list/recipes/{id}', {
        params: { id: recipeId },
        query: { portions },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * Ticks, unticks, removes or restores lines. Shown at once, and retried, since a shop may have no
 * network.
 */
export function useSetState() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: shoppingKeys.change,
    mutationFn: (body: { lines: string[]; state: ShoppingState }) =>
      call('PUT /shopping-list/lines', { body }),
    onMutate: async ({ lines, state }) => {
      await queryClient.cancelQueries({ queryKey: shoppingKeys.list })
      showState(queryClient, new Set(lines), state)
    },
    retry: (failures, error) =>
      failures < RETRIES && error instanceof CallError && RETRIED.has(error.code),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 15_000),
    onSettled: () => readAnew(queryClient),
  })
}

/** Enough for some minutes in the shop. */
const RETRIES = 20
const RETRIED: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT', 'OVERLOADED'])

export function useWriteLine() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: shoppingKeys.change,
    mutationFn: (text: string) => call('POST /shopping-list/lines', { body: { text } }),
    onSettled: () => readAnew(queryClient),
  })
}

export function useReword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: shoppingKeys.change,
    mutationFn: (body: { lines: string[]; text: string }) =>
      call('PUT /shopping-list/text', { body }),
    onSettled: () => readAnew(queryClient),
  })
}

export function usePutRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { recipeId: string; portions?: number; ingredients: number[] }) =>
      call('POST /shopping-list/recipes', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.list }),
  })
}

export function usePutWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { from: string; to: string }) => call('POST /shopping-list/weeks', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: shoppingKeys.list }),
  })
}

/** Moves bought items from the list to the pantry. */
export function useBuy() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Purchase) => call('POST /shopping-list/purchases', { body }),
    onSuccess: () => readBothAnew(queryClient),
  })
}

export function useTakeBack() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { lines: string[]; items: string[] }) =>
      call('POST /shopping-list/returns', { body }),
    onSuccess: () => readBothAnew(queryClient),
  })
}

function readBothAnew(queryClient: QueryClient) {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: shoppingKeys.all }),
    queryClient.invalidateQueries({ queryKey: pantryQuery().queryKey }),
  ])
}

function showState(queryClient: QueryClient, lines: Set<string>, state: ShoppingState): void {
  queryClient.setQueryData(shoppingKeys.list, (list: List | undefined) => {
    if (!list) return list
    const isMeant = (item: ShoppingItem) => item.lines.some((line) => lines.has(line))
    if (state === 'gone') return { items: list.items.filter((item) => !isMeant(item)) }
    const isTicked = state === 'ticked'
    return { items: list.items.map((item) => (isMeant(item) ? { ...item, isTicked } : item)) }
  })
}

function readAnew(queryClient: QueryClient): void {
  // Fetching now would drop a tick that has not arrived yet.
  if (queryClient.isMutating({ mutationKey: shoppingKeys.change }) > 1) return
  void queryClient.invalidateQueries({ queryKey: shoppingKeys.list })
}
