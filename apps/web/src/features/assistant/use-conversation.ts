import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError } from '../../platform/call.ts'
import { toast } from '../../ui/toast.ts'
import { useSession } from '../auth/index.ts'
import {
  type ChatOptions,
  chatQuery,
  peekChat,
  useCreateChat,
  useReloadChat,
  useStartAnswer,
  useStopAnswer,
} from './api.ts'
import { tellNotOpened, tellNotStarted } from './failures.ts'
import { readStream, type StreamEvent } from './stream-events.ts'
import {
  type Answer,
  type Ask,
  addTurn,
  hasAnswer,
  isBeingWritten,
  isChatBusy,
  takeEvent,
  toTurns,
} from './turns.ts'
import { useChatOptions } from './use-chat-options.ts'
import { useLiveTurn } from './use-live-turn.ts'
import { useReturn } from './use-return.ts'

/** A chat (undefined: a new one) as it is read, asked, followed, stopped and asked again. */
export function useConversation(chatId: string | undefined) {
  const { shown, ...live } = useLiveTurn(chatId)
  const user = useSession()
  const navigate = useNavigate()
  const createChat = useCreateChat()
  const startAnswer = useStartAnswer()
  const stopAnswer = useStopAnswer()
  const reloadChat = useReloadChat()

  const stored = useQuery({
    ...chatQuery(chatId ?? ''),
    enabled: chatId !== undefined && shown === undefined,
  })
  const chatOptions = useChatOptions(chatId === undefined ? undefined : stored.data)
  const storedTurns = chatId !== undefined && stored.data ? toTurns(stored.data.messages) : []
  const turns = shown ? addTurn(storedTurns, shown.turn) : storedTurns
  const last = turns.at(-1)
  const busy = last !== undefined && isBeingWritten(last.answer)
  const isLost = last?.answer.status === 'lost'
  useReturn(lookAgain, busy || isLost)

  /** Asks in the open chat, or opens one first. False when there is none to ask in. */
  async function ask(asked: Ask): Promise<boolean> {
    if (!user) {
      toast.error(t`Please log in to generate recipes.`)
      return false
    }
    const openId = shown?.chatId ?? chatId
    const signal = live.begin(asked, openId)
    const failure = t`Failed to create chat session. Please try again.`
    const id = openId ?? (await openChat(asked.prompt, failure))
    if (signal.aborted) return true
    if (id === undefined) {
      live.change(signal, () => undefined)
      return false
    }
    live.change(signal, (it) => ({ ...it, chatId: id }))
    void follow(id, asked, signal)
    return true
  }

  async function openChat(prompt: string, failure: string): Promise<string | undefined> {
    try {
      return (await createChat.mutateAsync({ prompt, options: chatOptions.options }))._id
    } catch (error) {
      tellNotOpened(error, failure)
      return undefined
    }
  }

  async function follow(id: string, asked: Ask, signal: AbortSignal): Promise<void> {
    try {
      const response = await startAnswer.mutateAsync({ chatId: id, ask: asked, signal })
      await read(response, id, signal)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof CallError && error.code === 'CHAT_NOT_FOUND') {
        await followElsewhere(asked, signal)
        return
      }
      tellNotStarted(error, asked.mode, () => void navigate({ to: '/subscription' }))
      live.changeAnswer(signal, toFailed)
    }
  }

  /** The open chat was deleted somewhere else: the question goes on in a new one. */
  async function followElsewhere(asked: Ask, signal: AbortSignal): Promise<void> {
    const id = await openChat(asked.prompt, t`Failed to start new chat session`)
    if (signal.aborted) return
    if (id === undefined) return live.changeAnswer(signal, toFailed)
    live.change(signal, (it) => ({ ...it, chatId: id }))
    await follow(id, asked, signal)
  }

  async function read(response: Response, id: string, signal: AbortSignal): Promise<void> {
    try {
      for await (const event of readStream(response)) await take(event, id, signal)
    } catch {
      // A connection that was cut: the server goes on writing, and the chat is read from it.
    }
    if (!signal.aborted) await handOver(id, signal)
  }

  async function take(event: StreamEvent, id: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    live.changeAnswer(signal, (answer) => takeEvent(answer, event))
    if (event.type === 'start' || event.type === 'complete') await moveTo(id, signal)
    if (event.type === 'error') {
      const reason = event.message
      toast.error(t`Failed to generate recipe: ${reason}`)
    }
  }

  /** Gives the chat its address, with the page and the stream going on. */
  async function moveTo(id: string, signal: AbortSignal): Promise<void> {
    live.change(signal, (it) => ({ ...it, places: [...it.places, id] }))
    const params = { chatId: id }
    await navigate({ to: '/ai/$chatId', params, replace: true, resetScroll: false })
    live.change(signal, (it) => ({ ...it, places: [id] }))
  }

  /** From here the server's chat is shown; where it has no such answer, what came stays. */
  async function handOver(id: string, signal: AbortSignal): Promise<void> {
    const chat = await reloadChat(id).catch(() => undefined)
    live.change(signal, (it) => {
      const { answer } = it.turn
      if (chat && hasAnswer(chat, it.turn)) return undefined
      const status = chat ? ('interrupted' as const) : ('lost' as const)
      const isOpen = isBeingWritten(answer) || answer.status === 'lost'
      return { ...it, turn: { ...it.turn, answer: isOpen ? { ...answer, status } : answer } }
    })
  }

  /**
   * Reads the chat where nobody knows what became of its last answer, or where a stream that seems to
   * go on may have died while the computer slept.
   */
  async function lookAgain(): Promise<void> {
    if (shown?.chatId === undefined) return
    const { chatId: id, signal, turn } = shown
    if (isBeingWritten(turn.answer)) {
      const chat = await peekChat(id).catch(() => undefined)
      if (!chat || isChatBusy(chat) || !hasAnswer(chat, turn)) return
      live.hangUp(signal)
    }
    await handOver(id, signal)
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
    /** What its answers go by. */
    options: chatOptions.options,
    changeOptions: (part: Partial<ChatOptions>) =>
      chatOptions.change(shown?.chatId ?? chatId, part),
    ask,
    lookAgain,
    /** Undefined while there is nothing that could be stopped. */
    stop: busy && last.answer.messageId ? stop : undefined,
    stopping: stopAnswer.isPending,
  }
}

function toFailed(answer: Answer): Answer {
  return { ...answer, status: 'error' }
}
