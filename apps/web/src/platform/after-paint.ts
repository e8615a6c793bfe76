/** Resolves once the next frame is painted; at once in a tab that nobody sees, which paints none. */
export function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
