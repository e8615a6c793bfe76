/// <reference lib="dom" />
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    interactionMs: number[]
  }
}

/** Records the duration of every interaction of a page, from the press to the next painted frame. */
export async function observeInteractions(page: Page) {
  await page.addInitScript(() => {
    window.interactionMs = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) window.interactionMs.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  return {
    forget: () =>
      page.evaluate(() => {
        window.interactionMs = []
      }),
    /** Milliseconds, in steps of 8 as browsers round them; 16 where all were shorter. */
    longest: async () => {
      // Entries are reported only after their frame was painted.
      await page.waitForTimeout(500)
      return page.evaluate(() => Math.max(16, ...window.interactionMs))
    },
  }
}
