/**
 * Delays a load until the page's first paint, so that it does not compete with what the page shows
 * first; later it loads at once.
 */
export function afterFirstPaint<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => firstPaint().then(load)
}

let painted: Promise<void> | undefined

function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    // A hidden tab is not painted.
    if (document.visibilityState === 'hidden') return resolve()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
  return painted
}
