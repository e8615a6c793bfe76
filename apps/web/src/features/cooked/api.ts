import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallInput, type CallResponse, call } from '../../platform/call.ts'
import { pantryQuery } from '../pantry/index.ts'

type Page = CallResponse<'GET /cooked-recipes'>
export type CookedRecipe = Page['cookedRecipes'][number]
export type Proposal = CallResponse<'GET /cooked-recipes/deduction-proposals'>['proposals'][number]

/** The member's cooking records of a recipe, latest day first. */
export function cookedQuery(recipeId: string) {
  return infiniteQueryOptions({
    queryKey: ['cooked', 'of', recipeId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /cooked-recipes', { query: { recipeId, page: pageParam, limit: 5 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** What cooking this many portions would take out of the pantry. */
export function proposalsQuery(recipeId: string, portions: number | undefined) {
  return queryOptions({
    queryKey: ['cooked', 'proposals', recipeId, portions],
    queryFn: async ({ signal }) => {
      const query = { recipeId, ...(portions !== undefined && { portions }) }
      return (await call('GET /cooked-recipes/deduction-proposals', { query, signal })).proposals
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

interface Cooking {
  portions: number | undefined
  note: string
  /** A new file is uploaded; a stored photo is kept. */
  photo: File | CookedRecipe['photo']
}

/** The data of one cooking. */
export interface NewCooking extends Cooking {
  recipeId: string
  /** Makes a repeated press harmless. */
  idempotencyKey: string
}

export function useRecordCooking() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...cooking }: NewCooking) =>
      call('POST /cooked-recipes', { body: toBody(cooking), idempotencyKey }),
    onSuccess: refresh.records,
  })
}

export function useChangeCooking() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...cooking }: Cooking & { id: string }) =>
      call('PUT /cooked-recipes/{id}', { params: { id }, body: toChanges(cooking) }),
    onSuccess: refresh.records,
  })
}

type Deducted = NonNullable<CallInput<'POST /cooked-recipes/{id}/deductions'>['body']>

export function useDeduct() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; items: Exclude<Deducted, FormData>['items'] }) =>
      call('POST /cooked-recipes/{id}/deductions', { params: { id }, body }),
    onSettled: refresh.pantry,
  })
}

export function useUndoDeduction() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /cooked-recipes/{id}/deductions', { params: { id } }),
    onSettled: refresh.pantry,
  })
}

export function useDeleteCooking() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /cooked-recipes/{id}', { params: { id } }),
    onSuccess: refresh.records,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return {
    records: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['cooked'] }),
        queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
      ]),
    pantry: () => queryClient.invalidateQueries(pantryQuery()),
  }
}

function toBody({ recipeId, ...cooking }: Omit<NewCooking, 'idempotencyKey'>) {
  const { portions = null, note, photo } = cooking
  if (!(photo instanceof File)) return { recipeId, note, portions }
  const form = toForm({ portions, note, photo })
  form.set('recipeId', recipeId)
  return form
}

function toChanges(cooking: Cooking) {
  const { portions = null, note, photo } = cooking
  if (photo instanceof File) return toForm({ portions, note, photo })
  return { note, portions, ...(photo === null && { photo }) }
}

function toForm({ portions, note, photo }: { portions: number | null; note: string; photo: File }) {
  const form = new FormData()
  form.set('note', note)
  form.set('portions', String(portions))
  form.set('image', photo)
  return form
}
