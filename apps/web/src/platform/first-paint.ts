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
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  return painted
}
