import { useLingui } from '@lingui/react/macro'
import { Mic, MicOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { startListening } from '../../../platform/listening.ts'
import { useSteady } from '../../../platform/use-steady.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { toast } from '../../../ui/overlays/toast.ts'

interface VoiceButtonProps {
  listening: boolean
  onListeningChange: (listening: boolean) => void
  onText: (text: string) => void
}

/** Types what is said, one utterance per press. */
export function VoiceButton({ listening, onListeningChange, onText }: VoiceButtonProps) {
  const { t } = useLingui()
  const stop = useRef<() => void>(undefined)
  // The text is added to what has been typed by the time it is heard.
  const addText = useSteady(onText)
  useEffect(() => () => stop.current?.(), [])

  function tellError(code: string) {
    if (code === 'not-allowed' || code === 'service-not-allowed') {
      toast.message(t`The microphone may not be used here. Allow it in your browser to speak.`)
    } else if (code === 'no-speech') {
      toast.message(t`Nothing was heard. Press the microphone and try again.`)
    } else if (code === 'audio-capture') {
      toast.message(t`No microphone was found.`)
    } else {
      toast.message(t`What you said could not be recognised. Please try again.`)
    }
  }

  function toggle() {
    if (listening) return stop.current?.()
    stop.current = startListening({
      onText: addText,
      onError: tellError,
      onEnd: () => onListeningChange(false),
    })
    if (stop.current) onListeningChange(true)
    // biome-ignore lint/suspicious/noAlert: docs/product.md, errors, asks for an alert
    else window.alert(t`Speech recognition is not supported in this browser.`)
  }

  return (
    <IconButton
      label={t`Speak`}
      icon={listening ? MicOff : Mic}
      aria-pressed={listening}
      onClick={toggle}
    />
  )
}
