/// <reference lib="dom" />
import type { Page } from '@playwright/test'

type Held = Window & { feedAnswer?: (event: object) => void; endAnswer?: () => void }

/** A stream that a test writes itself. */
export type HeldStream = {
  /** Sends an event, once the page has asked. */
  send: (event: object) => Promise<void>
  end: () => Promise<void>
}

/**
 * Answers the page's next question from the test, which may take its time as a model does. Everything
 * else goes to the server; call it before the page is opened.
 */
export async function holdStream(page: Page): Promise<HeldStream> {
  await page.addInitScript(() => {
    const held = window as Held
    const send = window.fetch.bind(window)
    let taken = false
    window.fetch = async (input, init) => {
      if (taken || !String(input).endsWith('-stream')) return send(input, init)
      taken = true
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder()
          held.feedAnswer = (event) =>
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
          held.endAnswer = () => controller.close()
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
  })
  const asked = () => page.waitForFunction(() => (window as Held).feedAnswer !== undefined)
  return {
    send: async (event) => {
      await asked()
      await page.evaluate((sent) => (window as Held).feedAnswer?.(sent), event)
    },
    end: async () => {
      await asked()
      await page.evaluate(() => (window as Held).endAnswer?.())
    },
  }
}
