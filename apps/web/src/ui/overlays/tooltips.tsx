import { useEffect } from 'react'
import { afterFirstPaint } from '../../platform/first-paint.ts'

const loadTooltips = afterFirstPaint(() => import('./start-tooltips.ts'))

/**
 * Stands once, at the end of the app. Whatever has `data-tooltip="…"` (every `IconButton` does) shows
 * it on hover and keyboard focus; Escape hides it. The text is never the only name of a thing. Its
 * code is fetched when the page stands.
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
