import { useEffect, useEffectEvent } from 'react'

/** Calls back when the reader returns to the page, or the network comes back, while `wanted`. */
export function useReturn(onReturn: () => void, wanted: boolean): void {
  const handleReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn()
  })
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('online', () => handleReturn(), { signal })
    window.addEventListener('focus', () => handleReturn(), { signal })
    document.addEventListener('visibilitychange', () => handleReturn(), { signal })
    return () => controller.abort()
  }, [wanted])
}
