import type { RecipeData } from '@potluck/kitchen'
import { chatTitle } from '@potluck/rules'
import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  CallError,
  type CallInput,
  type CallResponse,
  call,
  readCallError,
  request,
} from '../../platform/call.ts'
import { toAskRequest } from './ask-request.ts'
import { toDraft } from './draft-from-answer.ts'
import { type Ask, type Chat, isChatBusy, settledMessages } from './turns.ts'

/** A chat as listed in the history. */
export type ChatSummary = CallResponse<'GET /aiChats'>['chats'][number]

/** The options of a chat's answers. */
export type ChatOptions = CallResponse<'PUT /aiChats/{id}/options'>

const chatKeys = {
  history: ['assistant', 'history'] as const,
  one: (id: string) => ['assistant', 'chat', id] as const,
  restrictions: ['assistant', 'restrictions'] as const,
  engine: ['assistant', 'engine'] as const,
  pantry: ['assistant', 'pantry'] as const,
}

/** An answer may take 120 s; the server reports that before this limit. */
const streamTimeoutMs = 125_000
const pollEveryMs = 1_000

/**
 * A chat with its messages. While an answer is being written it is fetched every second, and then
 * only that answer and what follows, since earlier messages do not change.
 */
export function chatQuery(id: string) {
  return queryOptions({
    queryKey: chatKeys.one(id),
    queryFn: async ({ signal, client }) => {
      const known = client.getQueryData<Chat>(chatKeys.one(id))
      const before = known && settledMessages(known)
      const after = before?.at(-1)?._id
      const chat = await call('GET /aiChats/{id}', { params: { id }, query: { after }, signal })
      return after === undefined
        ? chat
        : { ...chat, messages: [...(before ?? []), ...chat.messages] }
    },
    refetchInterval: ({ state }) => (isChatBusy(state.data) ? pollEveryMs : false),
    // Another tab may have continued it.
    staleTime: 0,
  })
}

/** The member's own chats, newest first. */
export function historyQuery() {
  return queryOptions({
    queryKey: chatKeys.history,
    queryFn: async ({ signal }) => (await call('GET /aiChats', { signal })).chats,
    staleTime: 0,
  })
}

/** Who answers here: a model, or the built-in engine. */
export function engineQuery() {
  return queryOptions({
    queryKey: chatKeys.engine,
    queryFn: ({ signal }) => call('GET /aiChats/engine', { signal }),
  })
}

/** The pantry, first to expire first. */
export function pantryQuery() {
  return queryOptions({
    queryKey: chatKeys.pantry,
    queryFn: async ({ signal }) => (await call('GET /aiChats/inventory', { signal })).ingredients,
    // Another page changes it, so it is fetched again here.
    staleTime: 0,
  })
}

/** The restrictions that all chats of this cook keep. */
function restrictionsQuery() {
  return queryOptions({
    queryKey: chatKeys.restrictions,
    queryFn: async ({ signal }) =>
      (await call('GET /aiChats/dietary-preferences', { signal })).dietaryPreferences,
  })
}

/** Switches one label on or off. */
type Toggle = { label: string; on: boolean }

/**
 * Switches labels one after the other, each based on the server's answer to the one before: quick
 * presses are not lost, and a failed one undoes only itself. `chosen` is undefined until it is
 * known.
 */
export function useRestrictions() {
  const queryClient = useQueryClient()
  const { queryKey } = restrictionsQuery()
  const stored = useQuery(restrictionsQuery())
  const pending = useMutationState({
    filters: { mutationKey: queryKey, status: 'pending' },
    select: ({ state }) => state.variables,
  })
  const toggle = useMutation({
    mutationKey: queryKey,
    scope: { id: 'restrictions' },
    // Cancels a fetch that started before the change.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    mutationFn: ({ label, on }: Toggle) => {
      const before = queryClient.getQueryData(queryKey) ?? []
      const dietaryPreferences = switchLabel(before, { label, on })
      return call('PUT /aiChats/dietary-preferences', { body: { dietaryPreferences } })
    },
    onSuccess: ({ dietaryPreferences }) => queryClient.setQueryData(queryKey, dietaryPreferences),
  })
  return {
    stored,
    chosen: stored.data && pending.filter(isToggle).reduce(switchLabel, stored.data),
    toggle,
  }
}

function isToggle(variables: unknown): variables is Toggle {
  return typeof variables === 'object' && variables !== null && 'label' in variables
}

function switchLabel(labels: string[], { label, on }: Toggle): string[] {
  const others = labels.filter((other) => other !== label)
  return on ? [...others, label] : others
}

/** Opens a chat titled with its first question. */
export function useCreateChat() {
  return useMutation({
    mutationFn: ({ prompt, options }: { prompt: string; options: ChatOptions }) =>
      call('POST /aiChats/c/create', { body: { title: chatTitle(prompt), ...options } }),
  })
}

/** Changes the options of a chat's answers; shown at once, and undone if the call fails. */
export function useSetChatOptions() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'chat-options' },
    mutationFn: ({ id, options }: { id: string; options: Partial<ChatOptions> }) =>
      call('PUT /aiChats/{id}/options', { params: { id }, body: options }),
    onMutate: async ({ id, options }) => {
      const { queryKey } = chatQuery(id)
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (chat) => chat && { ...chat, ...options })
      return before
    },
    onSuccess: (options, { id }) =>
      queryClient.setQueryData(chatQuery(id).queryKey, (chat) => chat && { ...chat, ...options }),
    onError: (_error, { id }, before) => {
      if (before) queryClient.setQueryData(chatQuery(id).queryKey, before)
    },
  })
}

/** Asks; the response's body is the stream of events. @throws CallError if there is no stream */
export function useStartAnswer() {
  return useMutation({
    mutationFn: async ({ chatId, ask, signal }: StartAnswer) => {
      const { key, body } = toAskRequest(ask)
      const response = await request(key, {
        params: { id: chatId },
        body,
        idempotencyKey: newKey(),
        timeoutMs: streamTimeoutMs,
        signal,
      })
      if (!response.ok) throw await readCallError(response)
      return response
    },
  })
}

type StartAnswer = { chatId: string; ask: Ask; signal: AbortSignal }

/** The picture of an earlier question, to send again. @throws if it cannot be loaded */
export async function fetchPicture(url: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const blob = await response.blob()
  return new File([blob], 'picture', { type: blob.type })
}

/** Fetches a chat without changing what is on screen. */
export function peekChat(id: string): Promise<Chat> {
  return call('GET /aiChats/{id}', { params: { id } })
}

/** Fetches a chat again whatever is cached; the history too if it is on screen. */
export function useReloadChat() {
  const queryClient = useQueryClient()
  return async (id: string): Promise<Chat> => {
    void queryClient.invalidateQueries({ queryKey: chatKeys.history })
    return await queryClient.fetchQuery(chatQuery(id))
  }
}

/** Stops the running answer and keeps the text so far. */
export function useStopAnswer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /aiChats/{id}/stop', { params: { id } }),
    onSuccess: (_answer, id) => queryClient.invalidateQueries({ queryKey: chatKeys.one(id) }),
  })
}

export function useDeleteChat() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /aiChats/{id}', { params: { id } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: chatKeys.one(id), type: 'inactive' })
      queryClient.setQueryData(historyQuery().queryKey, (chats) =>
        chats?.filter((chat) => chat._id !== id),
      )
    },
  })
}

/**
 * Creates a draft from an answer, with credit to its original; saving the same answer twice creates
 * one draft.
 */
export function useSaveAnswer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ messageId, recipe, originalId }: SavedAnswer) => {
      const idempotencyKey = `answer-${messageId}`
      try {
        return await call('POST /recipes/', { body: toDraft(recipe, originalId), idempotencyKey })
      } catch (error) {
        // The original may have been deleted: then there is nothing to credit.
        const isGone = error instanceof CallError && error.code === 'RECIPE_NOT_FOUND'
        if (!isGone || originalId === undefined) throw error
        return call('POST /recipes/', { body: toDraft(recipe), idempotencyKey })
      }
    },
    // The new recipe may appear in any list, so lists are fetched when next shown.
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  })
}

type SavedAnswer = { messageId: string; recipe: RecipeData; originalId: string | undefined }

/** Meals to plan at once: new recipes, or just names. */
export type NewMeals = Exclude<
  CallInput<'POST /meal-plan/weeks'>['body'],
  FormData | undefined
>['meals']

/**
 * Adds proposals to the plan and the shopping list; pressing again for the same plan adds nothing.
 */
export function useTakeWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, meals }: { key: string; meals: NewMeals }) =>
      call('POST /meal-plan/weeks', { body: { meals }, idempotencyKey: key }),
    // Plan, list and drafts are fetched when next shown.
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  })
}

/** Undoes all of that. */
export function useReturnWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { entries: string[]; recipes: string[] }) =>
      call('POST /meal-plan/week-returns', { body }),
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  })
}

/** 128 random bits; `randomUUID` is missing on a site without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
