import { chatTitle } from '@potluck/rules'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallResponse, call, request } from '../../platform/call.ts'
import { toDraft } from './draft-from-answer.ts'
import { type Answer, type Chat, isChatBusy } from './turns.ts'

/** A chat as the history lists it. */
export type ChatSummary = CallResponse<'GET /aiChats'>['chats'][number]

const chatKeys = {
  history: ['assistant', 'history'] as const,
  one: (id: string) => ['assistant', 'chat', id] as const,
}

/** An answer may take 120 s; the server says so before we would give up. */
const streamTimeoutMs = 125_000
const pollEveryMs = 1_000

/** A chat with its messages; asked for every second while its answer is being written. */
export function chatQuery(id: string) {
  return queryOptions({
    queryKey: chatKeys.one(id),
    queryFn: ({ signal }) => call('GET /aiChats/{id}', { params: { id }, signal }),
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

/** Opens a chat named after its first question. */
export function useCreateChat() {
  return useMutation({
    mutationFn: (prompt: string) =>
      call('POST /aiChats/c/create', { body: { title: chatTitle(prompt) } }),
  })
}

/** Asks; the body of the response is the stream of events. @throws CallError when nothing answers */
export function startAnswer(chatId: string, prompt: string, signal: AbortSignal) {
  return request('POST /aiChats/{id}/generate-stream', {
    params: { id: chatId },
    body: { prompt, type: 'generate_recipe' },
    idempotencyKey: newKey(),
    timeoutMs: streamTimeoutMs,
    signal,
  })
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

/** Starts a draft from an answer; the same answer saved twice is one draft. */
export function useSaveAnswer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ messageId, recipe }: { messageId: string; recipe: SavableRecipe }) =>
      call('POST /recipes/', { body: toDraft(recipe), idempotencyKey: `answer-${messageId}` }),
    // A recipe more may show in any list; they are asked for when they are next seen.
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  })
}

type SavableRecipe = NonNullable<Answer['recipeData']>

/** 128 random bits; `randomUUID` is missing where the site is not served securely. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
