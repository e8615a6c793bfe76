import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toast } from '../../../ui/overlays/toast.ts'
import { type ChatOptions, chatQuery, useStopAnswer } from '../api.ts'
import { addTurn, isBeingWritten, toTurns } from '../turns.ts'
import { useAsk } from './use-ask.ts'
import { useChatOptions } from './use-chat-options.ts'
import { useFollowAnswer } from './use-follow-answer.ts'
import { useHandOver } from './use-hand-over.ts'
import { useLiveTurn } from './use-live-turn.ts'
import { useOpenChat } from './use-open-chat.ts'
import { useReadAnswer } from './use-read-answer.ts'
import { useReturn } from './use-return.ts'

/** A chat (undefined for a new one): its turns, asking, following, stopping and retrying. */
export function useConversation(chatId: string | undefined) {
  const live = useLiveTurn(chatId)
  const { shown } = live
  const openId = shown?.chatId ?? chatId
  const stopAnswer = useStopAnswer()
  const stored = useQuery({
    ...chatQuery(chatId ?? ''),
    enabled: chatId !== undefined && shown === undefined,
  })
  const { options, change } = useChatOptions(chatId === undefined ? undefined : stored.data)
  const messages = chatId === undefined ? undefined : stored.data?.messages
  const storedTurns = useMemo(() => (messages ? toTurns(messages) : []), [messages])
  const turns = shown ? addTurn(storedTurns, shown.turn) : storedTurns
  const last = turns.at(-1)
  const busy = last !== undefined && isBeingWritten(last.answer)
  const isLost = last?.answer.status === 'lost'

  const { handOver, lookAgain } = useHandOver(live)
  const openChat = useOpenChat(options)
  const read = useReadAnswer({ live, handOver })
  const follow = useFollowAnswer({ live, openChat, read })
  const ask = useAsk({ live, openId, openChat, follow })
  useReturn(lookAgain, busy || isLost)

  function stop() {
    if (openId === undefined) return
    stopAnswer.mutate(openId, {
      onError: () => toast.error(t`Failed to stop the answer. Please try again.`),
    })
  }

  return {
    turns,
    busy,
    /** The chat is not loaded yet; `chat` says whether loading failed. */
    loading: chatId !== undefined && turns.length === 0 && stored.isPending,
    chat: stored,
    /** The options of its answers. */
    options,
    changeOptions: (part: Partial<ChatOptions>) => change(openId, part),
    ask,
    lookAgain,
    /** Undefined if there is nothing to stop. */
    stop: busy && last.answer.messageId ? stop : undefined,
    stopping: stopAnswer.isPending,
  }
}
