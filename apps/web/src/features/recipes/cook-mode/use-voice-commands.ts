import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { startListening } from '../../../platform/listening.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { isSpeaking } from './read-aloud.ts'
import { readVoiceCommand, type VoiceCommand } from './voice-command.ts'

/**
 * Whether the page listens for commands, and the switch for it. It does not listen while it reads
 * aloud itself.
 */
export function useVoiceCommands(onCommand: (command: VoiceCommand) => void) {
  const [listens, setListens] = useState(false)

  const handleText = useEffectEvent((heard: string) => {
    const command = isSpeaking() ? undefined : readVoiceCommand(heard)
    if (command) onCommand(command)
  })

  const handleError = useEffectEvent((code: string) => {
    // These only mean that nobody spoke for a while: listening starts again.
    if (code === 'no-speech' || code === 'network') return
    setListens(false)
    toast.message(t`The microphone may not be used here. Allow it in your browser to speak.`)
  })

  useEffect(() => {
    if (!listens) return
    let isOver = false
    let stop: (() => void) | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    // Browsers end a recognition by themselves after a while.
    const listen = () => {
      stop = startListening(
        {
          onText: handleText,
          onError: handleError,
          onEnd: () => {
            if (!isOver) again = setTimeout(listen, 250)
          },
        },
        { continuous: true },
      )
    }
    listen()
    return () => {
      isOver = true
      clearTimeout(again)
      stop?.()
    }
  }, [listens])

  return { listens, toggle: () => setListens((before) => !before) }
}
