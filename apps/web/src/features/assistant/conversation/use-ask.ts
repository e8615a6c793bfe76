import { t } from '@lingui/core/macro'
import { toast } from '../../../ui/overlays/toast.ts'
import { useSession } from '../../auth/index.ts'
import type { Ask } from '../turns.ts'
import type { FollowAnswer } from './use-follow-answer.ts'
import type { Live } from './use-live-turn.ts'
import type { OpenChat } from './use-open-chat.ts'

interface AskOptions {
  live: Live
  /** The open chat; undefined for a new one. */
  openId: string | undefined
  openChat: OpenChat
  follow: FollowAnswer
}

/** Asks in the open chat, or opens one first. False if none could be opened. */
export function useAsk({ live, openId, openChat, follow }: AskOptions) {
  const user = useSession()

  return async (asked: Ask): Promise<boolean> => {
    if (!user) {
      toast.error(t`Please log in to generate recipes.`)
      return false
    }
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
}
