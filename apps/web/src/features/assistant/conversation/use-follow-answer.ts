import { t } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { CallError } from '../../../platform/call.ts'
import { useStartAnswer } from '../api.ts'
import type { Answer, Ask } from '../turns.ts'
import { tellNotStarted } from './failures.ts'
import type { Live } from './use-live-turn.ts'
import type { OpenChat } from './use-open-chat.ts'
import type { ReadAnswer } from './use-read-answer.ts'

/** Starts the answer to a question in a chat, and follows it to its end. */
export type FollowAnswer = (chatId: string, asked: Ask, signal: AbortSignal) => Promise<void>

interface FollowOptions {
  live: Live
  openChat: OpenChat
  read: ReadAnswer
}

/** Reports why if no answer is started. */
export function useFollowAnswer({ live, openChat, read }: FollowOptions): FollowAnswer {
  const navigate = useNavigate()
  const startAnswer = useStartAnswer()

  async function follow(chatId: string, asked: Ask, signal: AbortSignal): Promise<void> {
    try {
      const response = await startAnswer.mutateAsync({ chatId, ask: asked, signal })
      await read(response, chatId, signal)
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

  /** The open chat was deleted elsewhere: the question is asked in a new one. */
  async function followElsewhere(asked: Ask, signal: AbortSignal): Promise<void> {
    const chatId = await openChat(asked.prompt, t`Failed to start new chat session`)
    if (signal.aborted) return
    if (chatId === undefined) return live.changeAnswer(signal, toFailed)
    live.change(signal, (it) => ({ ...it, chatId }))
    await follow(chatId, asked, signal)
  }

  return follow
}

function toFailed(answer: Answer): Answer {
  return { ...answer, status: 'error' }
}
