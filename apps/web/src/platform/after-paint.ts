/** A hidden tab paints no frames, so the wait has a time limit. */
const AT_MOST_MS = 100

/** Resolves once the next frame is painted, or after a tenth of a second; at once in a hidden tab. */
export function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_MOST_MS)
  })
}
