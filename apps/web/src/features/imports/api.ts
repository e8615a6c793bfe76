import { TIMINGS } from '@potluck/rules'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallInput, type CallResponse, call } from '../../platform/call.ts'
import type { OnProgress } from '../../platform/send-with-progress.ts'

/** A recipe as it was read from elsewhere. */
export type LookedRecipe = CallResponse<'POST /imports/look'>['recipes'][number]
/** An address, a text or a captured page. */
export type ToLookAt = Exclude<NonNullable<CallInput<'POST /imports/look'>['body']>, FormData>
/** One move of files into the account. */
export type Import = CallResponse<'GET /imports/{id}'>
/** One thing that was found in them. */
export type ImportItem = CallResponse<'GET /imports/{id}/items'>['items'][number]
/** Which of them are listed. */
export type ItemsShown = NonNullable<
  NonNullable<CallInput<'GET /imports/{id}/items'>['query']>['show']
>
/** What came of looking into a file. */
export type LookedFile = CallResponse<'POST /imports/{id}/files'>
export type UnknownTable = NonNullable<LookedFile['table']>
export type DoubleChoice = Import['doubles']
type ItemChoice = Exclude<
  NonNullable<CallInput<'PUT /imports/{id}/items/{positionNumber}'>['body']>,
  FormData
>
type ImportChange = Exclude<NonNullable<CallInput<'PUT /imports/{id}'>['body']>, FormData>

const importKeys = {
  list: ['imports', 'list'] as const,
  one: (id: string) => ['imports', 'one', id] as const,
  items: (id: string) => ['imports', 'items', id] as const,
}

/** The recipes that stand in it. Nothing is kept of them, so it is asked once alone. */
export function lookQuery(body: ToLookAt) {
  return queryOptions({
    queryKey: ['imports', 'look', body],
    queryFn: ({ signal }) => inTurn(() => call('POST /imports/look', { body, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** The latest imports, and how much one may bring. */
export function importsQuery() {
  return queryOptions({
    queryKey: importKeys.list,
    queryFn: ({ signal }) => call('GET /imports', { signal }),
  })
}

/** How an import stands; asked again by itself as long as the server works on it. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: importKeys.one(id),
    queryFn: ({ signal }) => call('GET /imports/{id}', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? POLL_MS : false),
  })
}

const POLL_MS = 1000

/** Whether nothing comes in by it any more. */
export const isOver = ({ state }: Import) =>
  state === 'done' || state === 'cancelled' || state === 'undone' || state === 'undoing'

/** Whether the server is busy with it. */
export const isAtWork = ({ state, counts }: Import) =>
  state === 'looking' ||
  state === 'running' ||
  state === 'undoing' ||
  (state === 'done' && counts.picturesWaiting > 0)

/** What was found in it, a page at a time; asked anew when it goes on, and now and then while it runs. */
export function itemsQuery({ _id: id, state, counts }: Import, show: ItemsShown) {
  return infiniteQueryOptions({
    queryKey: [...importKeys.items(id), show, state, counts.recipes + counts.refused],
    queryFn: ({ pageParam, signal }) =>
      call('GET /imports/{id}/items', { params: { id }, query: { show, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: state === 'running' ? 5 * POLL_MS : false,
  })
}

/** One of them, with the draft that it becomes. */
export function itemQuery(id: string, position: number) {
  return queryOptions({
    queryKey: [...importKeys.items(id), 'one', position],
    queryFn: ({ signal }) =>
      call('GET /imports/{id}/items/{positionNumber}', {
        params: { id, positionNumber: String(position) },
        signal,
      }),
  })
}

/** Begins an import; answers its id. */
export function useBeginImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /imports'),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importKeys.list }),
  })
}

interface SentFile {
  importId: string
  file: File
  /** What each column of an unknown table is. */
  mapping?: Record<string, string> | undefined
  signal: AbortSignal
  onProgress: OnProgress
}

/** Sends a file to be looked into. @throws CallError */
export async function sendFile(queryClient: QueryClient, sent: SentFile): Promise<LookedFile> {
  const { importId, file, mapping, signal, onProgress } = sent
  const looked = await call('POST /imports/{id}/files', {
    params: { id: importId },
    query: { name: file.name, ...(mapping && { mapping: JSON.stringify(mapping) }) },
    body: file,
    mediaType: 'application/octet-stream',
    timeoutMs: TIMINGS.uploadMs,
    signal,
    onProgress,
  })
  void keepImport(queryClient, looked.import)
  return looked
}

/** Waits until no file of it is looked into any more. @throws CallError */
export async function untilLooked(
  queryClient: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const query = { ...importQuery(id), staleTime: 0 }
  while (!signal.aborted && (await queryClient.fetchQuery(query)).state === 'looking') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Starts, pauses, goes on with or cancels it; shown at once, and taken back where that fails. */
export function useChangeImport(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = importQuery(id)
  return useMutation({
    mutationFn: (body: ImportChange) => call('PUT /imports/{id}', { params: { id }, body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, { ...before, ...change })
      return before
    },
    onError: (_error, _change, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
    },
    onSuccess: (changed) => keepImport(queryClient, changed),
  })
}

/** Says what is done with a double; shown at once, and taken back where that fails. */
export function useChooseDouble(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ position, ...body }: { position: number } & ItemChoice) =>
      call('PUT /imports/{id}/items/{positionNumber}', {
        params: { id, positionNumber: String(position) },
        body,
      }),
    onSettled: () => refreshImport(queryClient, id),
  })
}

/** Takes back all that it brought in. */
export function useUndoImport(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /imports/{id}/undo', { params: { id } }),
    onSuccess: (undone) => keepImport(queryClient, undone),
  })
}

/** Forgets its report; what it brought in stays. */
export function useForgetImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /imports/{id}', { params: { id } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: importKeys.one(id), type: 'inactive' })
      return queryClient.invalidateQueries({ queryKey: importKeys.list })
    },
  })
}

/** Everything that an import may have changed: recipes, collections, the plan and the shopping list. */
export function refreshAll(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries()
}

/** What was found may have changed with it. */
function keepImport(queryClient: QueryClient, changed: Import): Promise<void> {
  queryClient.setQueryData(importKeys.one(changed._id), changed)
  void queryClient.invalidateQueries({ queryKey: importKeys.list })
  return queryClient.invalidateQueries({ queryKey: importKeys.items(changed._id) })
}

async function refreshImport(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: importKeys.one(id) }),
    queryClient.invalidateQueries({ queryKey: importKeys.items(id) }),
  ])
}

/** A member has one page read at a time: the next waits for the one before. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(work, work)
  last = turn
  return turn
}
