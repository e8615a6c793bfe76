import { useEffect, useRef, useState } from 'react'
import { type Answer, type Ask, startTurn, type Turn } from '../turns.ts'

/** The turn that this page streams itself, until the fetched chat contains it. */
interface LiveTurn {
  /** The addresses at which it is shown: for the first answer both /ai and its chat's. */
  places: (string | undefined)[]
  chatId: string | undefined
  turn: Turn
  signal: AbortSignal
}

/**
 * The one turn that is streamed here. It belongs to the signal it started with, which is aborted
 * when the next one starts or the reader goes to another chat; after that nothing changes it.
 */
export function useLiveTurn(chatId: string | undefined) {
  const [live, setLive] = useState<LiveTurn>()
  const following = useRef<AbortController>(undefined)

  useEffect(() => {
    // The reader went to another chat; the answer is finished and stored without them.
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

  /** Undefined ends it. */
  function change(signal: AbortSignal, to: (live: LiveTurn) => LiveTurn | undefined) {
    setLive((current) => (current?.signal === signal ? to(current) : current))
  }

  function changeAnswer(signal: AbortSignal, to: (answer: Answer) => Answer) {
    change(signal, (it) => ({ ...it, turn: { ...it.turn, answer: to(it.turn.answer) } }))
  }

  /** Stops following it; the text so far stays until it is changed. */
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
