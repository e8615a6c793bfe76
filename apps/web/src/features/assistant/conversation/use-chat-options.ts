import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { toast } from '../../../ui/overlays/toast.ts'
import { type ChatOptions, useSetChatOptions } from '../api.ts'
import { findRememberedOptions, rememberOptions } from '../options/remembered-options.ts'

/**
 * The options of answers: the open chat's own, for a new chat those chosen last in this browser.
 * `stored` are the open chat's, undefined until they are known.
 */
export function useChatOptions(stored: ChatOptions | undefined) {
  const [remembered, setRemembered] = useState(findRememberedOptions)
  const setChatOptions = useSetChatOptions()
  const { usePantry, units } = stored ?? remembered
  const options: ChatOptions = { usePantry, units }

  /** Changes a chat's options; without an id those of the next new chat. */
  function change(chatId: string | undefined, part: Partial<ChatOptions>) {
    const next = { ...options, ...part }
    setRemembered(next)
    rememberOptions(next)
    if (chatId === undefined) return
    setChatOptions.mutate(
      { id: chatId, options: part },
      { onError: () => toast.error(t`Failed to save what answers go by. Please try again.`) },
    )
  }

  return { options, change }
}
