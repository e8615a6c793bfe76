import { useEffect, useRef, useState } from 'react'
import { type Answer, type Ask, startTurn, type Turn } from '../turns.ts'

/** The exchange this page is following itself, until the chat that is read from the server has it. */
interface LiveTurn {
  /** The addresses at which it is on screen: while a first answer starts, /ai and its chat's. */
  places: (string | undefined)[]
  chatId: string | undefined
  turn: Turn
  signal: AbortSignal
}

/**
 * The one exchange that is followed here. It belongs to the signal it began with, which is aborted
 * when the next one begins or the reader goes to another chat; after that nothing changes it.
 */
export function useLiveTurn(chatId: string | undefined) {
  const [live, setLive] = useState<LiveTurn>()
  const following = useRef<AbortController>(undefined)

  useEffect(() => {
    // The reader went to another chat; this one is finished and stored without them.
    if (live && !live.places.includes(chatId)) {
      following.current?.abort()
      setLive(undefined)
    }
  }, [live, chatId])
  useEffect(() => () => following.current?.abort(), [])

  function begin(ask: Ask, openId: string | undefined): AbortSignal {
    following.current?.abort()
    following.current = new AbortController()
    const { signal } = following.current
    setLive({ places: [chatId], chatId: openId, turn: startTurn(ask), signal })
    return signal
  }

  /** Undefined as the change ends it. */
  function change(signal: AbortSignal, to: (live: LiveTurn) => LiveTurn | undefined) {
    setLive((current) => (current?.signal === signal ? to(current) : current))
  }

  function changeAnswer(signal: AbortSignal, to: (answer: Answer) => Answer) {
    change(signal, (it) => ({ ...it, turn: { ...it.turn, answer: to(it.turn.answer) } }))
  }

  /** Nothing more is heard of it; what came stays until it is changed. */
  function hangUp(signal: AbortSignal) {
    if (following.current?.signal === signal) following.current.abort()
  }

  return {
    shown: live?.places.includes(chatId) ? live : undefined,
    begin,
    change,
    changeAnswer,
    hangUp,
  }
}

export type Live = ReturnType<typeof useLiveTurn>
