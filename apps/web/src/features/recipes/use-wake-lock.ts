import { useEffect } from 'react'

/** Whether this browser can be asked to keep the screen on: only over https, or on this machine. */
export const canKeepScreenOn = () => 'wakeLock' in navigator

/**
 * Keeps the screen on while it is wanted, if the device allows it; asks again when the page is shown
 * again.
 */
export function useWakeLock(isWanted = true): void {
  useEffect(() => {
    if (!isWanted || !canKeepScreenOn()) return
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
  }, [isWanted])
}
