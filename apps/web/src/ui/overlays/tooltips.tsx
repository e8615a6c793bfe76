import { useEffect } from 'react'
import { afterFirstPaint } from '../../platform/first-paint.ts'

const loadTooltips = afterFirstPaint(() => import('./start-tooltips.ts'))

/**
 * Drawn once, at the end of the app. Elements with `data-tooltip="…"` (every `IconButton`) show it
 * on hover and keyboard focus; Escape hides it. The text must never be an element's only name. Its
 * code is loaded after the page.
 */
export function Tooltips() {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void loadTooltips().then(({ startTooltips }) => {
      if (!isGone) stop = startTooltips()
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return null
}
