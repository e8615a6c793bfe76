import { peekChat, useReloadChat } from '../api.ts'
import { hasAnswer, isBeingWritten, isChatBusy } from '../turns.ts'
import type { Live } from './use-live-turn.ts'

/**
 * Shows the chat as the server has it from now on; if the server lacks the answer, the streamed one
 * stays.
 */
export type HandOver = (chatId: string, signal: AbortSignal) => Promise<void>

/** Replaces the streamed turn by the chat from the server. */
export function useHandOver({ shown, change, hangUp }: Live) {
  const reloadChat = useReloadChat()

  const handOver: HandOver = async (chatId, signal) => {
    const chat = await reloadChat(chatId).catch(() => undefined)
    change(signal, (it) => {
      const { answer } = it.turn
      if (chat && hasAnswer(chat, it.turn)) return undefined
      const status = chat ? ('interrupted' as const) : ('lost' as const)
      const isOpen = isBeingWritten(answer) || answer.status === 'lost'
      return { ...it, turn: { ...it.turn, answer: isOpen ? { ...answer, status } : answer } }
    })
  }

  /**
   * Fetches the chat if it is unknown what happened to its last answer, or if a stream may have
   * died while the computer slept.
   */
  async function lookAgain(): Promise<void> {
    if (shown?.chatId === undefined) return
    const { chatId, signal, turn } = shown
    if (isBeingWritten(turn.answer)) {
      const chat = await peekChat(chatId).catch(() => undefined)
      if (!chat || isChatBusy(chat) || !hasAnswer(chat, turn)) return
      hangUp(signal)
    }
    await handOver(chatId, signal)
  }

  return { handOver, lookAgain }
}
