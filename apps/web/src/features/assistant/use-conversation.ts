import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CallError, readCallError } from '../../platform/call.ts'
import { takePendingPrompt } from '../../platform/pending-prompt.ts'
import { toast } from '../../ui/toast.ts'
import { chatQuery, startAnswer, useCreateChat, useReloadChat, useStopAnswer } from './api.ts'
import { readStream, type StreamEvent } from './stream-events.ts'
import {
  type Answer,
  addTurn,
  emptyAnswer,
  hasAnswer,
  isBeingWritten,
  type Turn,
  toTurns,
} from './turns.ts'

/** The exchange this page is following itself, until the chat that is read from the server has it. */
type Live = {
  /** The addresses at which it is on screen: while a first answer starts, /ai and its chat's. */
  places: (string | undefined)[]
  chatId: string | undefined
  turn: Turn
  signal: AbortSignal
}

/** A chat (undefined: a new one) as it is read, asked, followed, stopped and asked again. */
export function useConversation(chatId: string | undefined) {
  const [live, setLive] = useState<Live>()
  const following = useRef<AbortController>(undefined)
  const navigate = useNavigate()
  const createChat = useCreateChat()
  const stopAnswer = useStopAnswer()
  const reloadChat = useReloadChat()

  const shown = live?.places.includes(chatId) ? live : undefined
  const stored = useQuery({
    ...chatQuery(chatId ?? ''),
    enabled: chatId !== undefined && shown === undefined,
  })
  const storedTurns = chatId !== undefined && stored.data ? toTurns(stored.data.messages) : []
  const turns = shown ? addTurn(storedTurns, shown.turn) : storedTurns
  const last = turns.at(-1)
  const busy = last !== undefined && isBeingWritten(last.answer)

  useEffect(() => {
    // The reader went to another chat; this one is finished and stored without them.
    if (live && !live.places.includes(chatId)) {
      following.current?.abort()
      setLive(undefined)
    }
  }, [live, chatId])
  useEffect(() => () => following.current?.abort(), [])
  usePendingPrompt(ask)

  /** Asks in the open chat, or opens one first. False when there is none to ask in. */
  async function ask(prompt: string): Promise<boolean> {
    following.current?.abort()
    following.current = new AbortController()
    const { signal } = following.current
    const openId = shown?.chatId ?? chatId
    const turn = { prompt, answer: emptyAnswer }
    setLive({ places: [chatId], chatId: openId, turn, signal })
    const id = openId ?? (await openChat(prompt))
    if (signal.aborted) return true
    if (id === undefined) {
      setLive(undefined)
      return false
    }
    changeLive(signal, (it) => ({ ...it, chatId: id }))
    void follow(id, prompt, signal)
    return true
  }

  async function openChat(prompt: string): Promise<string | undefined> {
    try {
      return (await createChat.mutateAsync(prompt))._id
    } catch (error) {
      const isFull = error instanceof CallError && error.code === 'LIST_FULL'
      toast.error(isFull ? error.message : t`Failed to create chat session. Please try again.`)
      return undefined
    }
  }

  async function follow(id: string, prompt: string, signal: AbortSignal): Promise<void> {
    const response = await startAnswer(id, prompt, signal).catch(() => undefined)
    if (signal.aborted) return
    if (!response?.ok) {
      if (response) await tellRefusal(response)
      else toast.error(t`Failed to start recipe generation. Please try again.`)
      changeAnswer(signal, { status: 'error' })
      return
    }
    try {
      for await (const event of readStream(response)) await take(event, id, signal)
    } catch {
      // A connection that was cut: the server goes on writing, and the chat is read from it.
    }
    if (!signal.aborted) await handOver(id, signal)
  }

  async function take(event: StreamEvent, id: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    if (event.type === 'start') {
      const { messageId, engine } = event
      changeAnswer(signal, { messageId, engine })
      await moveTo(id, signal)
    } else if (event.type === 'chunk') {
      changeAnswer(signal, ({ text }) => ({ status: 'streaming', text: text + event.chunk }))
    } else if (event.type === 'complete') {
      const { stopped, messageId, recipeData, dietCheck } = event.data
      const status = stopped ? 'stopped' : 'complete'
      changeAnswer(signal, { status, messageId, recipeData, dietCheck, text: event.fullText })
      await moveTo(id, signal)
    } else if (event.type === 'error') {
      const reason = event.message
      toast.error(t`Failed to generate recipe: ${reason}`)
      changeAnswer(signal, { status: 'error' })
    }
  }

  /** Gives the chat its address, with the page and the stream going on. */
  async function moveTo(id: string, signal: AbortSignal): Promise<void> {
    changeLive(signal, (it) => ({ ...it, places: [...it.places, id] }))
    await navigate({ to: '/ai/$chatId', params: { chatId: id }, replace: true })
    changeLive(signal, (it) => ({ ...it, places: [id] }))
  }

  /** From here the server's chat is shown; where it has no such answer, what came stays. */
  async function handOver(id: string, signal: AbortSignal): Promise<void> {
    const chat = await reloadChat(id).catch(() => undefined)
    changeLive(signal, (it) => {
      const { prompt, answer } = it.turn
      if (chat && hasAnswer(chat, answer)) return undefined
      const lost = isBeingWritten(answer) ? { ...answer, status: 'interrupted' as const } : answer
      return { ...it, turn: { prompt, answer: lost } }
    })
  }

  function changeLive(signal: AbortSignal, change: (live: Live) => Live | undefined) {
    setLive((current) => (current?.signal === signal ? change(current) : current))
  }

  function changeAnswer(
    signal: AbortSignal,
    change: Partial<Answer> | ((answer: Answer) => Partial<Answer>),
  ) {
    changeLive(signal, (it) => {
      const { answer } = it.turn
      const changed = typeof change === 'function' ? change(answer) : change
      return { ...it, turn: { ...it.turn, answer: { ...answer, ...changed } } }
    })
  }

  function stop() {
    const id = shown?.chatId ?? chatId
    if (id === undefined) return
    stopAnswer.mutate(id, {
      onError: () => toast.error(t`Failed to stop the answer. Please try again.`),
    })
  }

  return {
    turns,
    busy,
    /** Nothing is known of the chat yet; `chat` says whether that failed. */
    loading: chatId !== undefined && turns.length === 0 && stored.isPending,
    chat: stored,
    ask,
    /** Undefined while there is nothing that could be stopped. */
    stop: busy && last.answer.messageId ? stop : undefined,
    stopping: stopAnswer.isPending,
  }
}

/** Says why the server would not begin: in its own words where it gave some. */
async function tellRefusal(response: Response): Promise<void> {
  const error: unknown = await readCallError(response).catch((reason: unknown) => reason)
  if (response.status === 401) toast.error(t`Please log in to generate recipes.`)
  else if (error instanceof Error) toast.error(error.message)
}

/** Asks at once what a visitor wrote on the landing page before they signed in. */
function usePendingPrompt(ask: (prompt: string) => Promise<boolean>): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    // Not before the page stands: React mounts effects twice in development.
    const timer = setTimeout(() => {
      const prompt = takePendingPrompt()?.trim()
      if (prompt) void latest.current(prompt)
    })
    return () => clearTimeout(timer)
  }, [])
}
