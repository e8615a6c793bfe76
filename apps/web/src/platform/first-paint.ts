/**
 * Puts a load off until the page has been painted for the first time, so that what it shows then does
 * not share the line with what comes after; later on it loads at once.
 */
export function afterFirstPaint<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => firstPaint().then(load)
}

let painted: Promise<void> | undefined

function firstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    // A page in a tab that nobody sees is not painted.
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
