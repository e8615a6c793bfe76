import { peekChat, useReloadChat } from '../api.ts'
import { hasAnswer, isBeingWritten, isChatBusy } from '../turns.ts'
import type { Live } from './use-live-turn.ts'

/** From now on the chat is shown as the server has it; where that has no such answer, what was streamed stays. */
export type HandOver = (chatId: string, signal: AbortSignal) => Promise<void>

/** Replaces the turn that was streamed here by the chat as the server has it. */
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
   * Reads the chat where nobody knows what became of its last answer, or where a stream that seems to
   * go on may have died while the computer slept.
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
