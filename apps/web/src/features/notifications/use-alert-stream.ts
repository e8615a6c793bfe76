import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ALERT_STREAM, type Alert, type AlertNews, askForUnread, showNews } from './api.ts'

/** The pause after an answer that ends a stream for good, such as that of an overloaded server. */
const AGAIN_AFTER_MS = 30_000

/**
 * Listens while the tab is visible: a browser has six connections per site, and every open tab
 * would hold one. Each opening reports the current state, so that nothing is missed meanwhile.
 * Answers the latest alert that arrived while listening.
 */
export function useAlertStream(): Alert | undefined {
  const queryClient = useQueryClient()
  const [latest, setLatest] = useState<Alert>()

  useEffect(() => {
    let source: EventSource | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let newestSeen: string | undefined

    function open() {
      source = new EventSource(ALERT_STREAM)
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const news: AlertNews = JSON.parse(data)
        showNews(queryClient, news)
        const at = news.latest?.updatedAt ?? ''
        // Alerts from before listening started are counted, not announced.
        if (newestSeen !== undefined && news.latest && at > newestSeen) setLatest(news.latest)
        if (newestSeen === undefined || at > newestSeen) newestSeen = at
      }
      source.onerror = () => {
        // The browser reopens a broken connection, but not a refused one.
        if (source?.readyState !== EventSource.CLOSED) return
        void askForUnread(queryClient)
        again = setTimeout(open, AGAIN_AFTER_MS)
      }
    }

    function close() {
      clearTimeout(again)
      source?.close()
      source = undefined
    }

    function followVisibility() {
      close()
      if (document.visibilityState === 'visible') open()
    }

    followVisibility()
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      close()
    }
  }, [queryClient])

  return latest
}
