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

/** A chat as the history lists it. */
export type ChatSummary = CallResponse<'GET /aiChats'>['chats'][number]

/** What the answers of a chat go by. */
export type ChatOptions = CallResponse<'PUT /aiChats/{id}/options'>

const chatKeys = {
  history: ['assistant', 'history'] as const,
  one: (id: string) => ['assistant', 'chat', id] as const,
  restrictions: ['assistant', 'restrictions'] as const,
  engine: ['assistant', 'engine'] as const,
  pantry: ['assistant', 'pantry'] as const,
}

/** An answer may take 120 s; the server says so before we would give up. */
const streamTimeoutMs = 125_000
const pollEveryMs = 1_000

/**
 * A chat with its messages; asked for every second while its answer is being written, and then only
 * for that answer and what came behind it: what lies before it is as it was.
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
    // Another tab may have gone on with it.
    staleTime: 0,
  })
}

/** One's own chats, newest first. */
export function historyQuery() {
  return queryOptions({
    queryKey: chatKeys.history,
    queryFn: async ({ signal }) => (await call('GET /aiChats', { signal })).chats,
    staleTime: 0,
  })
}

/** Who answers here: a model, or the kitchen's own engine. */
export function engineQuery() {
  return queryOptions({
    queryKey: chatKeys.engine,
    queryFn: ({ signal }) => call('GET /aiChats/engine', { signal }),
  })
}

/** What is in the pantry, first to expire first. */
export function pantryQuery() {
  return queryOptions({
    queryKey: chatKeys.pantry,
    queryFn: async ({ signal }) => (await call('GET /aiChats/inventory', { signal })).ingredients,
    // Another page changes it, so it is read anew here.
    staleTime: 0,
  })
}

/** The labels that all chats of this cook keep to. */
function restrictionsQuery() {
  return queryOptions({
    queryKey: chatKeys.restrictions,
    queryFn: async ({ signal }) =>
      (await call('GET /aiChats/dietary-preferences', { signal })).dietaryPreferences,
  })
}

/** One label switched on or off. */
type Toggle = { label: string; on: boolean }

/**
 * Switches labels one after another, each on top of what the server made of the one before: quick
 * presses lose nothing, and one that fails takes back itself alone. `chosen` is undefined until it is
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
    // Discards a read that was under way before the change.
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

/** Opens a chat named after its first question. */
export function useCreateChat() {
  return useMutation({
    mutationFn: ({ prompt, options }: { prompt: string; options: ChatOptions }) =>
      call('POST /aiChats/c/create', { body: { title: chatTitle(prompt), ...options } }),
  })
}

/** Changes what the answers of a chat go by; shown at once, and taken back where it fails. */
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

/** Asks; the body of the response is the stream of events. @throws CallError where there is none */
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

/** A picture of an earlier question, to be sent again. @throws where it cannot be had */
export async function fetchPicture(url: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const blob = await response.blob()
  return new File([blob], 'picture', { type: blob.type })
}

/** Reads a chat for a look at it: what is on screen does not change. */
export function peekChat(id: string): Promise<Chat> {
  return call('GET /aiChats/{id}', { params: { id } })
}

/** Reads a chat anew, whatever is known of it; the history is read anew where it is on screen. */
export function useReloadChat() {
  const queryClient = useQueryClient()
  return async (id: string): Promise<Chat> => {
    void queryClient.invalidateQueries({ queryKey: chatKeys.history })
    return await queryClient.fetchQuery(chatQuery(id))
  }
}

/** Ends the running answer and keeps what came. */
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
 * Starts a draft from an answer, with credit to the original it was adapted from; the same answer
 * saved twice is one draft.
 */
export function useSaveAnswer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ messageId, recipe, originalId }: SavedAnswer) => {
      const idempotencyKey = `answer-${messageId}`
      try {
        return await call('POST /recipes/', { body: toDraft(recipe, originalId), idempotencyKey })
      } catch (error) {
        // The original may be gone since: then there is nothing to credit.
        const isGone = error instanceof CallError && error.code === 'RECIPE_NOT_FOUND'
        if (!isGone || originalId === undefined) throw error
        return call('POST /recipes/', { body: toDraft(recipe), idempotencyKey })
      }
    },
    // A recipe more may show in any list; they are asked for when they are next seen.
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  })
}

type SavedAnswer = { messageId: string; recipe: RecipeData; originalId: string | undefined }

/** Meals to be planned at once: new recipes, or what is only named. */
export type NewMeals = Exclude<
  CallInput<'POST /meal-plan/weeks'>['body'],
  FormData | undefined
>['meals']

/** Takes proposals into the plan and onto the shopping list; a second press of the same plan adds nothing. */
export function useTakeWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, meals }: { key: string; meals: NewMeals }) =>
      call('POST /meal-plan/weeks', { body: { meals }, idempotencyKey: key }),
    // Plan, list and drafts are asked for when they are next seen.
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  })
}

/** Takes all of that back. */
export function useReturnWeek() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { entries: string[]; recipes: string[] }) =>
      call('POST /meal-plan/week-returns', { body }),
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  })
}

/** 128 random bits; `randomUUID` is missing where the site is not served securely. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
