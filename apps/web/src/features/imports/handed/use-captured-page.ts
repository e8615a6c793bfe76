import { RECEIVED_MESSAGE } from '@potluck/capture'
import { useEffect, useEffectEvent } from 'react'
import type { CapturedPage } from './kept-source.ts'
import { readCaptured } from './read-captured.ts'

/**
 * Takes a page that the tab which opened this one hands over (the bookmark), or a script of the
 * browser extension in this tab. It is sent until the answer says that it has come.
 */
export function useCapturedPage(onPage: (page: CapturedPage) => void): void {
  const take = useEffectEvent(onPage)

  useEffect(() => {
    const opener: Window | null = window.opener

    function receive({ source, data }: MessageEvent) {
      if (source !== window && (opener === null || source !== opener)) return
      const page = readCaptured(data)
      if (!page) return
      take(page)
      // It carries nothing, so whoever listens may hear it.
      source.postMessage({ type: RECEIVED_MESSAGE }, { targetOrigin: '*' })
    }

    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])
}
