import { t } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { toast } from '../../../ui/overlays/toast.ts'
import { readStream, type StreamEvent } from '../stream-events.ts'
import { takeEvent } from '../turns.ts'
import type { HandOver } from './use-hand-over.ts'
import type { Live } from './use-live-turn.ts'

/** Reads the stream of an answer into the turn on screen, and then switches to the server's chat. */
export type ReadAnswer = (response: Response, chatId: string, signal: AbortSignal) => Promise<void>

interface ReadOptions {
  live: Live
  handOver: HandOver
}

/** Applies each event to the page: its turn, its address, and errors to report. */
export function useReadAnswer({ live, handOver }: ReadOptions): ReadAnswer {
  const navigate = useNavigate()

  async function take(event: StreamEvent, chatId: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    live.changeAnswer(signal, (answer) => takeEvent(answer, event))
    if (event.type === 'start' || event.type === 'complete') await moveTo(chatId, signal)
    if (event.type === 'error') {
      const reason = event.message
      toast.error(t`Failed to generate recipe: ${reason}`)
    }
  }

  /** Gives the chat its address without interrupting the page and the stream. */
  async function moveTo(chatId: string, signal: AbortSignal): Promise<void> {
    live.change(signal, (it) => ({ ...it, places: [...it.places, chatId] }))
    await navigate({ to: '/ai/$chatId', params: { chatId }, replace: true, resetScroll: false })
    live.change(signal, (it) => ({ ...it, places: [chatId] }))
  }

  return async (response, chatId, signal) => {
    try {
      for await (const event of readStream(response)) await take(event, chatId, signal)
    } catch {
      // The connection was cut: the server continues writing, and the chat is fetched from it.
    }
    if (!signal.aborted) await handOver(chatId, signal)
  }
}
