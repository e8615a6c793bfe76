import { useEffect, useEffectEvent } from 'react'
import { takePendingPrompt } from '../../platform/pending-prompt.ts'

/** Asks what a visitor wrote on the landing page before they signed in. */
export function usePendingPrompt(ask: (prompt: string) => unknown): void {
  const onPrompt = useEffectEvent(ask)
  useEffect(() => {
    // Delayed until the page is mounted: React mounts effects twice in development.
    const timer = setTimeout(() => {
      const prompt = takePendingPrompt()?.trim()
      if (prompt) onPrompt(prompt)
    })
    return () => clearTimeout(timer)
  }, [])
}
