import { useEffect } from 'react'

/**
 * Keeps the screen on while this is drawn, if the device allows it; asks again when the page is
 * shown again.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let isOver = false
    let lock: WakeLockSentinel | undefined

    async function hold() {
      if (isOver || document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) await held.release()
        else lock = held
      } catch {
        // A device with a low battery refuses; the screen then goes dark as usual.
      }
    }

    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
